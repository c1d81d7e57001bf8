import type { DailyBoard, DailyIdentity } from '@remez/rules/daily';
import type { Page } from 'playwright-core';
import { readBoards } from '../../scripts/daily/files.ts';

/** The verbs of a daily board as someone does them on their screen. */

/** The board of a day, as its author knows it. */
export const boardOf = (language: 'he' | 'en', day: string): DailyBoard => {
  const board = readBoards(language).get(day);
  if (board === undefined) throw new Error(`no board is shipped for ${day} in ${language}`);
  return board;
};

export const cardOf = ({ key }: DailyBoard, identity: DailyIdentity): number =>
  key.indexOf(identity);

export const cardOn = (page: Page, card: number) => page.locator(`[data-card="${card}"]`);

/** The first visit explains itself. */
export const begin = async (page: Page) => {
  await page.getByTestId('daily-begin').click();
  await page.getByTestId('clue').waitFor();
};

/** A touch marks, and the button guesses. */
export const guess = async (page: Page, card: number) => {
  await cardOn(page, card).click();
  await page.getByTestId('guess').click();
  await cardOn(page, card).and(page.locator('[data-covered]')).waitFor();
};

export const turnOn = (page: Page) => page.getByTestId('game').getAttribute('data-turn');

const isOver = async (page: Page) =>
  (await page.getByTestId('game').getAttribute('data-phase')) === 'over';

export const clueOn = async (page: Page) =>
  (await page.getByTestId('clue').locator('bdi').textContent()) ?? '';

/** Whoever knows what is meant, from wherever they are to the end. */
export const findAll = async (page: Page, { words: _, clues }: DailyBoard) => {
  while (!(await isOver(page))) {
    const turn = await turnOn(page);
    const word = await clueOn(page);
    const meant = clues.find((clue) => clue.word === word)?.meant ?? [];
    for (const card of meant) {
      const isOpen = await cardOn(page, card).and(page.locator('[data-covered]')).count();
      if (isOpen === 0) await guess(page, card);
    }
    if (!(await isOver(page)) && (await turnOn(page)) === turn) {
      await page.getByTestId('stop').click();
      await page.locator(`[data-testid=game]:not([data-turn="${turn}"])`).waitFor();
    }
  }
};

/** What is told is read by nobody here: Escape lets it go, until there is something to see. */
export const passMoments = (page: Page, until: string) =>
  page.waitForFunction((selector) => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    return document.querySelector(selector) !== null;
  }, until);

export const untilNothingIsTold = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    return document.querySelector('[data-testid=moment]') === null;
  });
