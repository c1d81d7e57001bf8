import type { Page } from 'playwright-core';
import {
  begin,
  boardOf,
  cardOf,
  cardOn,
  findAll,
  guess,
  passMoments,
  untilNothingIsTold,
} from './daily-play.ts';
import type { Screen } from './screens.ts';

/** A day that is past, whenever this is run. */
const DAY = '2026-11-05';
const boardOn = async (page: Page) =>
  boardOf((await page.evaluate(() => document.documentElement.lang)) === 'en' ? 'en' : 'he', DAY);

const DAILY = {
  path: `/daily/${DAY}`,
  ready: '[data-testid=daily-begin]',
  /** The clock of the gallery stands before that day, and so its server knows nothing of it. */
  expected: /404/u,
} as const;

/** Late in a turn, with a mistake behind it and a card marked. */
const inTheMiddle = async (page: Page) => {
  const board = await boardOn(page);
  await begin(page);
  const [first = 0] = board.clues[0]?.meant ?? [];
  await guess(page, first);
  await guess(page, cardOf(board, 'bystander'));
  await untilNothingIsTold(page);
  await cardOn(page, cardOf(board, 'assassin')).click();
  await page.locator('[data-marked]').waitFor();
};

const toTheEnd = async (page: Page) => {
  await begin(page);
  await findAll(page, await boardOn(page));
  await passMoments(page, '[data-testid=finale], [data-testid=daily-result]');
};

/** The daily board, each in the middle of things. */
export const DAILY_SCREENS = {
  dailyIntro: { ...DAILY, playing: true },
  dailyGuess: { ...DAILY, playing: true, steps: inTheMiddle },
  dailyOver: {
    ...DAILY,
    playing: true,
    steps: async (page) => {
      await toTheEnd(page);
      await page.getByTestId('finale').waitFor({ state: 'detached' });
      await untilNothingIsTold(page);
    },
  },
  dailyFinale: { ...DAILY, theatre: true, steps: toTheEnd },
  dailySummary: {
    ...DAILY,
    steps: async (page) => {
      await toTheEnd(page);
      await page.getByTestId('finale').waitFor({ state: 'detached' });
      await page.getByTestId('daily-summary').click();
      await page.getByTestId('daily-summary-sheet').waitFor();
    },
  },
  dailyArchive: {
    ...DAILY,
    steps: async (page) => {
      await page.getByTestId('daily-archive').click();
      await page.getByTestId('daily-calendar').waitFor();
    },
  },
} as const satisfies { readonly [name: string]: Screen };
