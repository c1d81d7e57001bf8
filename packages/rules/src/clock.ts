import type { ClockCommand, Deadline } from './game.ts';

/** Seconds for each phase; `null` is no limit. A decision is whatever one person is waited for. */
export const TIMED = ['clue', 'guess', 'decision'] as const;
export type Timed = (typeof TIMED)[number];
export type Timers = { readonly [phase in Timed]: number | null };

export const NO_TIMERS: Timers = { clue: null, guess: null, decision: null };

export const untilOf = (timers: Timers, timed: Timed, at: number): number | null => {
  const seconds = timers[timed];
  return seconds === null ? null : at + seconds * 1000;
};

/**
 * Nobody is at the table any more when four turns in a row ran out untouched. The clock then
 * rests until someone acts, so that a forgotten screen does not play on for days.
 */
export const IDLE_TURNS = 4;

/** Refused before its time, and stale after the turn and phase it names. */
export const whyNotByClock = (
  command: ClockCommand,
  due: Deadline | undefined,
  now: number,
): 'stale' | 'tooEarly' | null => {
  if (due === undefined || due.turn !== command.turn || due.phase !== command.phase) return 'stale';
  if (command.kind === 'postpone') return command.until > due.at ? null : 'stale';
  return now < due.at ? 'tooEarly' : null;
};
