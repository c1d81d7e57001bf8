import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness.ts';
import { ALL_SIGHTS, look, titleOf } from './layout-sample.ts';
import { type Gallery, openGallery } from './screens.ts';

let browser: Browser;
let gallery: Gallery;
beforeAll(async () => {
  [browser, gallery] = await Promise.all([launchBrowser(), openGallery()]);
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

describe('every screen at every size, in both themes and languages', () => {
  test.each(ALL_SIGHTS.map((sight) => [titleOf(sight), sight] as const))('%s', async (_, sight) => {
    expect(await look(browser, gallery, sight)).toEqual([]);
  });
});
