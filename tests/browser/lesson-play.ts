import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Look, type Site, untilAtGame } from './harness.ts';
import { focusedCard, isFocused, tabTo, walkTo } from './keys.ts';
import { arrive, type Guest } from './people.ts';

/** Someone learns a game with nothing but a keyboard, as the scenario of the lesson has it. */

/** Bots of tests have no time to lose. */
export const PACE = '0.02';

interface Step {
  readonly by: string;
  readonly do: string;
  readonly word?: string;
  readonly count?: number;
  readonly meant?: readonly string[];
  readonly clues?: readonly string[];
  readonly code?: string;
  readonly coach?: string;
  readonly you?: true;
  readonly waits?: true;
}

export interface LessonFile {
  readonly steps: readonly Step[];
}

export const lessonFile = (name: string): LessonFile =>
  JSON.parse(
    readFileSync(new URL(`../../scenarios/lessons/${name}.json`, import.meta.url), 'utf8'),
  );

export const startLesson = async (
  browser: Browser,
  site: Pick<Site, 'origin'>,
  { game, look = {} }: { readonly game: string; readonly look?: Look },
): Promise<Guest> => {
  const guest = await arrive(browser, `${site.origin}/learn/${game}`, {
    name: 'me',
    look,
    async prepare(context) {
      await context.addInitScript((pace) => localStorage.setItem('remez.bot-pace', pace), PACE);
    },
  });
  await untilAtGame(guest.page);
  return guest;
};

/** What is to be pressed next is marked, and it is this. */
export const untilRing = (page: Page, selector: string) =>
  page.locator(`${selector}[data-ring]`).first().waitFor();

export const press = async (page: Page, selector: string) => {
  await page.locator(selector).waitFor();
  await tabTo(page, selector).catch(() => tabTo(page, selector, 'Shift+Tab'));
  await page.keyboard.press('Enter');
};

/** The place of a word on the board. */
export const cardWith = async (page: Page, word: string): Promise<number> => {
  const words = await page.locator('[data-card] [data-word]').allTextContents();
  const card = words.indexOf(word);
  if (card < 0) throw new Error(`${word} is on no card`);
  return card;
};

const toCard = async (page: Page, card: number) => {
  if (Number.isNaN(await focusedCard(page))) {
    await tabTo(page, '[data-card]').catch(() => tabTo(page, '[data-card]', 'Shift+Tab'));
  }
  await walkTo(page, card);
};

/** Marks and guesses, whatever is asked for. */
export const guessByKeys = async (page: Page, word: string) => {
  await toCard(page, await cardWith(page, word));
  await page.keyboard.press('Enter');
  await press(page, '[data-testid=guess]');
};

const guess = async (page: Page, { word = '' }: Step) => {
  await untilRing(page, `[data-card="${await cardWith(page, word)}"]`);
  await guessByKeys(page, word);
};

const giveClue = async (page: Page, { word = '', count = 2, meant = [] }: Step) => {
  for (const each of meant) {
    const card = await cardWith(page, each);
    await untilRing(page, `[data-card="${card}"]`);
    await toCard(page, card);
    await page.keyboard.press('Enter');
    await page.locator(`[data-card="${card}"][data-meant]`).waitFor();
  }
  await untilRing(page, '[data-testid=clue-word]');
  await tabTo(page, '[data-testid=clue-word]');
  await page.keyboard.type(word);
  const shown = () => page.locator('form output').textContent();
  while (Number(await shown()) < count) {
    await untilRing(page, '[data-testid=more]');
    await press(page, '[data-testid=more]');
  }
  await untilRing(page, '[data-testid=give-clue]');
  await press(page, '[data-testid=give-clue]');
};

const transmit = async (page: Page, { clues = [] }: Step) => {
  await untilRing(page, '[data-testid=draw]');
  await press(page, '[data-testid=draw]');
  for (const [place, clue] of clues.entries()) {
    await page.getByTestId(`clue-${place}`).waitFor();
    await tabTo(page, `[data-testid=clue-${place}]`);
    await page.keyboard.type(clue);
  }
  await untilRing(page, '[data-testid=transmit]');
  await press(page, '[data-testid=transmit]');
};

export const typeDigits = async (page: Page, code: string) => {
  await page.getByTestId('slot-0').waitFor();
  await tabTo(page, '[data-testid=slot-0]').catch(() =>
    tabTo(page, '[data-testid=slot-0]', 'Shift+Tab'),
  );
  await page.keyboard.type(code);
};

export const layDigits = async (page: Page, code: string) => {
  await typeDigits(page, code);
  /** The button says what would be answered, once the table knows of it. */
  const named = [...code].join('.');
  await page.getByTestId('answer').filter({ hasText: named }).waitFor();
};

const answer = async (page: Page, { code = '' }: Step) => {
  await layDigits(page, code);
  await untilRing(page, '[data-testid=answer]');
  await press(page, '[data-testid=answer]');
};

const DO: { readonly [verb: string]: (page: Page, step: Step) => Promise<void> } = {
  guess,
  clue: giveClue,
  stop: async (page) => {
    await untilRing(page, '[data-testid=stop]');
    await press(page, '[data-testid=stop]');
  },
  transmit,
  decode: answer,
  intercept: answer,
};

/** The coach has come to this step; what the game's own screen tells before it is looked at first. */
export const untilCoach = async (page: Page, key: string) => {
  const coach = page.getByTestId('coach');
  for (;;) {
    await page.locator(`[data-testid=coach]:is([data-key=${key}], [data-key=staged])`).waitFor();
    if ((await coach.getAttribute('data-key')) === key) return;
    await untilRing(page, '[data-testid=go-on]');
    await page.locator('[data-testid=reveal][data-beat="2"]').waitFor();
    await press(page, '[data-testid=go-on]');
    await page.getByTestId('go-on').waitFor({ state: 'detached' });
  }
};

/** The last step is done, and the coach says so. */
export const untilDone = async (page: Page) => {
  await untilCoach(page, 'done');
  await page.getByTestId('learn-done').waitFor();
};

/** Does what is asked from one step to another; all else is done by the others, and read when it is to be read. */
export const playSteps = async (page: Page, { steps }: LessonFile, from: number, to: number) => {
  for (const [nth, step] of steps.entries()) {
    if (nth < from || nth >= to) continue;
    const isAsked = step.you === true || step.waits === true;
    if (isAsked && step.coach !== undefined) await untilCoach(page, step.coach);
    if (step.waits) {
      await press(page, '[data-testid=learn-go-on]');
      /** A keyboard goes on from what is said. */
      expect(await isFocused(page, '[data-testid=coach] *')).toBe(true);
    }
    if (step.you) await DO[step.do]?.(page, step);
  }
};
