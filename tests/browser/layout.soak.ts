import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testBrowser } from './harness.ts';
import { LOOKS, look, titleOf } from './layout-sample.ts';
import { type Gallery, openGallery, SCREENS } from './screens.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await testBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** A gallery for each look: its clock moves a little with every table, and no timer may run out. */
describe.each(LOOKS)('every screen at $size.width×$size.height, $theme, $locale', (how) => {
  let gallery: Gallery;
  beforeAll(async () => {
    gallery = await openGallery();
  });
  afterAll(async () => {
    await gallery?.close();
  });

  test.each(
    SCREENS.map((screen) => ({ ...how, screen })).map((sight) => [titleOf(sight), sight] as const),
  )('%s', async (_, sight) => {
    expect(await look(browser, gallery, sight)).toEqual([]);
  });
});
