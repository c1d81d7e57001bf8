import { viewsIn } from '@remez/server/testing';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { type Look, PHONE, SIZES, type Site, WIDE } from './harness.ts';
import { arrive, type Guest, joinTable, openTable, press, sit } from './people.ts';
import { giveClue, guess, untilClue, untilPhase, untilSealHolds } from './play.ts';

/** The verbs of Duet as people do them on their screens. */

const [SMALL, , , , TV] = SIZES;

/** Two people on two phones, one on each side; then the host starts. */
export const gatherTwo = async (
  browser: Browser,
  site: Site,
  {
    locale = 'he',
    prepare,
  }: {
    readonly locale?: 'he' | 'en';
    /** What the host sets before the start. */
    readonly prepare?: (host: Guest) => Promise<void>;
  } = {},
) => {
  const look = (size: Look['size']): Look => ({ locale, ...(size && { size }) });
  const a = await openTable(browser, site, { name: 'נועה', mode: 'duet', look: look(PHONE) });
  const b = await joinTable(browser, a.url, { name: 'עמית', look: look(SMALL) });
  await sit(a, 'a');
  await sit(b, 'b');
  await prepare?.(a);
  await press(a, a.page.getByTestId('start'));
  const all = [a, b];
  await untilPhase(all, 'clue');
  return { a, b, all };
};

/** Four people on two sides, phones and wide screens, and a television. */
export const gatherFour = async (browser: Browser, site: Site) => {
  const a = await openTable(browser, site, { name: 'נועה', mode: 'duet', look: { size: PHONE } });
  const [b, otherA, otherB, tv] = await Promise.all([
    joinTable(browser, a.url, { name: 'עמית', look: { size: SMALL } }),
    joinTable(browser, a.url, { name: 'דנה', look: { size: WIDE } }),
    joinTable(browser, a.url, { name: 'יואב', look: { size: WIDE } }),
    arrive(browser, `${a.url}?tv`, { name: 'tv', look: { size: TV } }),
  ]);
  for (const [guest, side] of [
    [a, 'a'],
    [otherA, 'a'],
    [b, 'b'],
    [otherB, 'b'],
  ] as const) {
    await sit(guest, side);
  }
  await press(a, a.page.getByTestId('start'));
  const all = [a, otherA, b, otherB, tv];
  await untilPhase(all, 'clue');
  return { a, otherA, b, otherB, tv, all };
};

/** What someone reads off their own side of the key: open cards of this colour. */
export const ownCards = (
  { page }: Guest,
  colour: 'green' | 'bystander' | 'assassin',
): Promise<readonly number[]> =>
  page
    .locator(`[data-key][data-is="${colour}"]`)
    .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-card'))));

/** Bystanders on one's own side that carry no token yet. */
export const plainBystanders = ({ page }: Guest): Promise<readonly number[]> =>
  page
    .locator('[data-key][data-is="bystander"]:not([data-tokens])')
    .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-card'))));

export const say = async (
  all: readonly Guest[],
  giver: Guest,
  said: { readonly word: string; readonly count: string },
) => {
  await giveClue(giver, said);
  await untilClue(all, said);
};

/** Guesses one after another, each seen by all as an agent. */
export const findAll = async (all: readonly Guest[], guesser: Guest, cards: readonly number[]) => {
  for (const card of cards) {
    await guess(guesser, card);
    await Promise.all(
      all.map(({ page }) => page.locator(`[data-card="${card}"][data-found]`).waitFor()),
    );
  }
};

/** A clue and a bystander: the token lies on the word, everywhere. */
export const miss = async (all: readonly Guest[], giver: Guest, guesser: Guest) => {
  await say(all, giver, { word: 'ים', count: '1' });
  const [card = -1] = await plainBystanders(giver);
  await guess(guesser, card);
  return card;
};

export const untilBank = (guests: readonly Guest[], left: number) =>
  Promise.all(
    guests.map(({ page }) => page.locator(`[data-testid="bank"][data-left="${left}"]`).waitFor()),
  );

export const untilResult = async (guests: readonly Guest[], why: string) => {
  await untilPhase(guests, 'over');
  for (const { page } of guests) {
    await page.locator(`[data-testid="result"][data-why="${why}"]`).waitFor();
    await untilSealHolds(page);
    /** D2 · both sides of the key lie open, on every card. */
    expect(await page.locator('[data-card][data-opened]').count()).toBe(25);
    expect(await page.locator('[data-opened] [data-is]').count()).toBe(50);
  }
};

/** The sides of the key that any frame of a running game brought to this screen. */
export const sidesReceived = ({ frames }: Guest): readonly string[] => {
  const sides = new Set<string>();
  for (const { running, match } of viewsIn(frames)) {
    if (!running || match?.view.game !== 'duet') continue;
    for (const { key = {} } of match.view.cards) {
      for (const side of Object.keys(key)) sides.add(side);
    }
  }
  return [...sides];
};
