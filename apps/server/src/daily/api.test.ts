import type { DailyTally } from '@remez/rules/daily';
import { manualClock } from '@remez/table/testing';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ALLOWANCES, makeLimits } from '../limits.ts';
import { type Browser, openBrowser } from '../testing/browser.ts';
import { someone } from '../testing/campaigns.ts';
import { limitsOf } from '../testing/floods.ts';
import { type RunningServer, startServer } from '../testing/server.ts';

/** Noon in Israel. */
const NOON = Date.parse('2026-11-17T10:00:00Z');
const TODAY = '2026-11-17';
const WON = { turns: 4, mistakes: 1, found: 9 };

const reportTo = async (
  browser: Browser,
  body: object,
  {
    day = TODAY,
    language = 'he',
    headers = {},
  }: {
    readonly day?: string;
    readonly language?: string;
    readonly headers?: { readonly [name: string]: string };
  } = {},
) => {
  const { json, status } = await browser.ask(`/api/daily/${language}/${day}`, {
    method: 'POST',
    body,
    headers,
  });
  return { status, json, tally: json as unknown as DailyTally };
};

const lookAt = async (browser: Browser, { day = TODAY, language = 'he' } = {}) => {
  const { json, status } = await browser.ask(`/api/daily/${language}/${day}`);
  return { status, json, tally: json as unknown as DailyTally };
};

let server: RunningServer;
let clock: ReturnType<typeof manualClock>;
beforeEach(async () => {
  clock = manualClock(NOON);
  server = await startServer({ clock });
});
afterEach(() => server.close());

describe('what a day came to', () => {
  test('everyone is counted once, and told how all did', async () => {
    const [ann, ben] = [await someone(server.url), await someone(server.url)];
    expect((await reportTo(ann, WON)).tally).toMatchObject({ players: 1, lost: 0 });
    const lost = await reportTo(ben, { turns: 2, mistakes: 0, found: 3 });
    expect(lost.tally).toMatchObject({ players: 2, lost: 1 });
    /** Told again, in whatever words: the first one counts. */
    const again = await reportTo(ann, { ...WON, turns: 9 });
    expect(again).toMatchObject({ status: 200, json: lost.json });
    expect(lost.tally.turns[3]).toBe(1);
    expect(lost.tally.mistakes[1]).toBe(1);
    expect((await lookAt(await someone(server.url))).json).toEqual(lost.json);
  });

  test('the other language and the day before are counted by themselves', async () => {
    const ann = await someone(server.url);
    await reportTo(ann, WON);
    for (const other of [{ language: 'en' }, { day: '2026-11-16' }]) {
      expect((await lookAt(ann, other)).tally.players).toBe(0);
      expect((await reportTo(ann, WON, other)).tally.players).toBe(1);
    }
    expect((await lookAt(ann)).tally.players).toBe(1);
  });

  test('nothing that is kept or answered says who it was', async () => {
    const ann = await someone(server.url);
    const { persons } = (await ann.ask('/api/me')).json as { persons: readonly string[] };
    const { json } = await reportTo(ann, WON);
    await reportTo(ann, WON, { day: '2026-11-16' });
    const days = ['2026-11-16', TODAY];
    const kept = await Promise.all(days.map((day) => server.store.log.read(`daily/he/${day}`, 0)));
    expect(kept.map((events) => events.length)).toEqual([1, 1]);
    expect(JSON.stringify([kept, json])).not.toContain(persons[0]);
    /** Nor that whoever played one day has played the other. */
    const [before, today] = kept.map(([event]) => event?.commandId);
    expect(before).not.toBe(today);
  });

  test.each([
    ['a day that is still to come', { day: '2026-11-18' }],
    ['no day of the calendar', { day: '2026-11-31' }],
    ['a way elsewhere', { day: '..%2F..%2Ftable' }],
    ['a language that is not played', { language: 'fr' }],
  ])('of %s nothing is known', async (_, where) => {
    const ann = await someone(server.url);
    const unknown = { status: 404, json: { reason: 'unknownDay' } };
    expect(await lookAt(ann, where)).toMatchObject(unknown);
    expect(await reportTo(ann, WON, where)).toMatchObject(unknown);
  });

  test('a day begins at midnight in Israel', async () => {
    const ann = await someone(server.url);
    clock.passTo(Date.parse('2026-11-17T21:59:59Z'));
    expect((await reportTo(ann, WON, { day: '2026-11-18' })).status).toBe(404);
    clock.passTo(Date.parse('2026-11-17T22:00:00Z'));
    expect((await reportTo(ann, WON, { day: '2026-11-18' })).status).toBe(200);
  });

  test('whoever was without a network tells it within a week', async () => {
    const ann = await someone(server.url);
    clock.pass(7 * 86_400_000);
    expect((await reportTo(ann, WON)).status).toBe(200);
    clock.pass(86_400_000);
    const late = await reportTo(await someone(server.url), WON);
    expect(late).toMatchObject({ status: 409, json: { reason: 'dayOver' } });
    expect((await lookAt(ann)).tally.players).toBe(1);
  });

  test.each([
    ['nothing', {}, 'malformed'],
    ['a field too many', { ...WON, name: 'נועה' }, 'malformed'],
    ['half a turn', { ...WON, turns: 2.5 }, 'malformed'],
    ['a hundred turns', { ...WON, turns: 100 }, 'malformed'],
    ['ten words', { ...WON, found: 10 }, 'malformed'],
    ['fewer turns than mistakes', { turns: 2, mistakes: 2, found: 9 }, 'impossible'],
    ['more turns than guesses', { turns: 24, mistakes: 1, found: 9 }, 'impossible'],
  ])('%s is refused and counts nothing', async (_, body, reason) => {
    const ann = await someone(server.url);
    expect(await reportTo(ann, body)).toMatchObject({ status: 400, json: { reason } });
    expect((await lookAt(ann)).tally.players).toBe(0);
  });

  test('without an identity nobody has played', async () => {
    const nobody = openBrowser(server.url);
    const refused = { status: 403, json: { reason: 'unknownPerson' } };
    expect(await reportTo(nobody, WON)).toMatchObject(refused);
    expect(await reportTo(await someone(server.url), { ...WON, person: 'x' })).toMatchObject(
      refused,
    );
  });
});

