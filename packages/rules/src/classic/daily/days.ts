/** A day is a date in Israel, as `2026-11-17`: it begins at midnight there, wherever one is. */
export type Day = string;

const ZONE = 'Asia/Jerusalem';
const DAY_MS = 86_400_000;

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
