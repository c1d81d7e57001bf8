import type { ClockCommand, Deadline } from './game.ts';

/** Seconds for each thing that people wait for; `null` is no limit. */
export type TimersOf<What extends string> = { readonly [what in What]: number | null };

/** In games of clues and guesses. A decision is whatever one person is waited for. */
export const TIMED = ['clue', 'guess', 'decision'] as const;
export type Timed = (typeof TIMED)[number];
export type Timers = TimersOf<Timed>;

export const NO_TIMERS: Timers = { clue: null, guess: null, decision: null };

/** When the time for this is up, if it begins at `at`. */
export const untilOf = <What extends string>(
  timers: TimersOf<What>,
  what: What,
  at: number,
): number | null => {
  const seconds = timers[what];
  return seconds === null ? null : at + seconds * 1000;
};

/**
 * Nobody is at the table any more when so many deadlines in a row passed untouched. The clock then
 * rests until someone acts, so that a forgotten screen does not play on for days.
 */
const MOST_IDLE = 4;

/** Of a game in this phase, where nobody has acted for so many deadlines in a row. */
export const deadlineOf = (
  phase: { readonly kind: string; readonly until?: number | null },
  turn: number,
  idle: number,
): Deadline | undefined => {
  const { kind, until = null } = phase;
  return until === null || idle >= MOST_IDLE ? undefined : { at: until, turn, phase: kind };
};

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
