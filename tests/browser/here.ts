import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { testBrowser } from './harness.ts';
import { type Gallery, openGallery } from './screens.ts';

/** A browser and a gallery for the tests of one file, from before the first until after the last. */
export const browserAndGallery = () => {
  const here = {} as { browser: Browser; gallery: Gallery };
  beforeAll(async () => {
    [here.browser, here.gallery] = await Promise.all([testBrowser(), openGallery()]);
  });
  afterAll(async () => {
    await here.browser?.close();
    await here.gallery?.close();
  });
  return here;
};
