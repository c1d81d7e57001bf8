import { type Day, daysAfter, numberOf } from './days.ts';

/** The year for which boards are shipped. */
export const FIRST_DAY: Day = '2026-11-01';
export const LAST_DAY: Day = '2027-12-31';

const SHIPPED = numberOf(LAST_DAY) - numberOf(FIRST_DAY) + 1;

const dividesBoth = (one: number, other: number): number =>
  other === 0 ? one : dividesBoth(other, one % other);

/** Steps with which every board is met once before one comes again. */
const STEPS = Array.from({ length: SHIPPED }, (_, step) => step).filter(
  (step) => step > 1 && step < SHIPPED - 1 && dividesBoth(step, SHIPPED) === 1,
);

/**
 * Under which day the board of a day is shipped: its own, and after the shipped year (or before it, by a
 * clock that is wrong) another one. Then all boards come again, each time in another order.
 */
export const shippedDayOf = (day: Day): Day => {
  const since = numberOf(day) - numberOf(FIRST_DAY);
  const round = Math.floor(since / SHIPPED);
  if (round === 0) return day;
  const place = since - round * SHIPPED;
  const turn = Math.abs(round);
  const step = STEPS[(turn * 31) % STEPS.length] ?? 1;
  return daysAfter(FIRST_DAY, (place * step + turn * 97) % SHIPPED);
};
