/** A day is a date in Israel, as `2026-11-17`: it begins at midnight there, wherever one is. */
export type Day = string;

const ZONE = 'Asia/Jerusalem';
const DAY_MS = 86_400_000;

/** The year for which boards are shipped. */
export const FIRST_DAY: Day = '2026-11-01';
export const LAST_DAY: Day = '2027-12-31';

const inIsrael = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Which day it is in Israel at this moment. */
export const dayAt = (at: number): Day => {
  const parts = inIsrael.formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** Days since 1970: for counting, whatever clocks do in spring and autumn. */
export const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

const dayNumbered = (number: number): Day =>
  new Date(number * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

export const daysAfter = (day: Day, days: number): Day => dayNumbered(numberOf(day) + days);

/** Whether it is the name of a day that there is in the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) &&
  !Number.isNaN(numberOf(text)) &&
  dayNumbered(numberOf(text)) === text;

/** When the day after this moment begins. Clocks are never moved at midnight; here they could be. */
export const nextDayAt = (at: number): number => {
  const today = dayAt(at);
  let [before, after] = [at, at + DAY_MS + DAY_MS / 4];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayAt(middle) === today) before = middle;
    else after = middle;
  }
  return after;
};

export const monthOf = (day: Day): string => day.slice(0, 'yyyy-mm'.length);

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
