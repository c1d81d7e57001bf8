import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SIZES, type Site, WIDE } from './harness.ts';
import { openSiteForTests } from './open-site.ts';
import {
  arrive,
  type Guest,
  joinByCode,
  joinTable,
  openTable,
  press,
  showedKey,
  sit,
} from './people.ts';
import {
  cover,
  expectQuiet,
  giveClue,
  guess,
  keyCardsOn,
  mark,
  openCardsOf,
  receivedKey,
  stop,
  teamOnTurn,
  untilClue,
  untilCovered,
  untilOver,
  untilPhase,
  untilPointed,
  untilSealHolds,
  untilTurnOf,
  wordsOn,
} from './play.ts';

const [SMALL, PHONE, , , TV] = SIZES;

let browser: Browser;
let site: Site;
openSiteForTests((openedBrowser, openedSite) => {
  [browser, site] = [openedBrowser, openedSite];
});

type Seats = readonly [string, string, string, string | null];

/** Four people on two phones and two wide screens, and a television; then the host starts. */
const gather = async (
  locale: 'he' | 'en',
  { mode, seats }: { readonly mode: string; readonly seats: Seats },
) => {
  const names = locale === 'he' ? ['נועה', 'עמית', 'דנה', 'יואב'] : ['Ada', 'Ben', 'Cleo', 'Dov'];
  const [first = '', second = '', third = '', fourth = ''] = names;
  const host = await openTable(browser, site, {
    name: first,
    mode,
    look: { size: PHONE, locale },
  });
  const code = (await host.page.getByTestId('code').textContent()) ?? '';
  const [byLink, byCode, other, tv] = await Promise.all([
    joinTable(browser, host.url, { name: second, look: { size: SMALL, locale } }),
    joinByCode(browser, site, { code, name: third, look: { size: WIDE, locale } }),
    joinTable(browser, host.url, { name: fourth, look: { size: WIDE, locale } }),
    arrive(browser, `${host.url}?tv`, { name: 'tv', look: { size: TV, locale } }),
  ]);
  const players = [host, byLink, byCode, other] as const;
  for (const [index, seat] of seats.entries()) {
    if (seat !== null) await sit(players[index] as Guest, seat);
  }
  await press(host, host.page.getByTestId('start'));
  const all = [...players, tv];
  await untilPhase(all, 'clue');
  return { host, players, tv, all };
};

const part = async (guests: readonly Guest[]) => {
  await Promise.all(guests.map(({ context }) => context.close()));
};

/** A spymaster says it, everyone sees it. */
const clue = async (
  all: readonly Guest[],
  spymaster: Guest,
  said: { readonly word: string; readonly count: string },
) => {
  await giveClue(spymaster, said);
  await untilClue(all, said);
};

/** Guesses one after another, each seen by all. */
const guessAll = async (all: readonly Guest[], operative: Guest, cards: readonly number[]) => {
  for (const card of cards) {
    await guess(operative, card);
    await untilCovered(all, card);
  }
};

const firstOf = async (spymaster: Guest, colour: Parameters<typeof openCardsOf>[1]) => {
  const [card] = await openCardsOf(spymaster, colour);
  if (card === undefined) throw new Error(`no open card is ${colour}`);
  return card;
};

const TEAMS: Seats = ['red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative'];

const rolesOf = async (players: readonly Guest[]) => {
  const [redSpymaster, redOperative, blueSpymaster, blueOperative] = players as [
    Guest,
    Guest,
    Guest,
    Guest,
  ];
  const team = await teamOnTurn(redSpymaster);
  const red = { spymaster: redSpymaster, operative: redOperative, team: 'red' } as const;
  const blue = { spymaster: blueSpymaster, operative: blueOperative, team: 'blue' } as const;
  return team === 'red' ? { on: red, off: blue } : { on: blue, off: red };
};

const NAMES = {
  he: { red: 'האדומים', blue: 'הכחולים' },
  en: { red: 'Red', blue: 'Blue' },
} as const;

