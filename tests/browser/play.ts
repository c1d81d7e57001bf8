import { viewsIn } from '@remez/server/testing';
import { classicOf } from '@remez/table/testing';
import { expect } from 'vitest';
import { untilCardOpened } from './harness.ts';
import { type Guest, press } from './people.ts';

/** The verbs of a game as people do them on their screens. */

export type Colour = 'red' | 'blue' | 'bystander' | 'assassin';

const game = ({ page }: Guest) => page.getByTestId('game');

const cardOn = ({ page }: Guest, card: number) => page.locator(`[data-card="${card}"]`);

/** Everyone's screen has come to this, and whoever was dealt a card has opened it. */
const untilScreens = (guests: readonly Guest[], selector: string) =>
  Promise.all(
    guests.map(async ({ page }) => {
      await page.locator(selector).waitFor();
      await untilCardOpened(page);
    }),
  );

export const untilPhase = (guests: readonly Guest[], phase: string) =>
  untilScreens(guests, `[data-testid="game"][data-phase="${phase}"]`);

export const untilTurnOf = (guests: readonly Guest[], team: string) =>
  untilScreens(guests, `[data-testid="game"][data-phase="clue"][data-team="${team}"]`);

export const teamOnTurn = async (guest: Guest): Promise<'red' | 'blue'> =>
  (await game(guest).getAttribute('data-team')) === 'red' ? 'red' : 'blue';

/** C25 · the others are in for another match, and the host begins it. */
export const playAgain = async (host: Guest, others: readonly Guest[]) => {
  for (const guest of others) await press(guest, guest.page.getByTestId('ready'));
  for (const { page } of [host, ...others]) {
    for (const { name } of others) {
      await page
        .locator('[data-state=ready]', { hasText: name })
        .first()
        .waitFor({ state: 'attached' });
    }
  }
  await press(host, host.page.getByTestId('again'));
};

export const wordsOn = ({ page }: Pick<Guest, 'page'>): Promise<readonly string[]> =>
  page.locator('[data-word]').allTextContents();

/** What a spymaster reads off the key: open cards of this colour. */
export const openCardsOf = ({ page }: Guest, colour: Colour): Promise<readonly number[]> =>
  page
    .locator(`[data-key][data-is="${colour}"]`)
    .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-card'))));

export const keyCardsOn = ({ page }: Guest): Promise<number> => page.locator('[data-key]').count();

/** Types the word and steps to the number, one touch at a time. */
export const giveClue = async (
  guest: Guest,
  { word, count }: { readonly word: string; readonly count: string },
) => {
  const { page } = guest;
  await page.getByTestId('clue-word').fill(word);
  const shown = page.locator('output');
  const towards = count === '∞' || count === '0' || count === '1' ? 'less' : 'more';
  for (let steps = 0; (await shown.textContent()) !== count; steps += 1) {
    if (steps > 10) throw new Error(`the stepper never came to ${count}`);
    await press(guest, page.getByTestId(towards));
  }
  await press(guest, page.getByTestId('give-clue'));
};

export const untilClue = (
  guests: readonly Guest[],
  { word, count }: { readonly word: string; readonly count: string },
) =>
  Promise.all(
    guests.map(async ({ page }) => {
      const clue = page.getByTestId('clue');
      await clue.locator('bdi', { hasText: word }).waitFor();
      await clue.locator('b', { hasText: count }).waitFor();
    }),
  );

/** The first act: a touch marks. */
export const mark = async (guest: Guest, card: number) => {
  await press(guest, cardOn(guest, card));
  await guest.page.locator(`[data-card="${card}"][data-marked]`).waitFor();
};

export const untilPointed = (guests: readonly Guest[], card: number, { name }: Guest) =>
  Promise.all(
    guests.map((guest) => cardOn(guest, card).locator('bdi', { hasText: name }).waitFor()),
  );

export const untilCovered = (guests: readonly Guest[], card: number) =>
  Promise.all(
    guests.map(({ page }) => page.locator(`[data-card="${card}"][data-covered]`).waitFor()),
  );

/** Both acts: a touch marks, the button guesses. */
export const guess = async (guest: Guest, card: number) => {
  await mark(guest, card);
  await press(guest, guest.page.getByTestId('guess'));
};

export const cover = async (guest: Guest, card: number) => {
  await mark(guest, card);
  await press(guest, guest.page.getByTestId('cover'));
};

export const stop = (guest: Guest) => press(guest, guest.page.getByTestId('stop'));

/**
 * The story says, in its last line, that the deal is the one that was sealed. It is closed by its
 * own button: an Escape would be meant for the ending, if that comes just then.
 */
export const untilSealHolds = async (page: Guest['page']) => {
  await page.getByTestId('tool-story').click();
  const seal = page.locator('[data-testid="sealed"][data-holds="true"]');
  await seal.waitFor();
  const story = page.getByRole('dialog').filter({ has: seal });
  await story.getByRole('button', { name: /^(?:סגירה|Close)$/u }).click();
  await story.waitFor({ state: 'detached' });
};

/** Each reads the end as it is theirs, and every browser has checked the deal. */
export const untilOver = async (guests: readonly Guest[], text: string) => {
  await untilPhase(guests, 'over');
  for (const { page } of guests) {
    expect(await page.getByTestId('result').textContent()).toBe(text);
    await untilSealHolds(page);
    /** C23 · the whole truth: every card shows what it was. */
    expect(await page.locator('[data-card]:not([data-is])').count()).toBe(0);
  }
};

/** Nobody's browser complained, and none asked anyone but this server. */
export const expectQuiet = (guests: readonly Guest[], origin: string) => {
  for (const { name, page, asked } of guests) {
    expect({ name, complaints: page.complaints }).toEqual({ name, complaints: [] });
    expect({ name, asked: [...asked] }).toEqual({ name, asked: [new URL(origin).host] });
  }
};

/** Whether any frame of a running game brought something of the key to this screen. */
export const receivedKey = ({ frames }: Guest): boolean =>
  viewsIn(frames).some(
    (view) => view.running && classicOf(view)?.cards.some(({ key }) => key !== undefined),
  );
