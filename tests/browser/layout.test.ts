import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness.ts';
import { look, sampleOf, titleOf } from './layout-sample.ts';
import { type Gallery, openGallery } from './screens.ts';

/** Another seed looks at other sizes; the soak looks at all of them. */
const SEED = Number(process.env.LAYOUT_SEED ?? 1);

let browser: Browser;
let gallery: Gallery;
beforeAll(async () => {
  [browser, gallery] = await Promise.all([launchBrowser(), openGallery()]);
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

describe(`each screen fits, reads and can be touched (seed ${SEED})`, () => {
  test.each(sampleOf(SEED).map((sight) => [titleOf(sight), sight] as const))(
    '%s',
    async (_, sight) => {
      expect(await look(browser, gallery, sight)).toEqual([]);
    },
  );
});
