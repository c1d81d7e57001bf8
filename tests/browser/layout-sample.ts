import { pick, seededRandom, shuffled } from '@remez/rules';
import { patience } from '@remez/server/testing';
import type { Browser } from 'playwright-core';
import { passTheatre, SIZES, type Size, TURNED } from './harness.ts';
import { faultsOf } from './layout-checks.ts';
import {
  expectedOf,
  type Gallery,
  isFramed,
  isPlaying,
  isTheatre,
  SCREENS,
  type ScreenName,
} from './screens.ts';

const THEMES = ['dark', 'light'] as const;
const LOCALES = ['he', 'en'] as const;

/** One browser window: how large, in which theme and language. */
interface Look {
  readonly size: Size;
  readonly theme: (typeof THEMES)[number];
  readonly locale: (typeof LOCALES)[number];
}
export interface Sight extends Look {
  readonly screen: ScreenName;
}

export const LOOKS: readonly Look[] = [...SIZES, ...TURNED].flatMap((size) =>
  THEMES.flatMap((theme) => LOCALES.map((locale) => ({ size, theme, locale }))),
);

export const titleOf = ({ screen, size, theme, locale }: Sight): string =>
  `${screen} at ${size.width}×${size.height}, ${theme}, ${locale}`;

const looksOf = (seed: number): readonly Sight[] => {
  const random = seededRandom(seed);
  const looks = shuffled(LOOKS, random);
  const small = LOOKS.filter(({ size }) => size === SIZES[0]);
  return SCREENS.map((screen, index) => {
    const isTight = isPlaying(screen) || isFramed(screen);
    const look = isTight && index % 2 === 0 ? pick(small, random) : undefined;
    return { ...(look ?? looks[index % looks.length] ?? pick(LOOKS, random)), screen };
  });
};

/** So many seeds in a row come upon every screen. */
const SHARES = 5;

/**
 * Every fifth screen, five seeds in a row all of them, each with a look of its own; the smallest
 * phone comes up most. The soak looks at all.
 */
export const sampleOf = (seed: number): readonly Sight[] =>
  looksOf(seed).filter((_, index) => index % SHARES === seed % SHARES);

/** Opens each in turn and says what is wrong with it, by its title. */
export const look = async (
  browser: Browser,
  gallery: Gallery,
  { screen, size, theme, locale }: Sight,
): Promise<readonly string[]> => {
  const context = await browser.newContext({
    viewport: size,
    locale: locale === 'he' ? 'he-IL' : 'en-GB',
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: size.width < 1000,
    /** Only here: axe is a script that our policy would not let in. */
    bypassCSP: true,
  });
  context.setDefaultTimeout(patience(60));
  if (!isTheatre(screen)) await passTheatre(context);
  try {
    const page = await gallery.open(context, screen);
    return await faultsOf(page, {
      playing: isPlaying(screen),
      framed: isFramed(screen),
      locale,
      expected: expectedOf(screen),
    });
  } finally {
    await context.close();
  }
};
