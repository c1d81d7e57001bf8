import type { Browser, Page } from 'playwright-core';
import { type Look, openContext, openPage, type Site } from './harness.ts';

const TEXTS = {
  he: {
    open: 'לפתוח שולחן',
  },
} as const;

export { TEXTS };

export interface Guest {
  readonly name: string;
  readonly page: Page & { readonly complaints: readonly string[] };
}

/** Someone opens a table by hand: home, mode, name. */
export const openTable = async (
  browser: Browser,
  site: Site,
  { name, mode = 'teams', look = {} }: { name: string; mode?: string; look?: Look },
): Promise<Guest & { readonly url: string }> => {
  const context = await openContext(browser, look);
  const page = await openPage(context, site.origin);
  await page.getByTestId('open-table').click();
  await page.locator(`input[type=radio][value=${mode}]`).check();
  await page.getByTestId('name').fill(name);
  await page.getByTestId('name').press('Enter');
  await page.getByTestId('code').waitFor();
  return { name, page, url: page.url() };
};

/** Link, name, in. */
export const joinTable = async (
  browser: Browser,
  url: string,
  { name, look = {} }: { name: string; look?: Look },
): Promise<Guest> => {
  const context = await openContext(browser, look);
  const page = await openPage(context, url);
  await page.getByTestId('name').fill(name);
  await page.getByTestId('name').press('Enter');
  await page.getByTestId('lobby').waitFor();
  return { name, page };
};

export const sit = async ({ page }: Guest, seat: string) => {
  await page.locator(`[data-seat="${seat}"]`).click();
  await page.locator(`[data-mine="${seat}"]`).waitFor();
};
