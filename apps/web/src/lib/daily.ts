import { type Day, daysAfter } from '@remez/protocol/daily/days';
import type { Locale } from './locale.ts';
import { remember, remembered } from './storage.ts';

/** What a day came to, as the rules count it. */
interface Outcome {
  readonly turns: number;
  readonly mistakes: number;
  readonly found: number;
}

/** What this browser keeps of a day that was begun. */
export interface DayRecord {
  /** Of which board: a day whose board was made anew begins anew. */
  readonly print: string;
  /** Cards that were guessed, and where a turn was ended. */
  readonly moves: readonly (number | 'stop')[];
  /** How many agents were found so far. */
  readonly found: number;
  /** On which day it was begun: later it is practice, and does not count. */
  readonly begun: Day;
  /** Once it is over. */
  readonly outcome?: Outcome;
  /** The server has been told. */
  readonly told?: true;
}

const nameOf = (language: Locale, day: Day): string => `daily.${language}.${day}`;

const isMove = (move: unknown): move is number | 'stop' =>
  typeof move === 'number' || move === 'stop';

/** As it was kept; what is damaged, and can be found out again, is left out. */
const asRecord = (value: unknown): DayRecord | undefined => {
  const { print, moves, found, begun, outcome, told } = (value ?? {}) as Partial<DayRecord>;
  if (typeof print !== 'string' || typeof begun !== 'string') return undefined;
  if (!Array.isArray(moves) || !moves.every(isMove)) return undefined;
  return {
    ...{ print, moves, begun },
    found: Number(found) || 0,
    ...(outcome &&
      [outcome.turns, outcome.mistakes, outcome.found].every(Number.isInteger) && { outcome }),
    ...(told && { told }),
  };
};

export const recordOf = (language: Locale, day: Day): DayRecord | undefined => {
  try {
    return asRecord(JSON.parse(remembered(nameOf(language, day)) ?? 'null'));
  } catch {
    return undefined;
  }
};

export const keepRecord = (language: Locale, day: Day, record: DayRecord): void =>
  remember(nameOf(language, day), JSON.stringify(record));

/** Played to its end, and begun on the day itself. */
export const isCounted = (record: DayRecord | undefined, day: Day): boolean =>
  record?.outcome !== undefined && record.begun === day;

/** Days in a row that were played, up to today; a day that is not over yet does not break it. */
export const streakAt = (language: Locale, today: Day): number => {
  const isPlayed = (day: Day) => isCounted(recordOf(language, day), day);
  let day = isPlayed(today) ? today : daysAfter(today, -1);
  let streak = 0;
  while (isPlayed(day)) {
    streak += 1;
    day = daysAfter(day, -1);
  }
  return streak;
};

/** In words, in short words, or in numbers. */
const STYLES = {
  long: { weekday: 'long', month: 'long' },
  short: { weekday: 'short', month: 'short' },
  numbers: { month: 'numeric' },
} as const;

/** A day as people say it. */
export const dayText = (day: Day, language: Locale, style: keyof typeof STYLES = 'long'): string =>
  new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    ...STYLES[style],
  }).format(new Date(`${day}T12:00:00Z`));