test('who reports too fast is told so', async () => {
  const limits = makeLimits(() => 0, {
    ...ALLOWANCES,
    ordersOfPerson: { burst: 2, perSecond: 0 },
  });
  const strict = await startServer({ clock, limits });
  try {
    const ann = await someone(strict.url);
    const statuses = [];
    for (let nth = 0; nth < 3; nth += 1) statuses.push((await reportTo(ann, WON)).status);
    expect(statuses).toEqual([200, 200, 429]);
  } finally {
    await strict.close();
  }
});

describe('one address', () => {
  const { dailyOfAddress, playersOfAddress } = ALLOWANCES;

  /** A server with these limits, and how many tell it of their day from an address. */
  const bounded = async (given: Parameters<typeof limitsOf>[0]) => {
    const running = await startServer({
      ...{ clock, limits: limitsOf(given, clock.now), settings: { trustedProxies: 1 } },
    });
    onTestFinished(() => running.close());
    return async (people: number, address: string, where: { readonly language?: string } = {}) => {
      const answers = [];
      for (let nth = 0; nth < people; nth += 1) {
        const browser = await someone(running.url);
        const headers = { 'x-forwarded-for': address };
        answers.push(await reportTo(browser, WON, { ...where, headers }));
      }
      return {
        refused: answers.filter(({ status }) => status === 429).map(({ json }) => json.reason),
        players: answers.map(({ tally }) => tally.players),
      };
    };
  };

  test('a class of forty behind one router finishes at once, in both languages', async () => {
    const report = await bounded({ playersOfAddress });
    for (const language of ['he', 'en']) {
      const { players, refused } = await report(40, '1.1.1.1', { language });
      expect(refused).toEqual([]);
      expect(players.at(-1)).toBe(40);
    }
  });

  test('adds only so many players to a day; the others are told how all did', async () => {
    const report = await bounded({ playersOfAddress });
    const most = playersOfAddress.burst;
    const { players, refused } = await report(most + 20, '1.1.1.1');
    expect(refused).toEqual([]);
    expect(players.slice(most - 1)).toEqual(Array(21).fill(most));
    /** Of another address, and of another day's board, all count. */
    expect((await report(3, '2.2.2.2')).players.at(-1)).toBe(most + 3);
    expect((await report(3, '1.1.1.1', { language: 'en' })).players.at(-1)).toBe(3);
  });

  test('that tells of two hundred people at once is told that it is too fast', async () => {
    const report = await bounded({ dailyOfAddress });
    const { refused } = await report(200, '1.1.1.1');
    expect(refused).toHaveLength(200 - dailyOfAddress.burst);
    expect(new Set(refused)).toEqual(new Set(['tooFast']));
    expect((await report(1, '2.2.2.2')).refused).toEqual([]);
    clock.pass(60_000);
    expect((await report(1, '1.1.1.1')).refused).toEqual([]);
  });

  test('who tells it again takes no place of another', async () => {
    const running = await startServer({
      ...{ clock, limits: limitsOf({ playersOfAddress: { burst: 2, perSecond: 0 } }) },
    });
    onTestFinished(() => running.close());
    const [ann, ben] = [await someone(running.url), await someone(running.url)];
    for (let nth = 0; nth < 5; nth += 1) await reportTo(ann, WON);
    expect((await reportTo(ben, WON)).tally.players).toBe(2);
  });
});
