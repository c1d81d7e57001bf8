import { TIMED, type Timers } from '@remez/rules';
import { MODES } from '@remez/rules/classic';
import { MISSION_IDS, STANDARD_TOKENS } from '@remez/rules/duet';
import { GAME_NAMES } from './games.ts';
import { changedDecrypto } from './settings-decrypto.ts';
import { isTimer } from './timers.ts';
import type { CustomPack, Settings, SettingsChange } from './types.ts';
import { changedWords } from './word-settings.ts';

const changedTimers = (timers: Timers, change: Partial<Timers>): Timers | null => {
  const merged = {
    clue: change.clue === undefined ? timers.clue : change.clue,
    guess: change.guess === undefined ? timers.guess : change.guess,
    decision: change.decision === undefined ? timers.decision : change.decision,
  };
  return TIMED.every((phase) => isTimer(merged[phase])) ? merged : null;
};

const among = <Value extends string | number>(
  values: readonly Value[],
  value: string | number,
): Value | null => values.find((each) => each === value) ?? null;

const changedDuet = (
  duet: Settings['duet'],
  change: NonNullable<SettingsChange['duet']>,
): Settings['duet'] | null => {
  const tokens = among(STANDARD_TOKENS, change.tokens ?? duet.tokens);
  const wanted = change.mission === undefined ? duet.mission : change.mission;
  const mission = wanted === null ? null : among(MISSION_IDS, wanted);
  const flexibleTurns = change.flexibleTurns ?? duet.flexibleTurns;
  const timers = changedTimers(duet.timers, change.timers ?? {});
  if (tokens === null || timers === null || typeof flexibleTurns !== 'boolean') return null;
  if (mission === null && wanted !== null) return null;
  const campaign = change.campaign === undefined ? duet.campaign : change.campaign;
  return { tokens, mission, campaign, flexibleTurns, timers };
};

/** The settings with the change in them, or null when it is not one that exists. */
export const changedSettings = (
  settings: Settings,
  change: SettingsChange,
  custom: CustomPack | null = null,
): Settings | null => {
  const game = among(GAME_NAMES, change.game ?? settings.game);
  const mode = among(MODES, change.classic?.mode ?? settings.classic.mode);
  const timers = changedTimers(settings.classic.timers, change.classic?.timers ?? {});
  const decrypto = changedDecrypto(settings.decrypto, change.decrypto);
  const duet = changedDuet(settings.duet, change.duet ?? {});
  const captain = change.captain ?? settings.captain;
  const sharedScreen = change.sharedScreen ?? settings.sharedScreen;
  const sharedDevice = change.sharedDevice ?? settings.sharedDevice ?? false;
  if (typeof captain !== 'boolean' || typeof sharedScreen !== 'boolean') return null;
  if (typeof sharedDevice !== 'boolean') return null;
  if (game === null || mode === null || timers === null) return null;
  if (duet === null || decrypto === null) return null;
  const words = changedWords(settings, change, { game, custom });
  const screens = { captain, sharedScreen, sharedDevice };
  return words && { game, ...words, ...screens, classic: { mode, timers }, duet, decrypto };
};
