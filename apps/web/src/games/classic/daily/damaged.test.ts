import { sealDay } from '@remez/protocol/daily';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forget } from '../../../ui/moments/queue.ts';
import { findDay } from './months.ts';
import { sitDown } from './sitting.ts';

/** What a browser keeps, and what a server sends. */
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
let sent: string | undefined;
vi.stubGlobal('fetch', async () => {
  if (sent === undefined) throw new TypeError('no network');
  return new Response(sent);
});
vi.stubGlobal('matchMedia', () => ({ matches: true }));
const faults: string[] = [];
vi.stubGlobal('reportError', (error: Error) => faults.push(error.message));
afterEach(forget);
beforeEach(() => {
  kept.clear();
  faults.length = 0;
  sent = undefined;
});

const DAY = '2026-11-17';
const sealed = sealDay(
  {
    words: Array.from({ length: 25 }, (_, card) => `word ${card}`),
    key: Array.from({ length: 25 }, (_, card) =>
      card < 9 ? 'agent' : card < 24 ? 'bystander' : 'assassin',
    ),
    clues: [{ word: 'all', meant: [0, 1, 2, 3, 4, 5, 6, 7, 8] }],
  },
  { language: 'he', day: DAY },
);
const month = JSON.stringify({ [DAY]: sealed });
const PATH = 'remez.month./days/he-2026-11.json';

describe('a month that is damaged', () => {
  const damaged: readonly [string, string][] = [
    ['no JSON at all', '<!doctype html>'],
    ['null', 'null'],
    ['a month without days', '{}'],
    ['a day without its seal', JSON.stringify({ [DAY]: { words: sealed.words } })],
    ['a day that was cut off', JSON.stringify({ [DAY]: { ...sealed, seal: 'AAAA' } })],
  ];

  test.each(damaged)('%s: what was fetched before is played, and stays', async (_, text) => {
    sent = month;
    expect(await findDay('he', DAY)).toEqual({ sealed, shipped: DAY });
    sent = text;
    expect(await findDay('he', DAY)).toEqual({ sealed, shipped: DAY });
    expect(kept.get(PATH)).toBe(month);
  });

  test.each(damaged)(
    '%s, kept in the browser: there is no board without a network',
    async (_, text) => {
      kept.set(PATH, text);
      expect(await findDay('he', DAY)).toBeUndefined();
      sent = month;
      expect(await findDay('he', DAY)).toEqual({ sealed, shipped: DAY });
      expect(kept.get(PATH)).toBe(month);
    },
  );

  test('a board that the server has damaged is reported', async () => {
    sent = JSON.stringify({ [DAY]: { ...sealed, seal: 'AAAA' } });
    await findDay('he', DAY);
    expect(faults).toEqual([expect.stringContaining(DAY)]);
  });
});

describe('a day that was kept damaged', () => {
  const NAME = 'remez.daily.he.2026-11-17';
  const sit = () => sitDown({ sealed, shipped: DAY }, { language: 'he', day: DAY });
  const guess = (card: number) => ({ kind: 'guess', card }) as const;

  test.each([[99], [-1], [0.5], ['stop', 'stop'], [0]])(
    'goes on from where it is whole, and loses nothing of what comes after: %j',
    (...odd) => {
      const sitting = sit();
      sitting.play(guess(0));
      sitting.play(guess(1));
      sitting.stop();
      const record = JSON.parse(kept.get(NAME) ?? '{}');
      kept.set(NAME, JSON.stringify({ ...record, moves: [...record.moves, ...odd, 4] }));
      const again = sit();
      again.play(guess(2));
      again.stop();
      const last = sit();
      expect([...last.shown.value.covered.keys()]).toEqual(expect.arrayContaining([0, 1, 2]));
      last.stop();
    },
  );

  test('a result that was lost is found out again', () => {
    const sitting = sit();
    for (let card = 0; card < 9; card += 1) sitting.play(guess(card));
    sitting.stop();
    const record = JSON.parse(kept.get(NAME) ?? '{}');
    expect(record.outcome).toEqual({ turns: 1, mistakes: 0, found: 9 });
    kept.set(NAME, JSON.stringify({ ...record, outcome: null }));
    const again = sit();
    expect(again.record.value.outcome).toEqual(record.outcome);
    again.stop();
  });
});