describe('a whole game in the browser', () => {
  test('in Hebrew: two phones and two wide screens play from home to again, a television watches', async () => {
    const { host, players, tv, all } = await gather('he', { mode: 'teams', seats: TEAMS });
    for (const { page } of all) {
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      expect(await page.locator('[data-card]').count()).toBe(25);
    }
    const { on, off } = await rolesOf(players);
    const words = await wordsOn(tv);
    expect(await wordsOn(off.operative)).toEqual(words);

    /**
     * A touch marks and no more; the name is on the card everywhere, and where it was before it
     * stays as a maybe; the second act guesses.
     */
    await clue(all, on.spymaster, { word: 'גשם', count: '3' });
    const [right = 0, another = 0] = await openCardsOf(on.spymaster, on.team);
    await mark(on.operative, another);
    await untilPointed(all, another, on.operative);
    await mark(on.operative, right);
    await untilPointed(all, right, on.operative);
    for (const { page } of all) {
      expect(await page.locator('[data-covered]').count()).toBe(0);
      const namesOn = (card: number) => page.locator(`[data-card="${card}"] bdi`).allTextContents();
      expect(await namesOn(right)).toEqual([on.operative.name]);
      expect(await namesOn(another)).toEqual([`${on.operative.name}?`]);
      expect(await page.locator('[data-card] bdi').count()).toBe(2);
    }
    const button = on.operative.page.getByTestId('guess');
    expect(await button.textContent()).toContain(words[right]);
    await press(on.operative, button);
    await untilCovered(all, right);
    await stop(on.operative);
    await untilTurnOf(all, off.team);
    for (const { page } of all) await page.locator('[data-pointed]').waitFor({ state: 'detached' });

    /** A wrong one passes the turn. */
    await clue(all, off.spymaster, { word: 'ים', count: '1' });
    await guessAll(all, off.operative, [await firstOf(off.spymaster, 'bystander')]);
    await untilTurnOf(all, on.team);

    /** What was said and done is one touch away. */
    await press(on.operative, on.operative.page.getByTestId('tool-story'));
    const story = on.operative.page.getByRole('dialog');
    await story.getByText('גשם').waitFor();
    expect(await story.textContent()).toContain(words[right]);
    expect(await story.textContent()).toContain(off.operative.name);
    await press(on.operative, story.getByRole('button', { name: 'סגירה' }));
    await story.waitFor({ state: 'hidden' });

    await clue(all, on.spymaster, { word: 'תעופה', count: '∞' });
    const rest = await openCardsOf(on.spymaster, on.team);
    expect(rest.length).toBe(8);
    await guessAll(all, on.operative, rest.slice(0, -1));
    for (const guest of [tv, on.operative, off.operative]) {
      expect(await keyCardsOn(guest)).toBe(0);
    }
    await guess(on.operative, rest.at(-1) ?? 0);
    const winners = NAMES.he[on.team];
    await untilOver([tv], `${winners} ניצחו!`);
    await untilOver([on.spymaster, on.operative], 'ניצחנו! כל המרגלים שלנו בבית.');
    await untilOver([off.spymaster, off.operative], `${winners} הקדימו אותנו. עוד סיבוב?`);

    for (const guest of [tv, on.operative, off.operative]) {
      expect(await showedKey(guest)).toBe(false);
      expect(receivedKey(guest)).toBe(false);
    }
    for (const guest of [on.spymaster, off.spymaster]) {
      expect(await showedKey(guest)).toBe(true);
      expect(receivedKey(guest)).toBe(true);
    }

    /** C25 · the same people, other roles, other words. */
    await press(host, host.page.getByTestId('again'));
    await untilPhase(all, 'clue');
    const fresh = await wordsOn(tv);
    expect(fresh.length).toBe(25);
    expect(fresh.filter((word) => words.includes(word))).toEqual([]);
    for (const guest of [on.operative, off.operative]) expect(await keyCardsOn(guest)).toBe(25);
    for (const guest of [on.spymaster, off.spymaster, tv]) expect(await keyCardsOn(guest)).toBe(0);
    expect(await showedKey(tv)).toBe(false);
    expect(receivedKey(tv)).toBe(false);
    expectQuiet(all, site.origin);
    await part(all);
  });

  test('C20 · in English: a clue is challenged and ruled out, and the penalty covers a word', {
    tags: ['slow'],
  }, async () => {
    const { players, tv, all } = await gather('en', { mode: 'teams', seats: TEAMS });
    for (const { page } of all) {
      expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    }
    const { on, off } = await rolesOf(players);

    /** A quiet word between the spymasters, that nobody else hears. */
    await on.spymaster.page.getByTestId('clue-word').fill('rain');
    await press(on.spymaster, on.spymaster.page.getByTestId('ask'));
    await press(off.spymaster, off.spymaster.page.getByTestId('allow'));
    await on.spymaster.page.getByText('was approved quietly').waitFor();
    await clue(all, on.spymaster, { word: 'storm', count: '2' });
    await guessAll(all, on.operative, [await firstOf(on.spymaster, on.team)]);

    await press(off.operative, off.operative.page.getByTestId('challenge'));
    await untilPhase(all, 'ruling');
    expect(await on.operative.page.getByTestId('guess').count()).toBe(0);
    await press(off.spymaster, off.spymaster.page.getByTestId('penalise'));
    await press(off.spymaster, off.spymaster.page.getByTestId('decide'));
    await untilPhase(all, 'cover');
    const free = await firstOf(off.spymaster, off.team);
    await cover(off.spymaster, free);
    await untilCovered(all, free);
    await untilTurnOf(all, off.team);
    await press(tv, tv.page.getByTestId('tool-story'));
    const story = tv.page.getByRole('dialog');
    await story.getByText('The clue was ruled out and the turn ended.').waitFor();
    expect(await story.textContent()).toContain('penalty');
    await press(tv, story.getByRole('button', { name: 'Close' }));

    await clue(all, off.spymaster, { word: 'sea', count: '0' });
    await guessAll(all, off.operative, [await firstOf(off.spymaster, off.team)]);
    expect(receivedKey(tv) || receivedKey(off.operative) || receivedKey(on.operative)).toBe(false);
    await guess(off.operative, await firstOf(off.spymaster, 'assassin'));
    const [winners, losers] = [NAMES.en[on.team], NAMES.en[off.team]];
    await untilOver([tv], `${winners} wins! ${losers} touched the assassin.`);
    await untilOver([on.spymaster, on.operative], `We won! ${losers} touched the assassin.`);
    await untilOver([off.spymaster, off.operative], `We touched the assassin. ${winners} wins.`);
    expect(await showedKey(tv)).toBe(false);
    expectQuiet(all, site.origin);
    await part(all);
  });

  test('C26, C27 · together: the deck covers after each turn, a win is praised, a loss is owned', {
    tags: ['slow'],
  }, async () => {
    const seats: Seats = ['red.operative', 'red.operative', 'red.spymaster', 'red.operative'];
    const { host, players, tv, all } = await gather('he', { mode: 'coop', seats });
    const [first, second, spymaster] = players;

    await clue(all, spymaster, { word: 'עץ', count: '1' });
    await guessAll(all, first, [await firstOf(spymaster, 'red')]);
    await stop(second);
    await untilPhase(all, 'cover');
    const covered = await firstOf(spymaster, 'blue');
    expect(await spymaster.page.getByTestId('decline').count()).toBe(0);
    await cover(spymaster, covered);
    await untilCovered(all, covered);
    await untilTurnOf(all, 'red');
    for (const { page } of all) {
      expect(await page.locator('[data-fresh]').getAttribute('data-card')).toBe(`${covered}`);
    }

    await clue(all, spymaster, { word: 'חלום', count: '∞' });
    await guessAll(all, second, (await openCardsOf(spymaster, 'red')).slice(0, -1));
    expect(receivedKey(tv)).toBe(false);
    const left = (await openCardsOf(spymaster, 'blue')).length;
    await guess(first, await firstOf(spymaster, 'red'));
    await untilOver(all, `ניצחנו! ${left} נקודות בקופה.`);
    const praises = await Promise.all(
      all.map(({ page }) => page.getByTestId('praise').textContent()),
    );
    expect(new Set(praises).size).toBe(1);
    expect(praises[0]).not.toBe('');

    await press(host, host.page.getByTestId('again'));
    await untilPhase(all, 'clue');
    const next = [];
    for (const player of players) if ((await keyCardsOn(player)) > 0) next.push(player);
    const [reader] = next;
    if (reader === undefined) throw new Error('nobody holds the key');
    expect(next).toEqual([reader]);
    expect(reader).not.toBe(spymaster);
    await clue(all, reader, { word: 'לילה', count: '2' });
    await guess(spymaster, await firstOf(reader, 'assassin'));
    await untilOver(all, 'נגענו במתנקש. הפעם הוא ניצח.');
    expect(await tv.page.getByTestId('praise').count()).toBe(0);
    expect(await showedKey(tv)).toBe(false);
    expectQuiet(all, site.origin);
    await part(all);
  });

  test('C28 · in a trio: one operative guesses for both spymasters, a fourth looks on', {
    tags: ['slow'],
  }, async () => {
    const seats: Seats = ['red.spymaster', 'red.operative', 'blue.spymaster', null];
    const { host, players, tv, all } = await gather('he', { mode: 'trio', seats });
    const [red, operative, blue, onlooker] = players;
    const spymasters = { red, blue };
    const on = await teamOnTurn(tv);
    const off = on === 'red' ? 'blue' : 'red';

    await clue(all, spymasters[on], { word: 'מלך', count: '2' });
    await guessAll(all, operative, [await firstOf(red, on), await firstOf(blue, off)]);
    await untilTurnOf(all, off);
    await clue(all, spymasters[off], { word: 'ירח', count: '∞' });
    expect(await onlooker.page.getByTestId('guess').count()).toBe(0);
    const rest = await openCardsOf(spymasters[off], off);
    await guessAll(all, operative, rest.slice(0, -1));
    expect([tv, operative, onlooker].some(receivedKey)).toBe(false);
    await guess(operative, rest.at(-1) ?? 0);
    /** Whoever guesses for both has neither won nor lost. */
    await untilOver([tv, operative, onlooker], `${NAMES.he[off]} ניצחו!`);
    await untilOver([spymasters[off]], 'ניצחנו! כל המרגלים שלנו בבית.');
    await untilOver([spymasters[on]], `${NAMES.he[off]} הקדימו אותנו. עוד סיבוב?`);
    for (const guest of [tv, operative, onlooker]) expect(await showedKey(guest)).toBe(false);

    await press(host, host.page.getByTestId('again'));
    await untilPhase(all, 'clue');
    expect(await keyCardsOn(operative)).toBe(25);
    expectQuiet(all, site.origin);
    await part(all);
  });

  test('C23 · whoever saw another seal in the beginning is told that the deal does not hold', {
    tags: ['slow'],
  }, async () => {
    const look = { size: SMALL, locale: 'he' } as const;
    const host = await openTable(browser, site, { name: 'נועה', mode: 'coop', look });
    const other = await joinTable(browser, host.url, { name: 'עמית', look });
    await sit(host, 'red.spymaster');
    await sit(other, 'red.operative');
    /** Until the end, this one is shown a seal that the key does not open. */
    await other.context.routeWebSocket(/\/ws$/u, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((frame) => {
        const isOver = String(frame).includes('"opening"');
        const forged = String(frame).replace(
          /"commitment":"\w+"/u,
          `"commitment":"${'0'.repeat(64)}"`,
        );
        socket.send(isOver ? frame : forged);
      });
    });
    await other.page.reload();
    await press(host, host.page.getByTestId('start'));
    await untilPhase([host, other], 'clue');
    await clue([host, other], host, { word: 'עץ', count: '1' });
    await guess(other, await firstOf(host, 'assassin'));
    await untilPhase([host, other], 'over');
    await untilSealHolds(host.page);
    await other.page.locator('[data-testid="sealed"][data-holds="false"]').waitFor();
    await part([host, other]);
  });
});
