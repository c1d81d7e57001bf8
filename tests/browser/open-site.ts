import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Site, startSite, testBrowser } from './harness.ts';

/** A browser and a site for all tests of a file or a group, closed after the last of them. */
export const openSiteForTests = (
  onOpened: (browser: Browser, site: Site) => void,
  { start = startSite }: { readonly start?: () => Promise<Site> } = {},
) => {
  let close = async () => {};
  beforeAll(async () => {
    const [browser, site] = await Promise.all([testBrowser(), start()]);
    close = async () => {
      await browser.close();
      await site.close();
    };
    onOpened(browser, site);
  });
  afterAll(() => close());
};
