import { describe, expect, test } from 'vitest';
import { dayAt, daysAfter, isDay, nextDayAt, numberOf } from './days.ts';
import { FIRST_DAY, LAST_DAY, shippedDayOf } from './shipped.ts';

const at = (text: string): number => Date.parse(text);

describe('the day', () => {
  test.each([
    ['winter, a minute before midnight in Israel', '2026-11-17T21:59:59.999Z', '2026-11-17'],
    ['winter, midnight in Israel', '2026-11-17T22:00:00Z', '2026-11-18'],
    ['summer, a minute before midnight in Israel', '2027-07-01T20:59:59.999Z', '2027-07-01'],
    ['summer, midnight in Israel', '2027-07-01T21:00:00Z', '2027-07-02'],
    ['the night in which clocks go forward', '2027-03-25T22:00:00Z', '2027-03-26'],
    ['the day on which they have gone forward', '2027-03-26T20:59:59.999Z', '2027-03-26'],
    ['the evening of that day', '2027-03-26T21:00:00Z', '2027-03-27'],
    ['the night in which clocks go back', '2027-10-30T21:00:00Z', '2027-10-31'],
    ['the day on which they have gone back', '2027-10-31T21:59:59.999Z', '2027-10-31'],
    ['the evening of that day', '2027-10-31T22:00:00Z', '2027-11-01'],
    ['the last second of a year', '2026-12-31T21:59:59Z', '2026-12-31'],
    ['a leap day', '2028-02-29T10:00:00Z', '2028-02-29'],
  ])('%s', (_, moment, day) => {
    expect(dayAt(at(moment))).toBe(day);
  });

  test.each([
    ['an ordinary day', '2026-11-17T10:00:00Z', '2026-11-17T22:00:00.000Z'],
    ['midnight itself', '2026-11-17T22:00:00Z', '2026-11-18T22:00:00.000Z'],
    ['23 hours in spring', '2027-03-25T22:00:00Z', '2027-03-26T21:00:00.000Z'],
    ['25 hours in autumn', '2027-10-30T21:00:00Z', '2027-10-31T22:00:00.000Z'],
  ])('the next one begins at midnight: %s', (_, moment, next) => {
    expect(new Date(nextDayAt(at(moment))).toISOString()).toBe(next);
  });

  test('days are counted without clocks', () => {
    expect(daysAfter('2027-03-25', 2)).toBe('2027-03-27');
    expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  });

  test.each(['', 'today', '2026-11-31', '2026-13-01', '2026-1-1', '2026-11-17x', '../etc'])(
    '"%s" is no day',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  test('a day of the calendar is one', () => {
    expect(['2026-11-17', '2028-02-29', '1999-01-01'].every(isDay)).toBe(true);
  });
});

describe('which board a day has', () => {
  const shipped = numberOf(LAST_DAY) - numberOf(FIRST_DAY) + 1;
  const roundFrom = (first: string) =>
    Array.from({ length: shipped }, (_, nth) => shippedDayOf(daysAfter(first, nth)));

  test('its own, while boards are shipped', () => {
    expect(roundFrom(FIRST_DAY).every((day, nth) => day === daysAfter(FIRST_DAY, nth))).toBe(true);
  });

  test.each([-1, 1, 2, 5])('in round %d all of them come again, in another order', (round) => {
    const again = roundFrom(daysAfter(FIRST_DAY, round * shipped));
    expect(new Set(again).size).toBe(shipped);
    expect([...again].sort()).toEqual(roundFrom(FIRST_DAY));
    expect(again).not.toEqual(roundFrom(FIRST_DAY));
    expect(again).not.toEqual(roundFrom(daysAfter(FIRST_DAY, (round + 1) * shipped)));
  });
});
