/** @module-tag slow */

import { expect, test } from 'vitest';
import { browserAndGallery } from './here.ts';
import { look, titleOf } from './layout-sample.ts';

const here = browserAndGallery();

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

const SIGHTS = (
  ['decryptoOverTv', 'decryptoAnswerTv', 'decryptoSheet', 'decryptoIntercept'] as const
).flatMap((screen) =>
  WINDOWS.map((size) => ({ screen, size, theme: 'light' as const, locale: 'he' as const })),
);

test.each(SIGHTS.map((sight) => [titleOf(sight), sight] as const))(
  'no word of a sheet is broken: %s',
  async (_, sight) => {
    const faults = await look(here.browser, here.gallery, sight);
    expect(faults.filter((fault) => fault.startsWith('a word on two lines'))).toEqual([]);
  },
);
