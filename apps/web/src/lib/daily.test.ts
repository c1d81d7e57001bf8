import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type DayRecord, dayText, isCounted, keepRecord, recordOf, streakAt } from './daily.ts';

/** What a browser keeps. */
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());

const over = (begun: string): DayRecord => ({
  print: 'x',
  moves: [1, 'stop', 2],
  found: 9,
  begun,
  outcome: { turns: 4, mistakes: 0, found: 9 },
});
const play = (...days: readonly string[]) => {
  for (const day of days) keepRecord('he', day, over(day));
};

describe('days in a row', () => {
  test('count back from today, or from yesterday while today is not over', () => {
    play('2026-11-15', '2026-11-16', '2026-11-17');
    expect(streakAt('he', '2026-11-17')).toBe(3);
    expect(streakAt('he', '2026-11-18')).toBe(3);
    expect(streakAt('he', '2026-11-19')).toBe(0);
  });

  test('a day that was left out breaks them, and so does a day played later', () => {
    play('2026-11-14', '2026-11-16', '2026-11-17');
    keepRecord('he', '2026-11-15', over('2026-11-18'));
    expect(streakAt('he', '2026-11-17')).toBe(2);
    expect(isCounted(recordOf('he', '2026-11-15'), '2026-11-15')).toBe(false);
  });

  test('go on over the end of a month, and over the night in which clocks change', () => {
    play('2027-03-25', '2027-03-26', '2027-03-27');
    play('2027-10-30', '2027-10-31', '2027-11-01');
    expect(streakAt('he', '2027-03-27')).toBe(3);
    expect(streakAt('he', '2027-11-01')).toBe(3);
  });

  test('each language has its own', () => {
    play('2026-11-17');
    expect(streakAt('en', '2026-11-17')).toBe(0);
  });
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"moves":[1]}',
  '{"print":"x","moves":["go"],"found":1,"begun":""}',
])('what was not kept by us is passed over: %s', (text) => {
  kept.set('remez.daily.he.2026-11-17', text);
  expect(recordOf('he', '2026-11-17')).toBeUndefined();
  expect(streakAt('he', '2026-11-17')).toBe(0);
});

test('a day is named as people say it, whatever zone the reader is in', () => {
  expect(dayText('2026-11-17', 'he')).toBe('יום שלישי, 17 בנובמבר');
  expect(dayText('2026-11-17', 'en')).toBe('Tuesday 17 November');
  expect(dayText('2026-11-17', 'he', 'numbers')).toBe('17.11');
});

describe('what was kept and is damaged', () => {
  const whole = over('2026-11-17');
  const keptAs = (record: unknown) => {
    kept.set('remez.daily.he.2026-11-17', JSON.stringify(record));
    return recordOf('he', '2026-11-17');
  };

  test('is as it was where it is whole', () => {
    expect(keptAs({ ...whole, told: true })).toEqual({ ...whole, told: true });
  });

  test.each([null, 5, 'won', {}, { turns: 4 }, { turns: '4', mistakes: 0, found: 9 }])(
    'a result of %j is found out again from the moves',
    (outcome) => {
      const { outcome: _, ...rest } = whole;
      expect(keptAs({ ...whole, outcome, found: undefined })).toEqual({
        ...rest,
        found: 0,
      });
    },
  );

  test.each([null, 5, [], { ...whole, moves: 7 }, { ...whole, moves: [{}] }, { moves: [1] }])(
    '%j is no day that was begun',
    (record) => {
      expect(keptAs(record)).toBeUndefined();
    },
  );
});
