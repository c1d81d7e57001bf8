import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, type Site, TURNED } from './harness.ts';
import { faultsOfLesson } from './lesson-looks.ts';
import { lessonFile } from './lesson-play.ts';
import { openSiteForTests } from './open-site.ts';

let browser: Browser;
let site: Site;
openSiteForTests((openedBrowser, openedSite) => {
  [browser, site] = [openedBrowser, openedSite];
});

const LOOKS = ['classic-1', 'classic-2', 'duet-1', 'decrypto-1'].flatMap((name) =>
  (['he', 'en'] as const).flatMap((locale) =>
    (['dark', 'light'] as const).map((theme) => ({ name, locale, theme })),
  ),
);

test.each(LOOKS)(
  'every step that is asked or said of $name, $locale, $theme, in every window',
  async (look) => {
    const { steps } = lessonFile(`${look.name}.${look.locale}`);
    const asked = steps.flatMap(({ you, waits }, nth) => (you || waits ? [nth] : []));
    const moments = [...asked, steps.length];
    const windows = [...SIZES, ...TURNED];
    expect(await faultsOfLesson(browser, site, { ...look, moments, windows })).toEqual([]);
  },
);
