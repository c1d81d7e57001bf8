import { MODES, TIMED, type Timers } from '@remez/rules/classic';
import { GAME_NAMES } from './games.ts';
import type { CustomPack, Settings, SettingsChange } from './types.ts';
import { changedWords } from './word-settings.ts';

const SHORTEST_TIMER = 15;
const LONGEST_TIMER = 3600;

const isTimer = (seconds: unknown): seconds is number | null =>
  seconds === null ||
  (Number.isInteger(seconds) &&
    (seconds as number) >= SHORTEST_TIMER &&
    (seconds as number) <= LONGEST_TIMER);

const changedTimers = (timers: Timers, change: Partial<Timers>): Timers | null => {
  const merged = {
    clue: change.clue === undefined ? timers.clue : change.clue,
    guess: change.guess === undefined ? timers.guess : change.guess,
    decision: change.decision === undefined ? timers.decision : change.decision,
  };
  return TIMED.every((phase) => isTimer(merged[phase])) ? merged : null;
};

const among = <Value extends string>(values: readonly Value[], value: string): Value | null =>
  values.find((each) => each === value) ?? null;

/** The settings with the change in them, or null when it is not one that exists. */
export const changedSettings = (
  settings: Settings,
  change: SettingsChange,
  custom: CustomPack | null = null,
): Settings | null => {
  const game = among(GAME_NAMES, change.game ?? settings.game);
  const mode = among(MODES, change.classic?.mode ?? settings.classic.mode);
  const timers = changedTimers(settings.classic.timers, change.classic?.timers ?? {});
  const captain = change.captain ?? settings.captain;
  const sharedScreen = change.sharedScreen ?? settings.sharedScreen;
  if (typeof captain !== 'boolean' || typeof sharedScreen !== 'boolean') return null;
  if (game === null || mode === null || timers === null) return null;
  const words = changedWords(settings, change, { game, custom });
  return words && { game, ...words, captain, sharedScreen, classic: { mode, timers } };
};
