import { TIMED, type Timers } from './clock.ts';
import type { ClueRules } from './game.ts';

/** What the host chooses of one game before a match. */
export interface GameSettings<Settings, Change, Options> {
  /** What they are until somebody chooses otherwise. */
  readonly usual: Settings;
  /** The settings with the change in them, or null when the change is none that exists. */
  change(settings: Settings, change: Change): Settings | null;
  /** The options of a match, as the rules read them. */
  options(settings: Settings, clues: ClueRules): Options;
}

/** Seconds for some of the phases, as they come in. */
export type TimersChange<Phase extends string = keyof Timers> = {
  readonly [phase in Phase]?: number | null;
};

const SHORTEST_TIMER = 15;
const LONGEST_TIMER = 3600;

export const isTimer = (seconds: unknown): seconds is number | null =>
  seconds === null ||
  (Number.isInteger(seconds) &&
    (seconds as number) >= SHORTEST_TIMER &&
    (seconds as number) <= LONGEST_TIMER);

/** The timers of these phases with the change in them, or null when one of them can be no timer. */
export const changedTimersOf = <Phase extends string>(
  phases: readonly Phase[],
  timers: { readonly [phase in Phase]: number | null },
  change: TimersChange<Phase> = {},
): { readonly [phase in Phase]: number | null } | null => {
  const merged: { [phase in Phase]: number | null } = { ...timers };
  for (const phase of phases) {
    const seconds = change[phase];
    if (seconds !== undefined) merged[phase] = seconds;
  }
  return phases.every((phase) => isTimer(merged[phase])) ? merged : null;
};

export const changedTimers = (timers: Timers, change?: TimersChange): Timers | null =>
  changedTimersOf(TIMED, timers, change);

/** The one of these values that it is, or null. */
export const among = <Value extends string | number>(
  values: readonly Value[],
  value: string | number,
): Value | null => values.find((each) => each === value) ?? null;
