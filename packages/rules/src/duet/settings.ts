import type { Timers } from '../clock.ts';
import { among, changedTimers, type GameSettings, type TimersChange } from '../settings.ts';
import { MISSION_IDS, MISSIONS, type MissionId, STANDARD_TOKENS } from './missions.ts';
import { type Options, PLAIN_OPTIONS } from './types.ts';

export interface Settings {
  /** D4 · for the standard game; a mission has its own. */
  readonly tokens: (typeof STANDARD_TOKENS)[number];
  readonly mission: MissionId | null;
  /** D22 · the campaign it is played for. Its id is no key to it. */
  readonly campaign: string | null;
  readonly flexibleTurns: boolean;
  readonly timers: Timers;
}

/** As it comes in. */
export interface SettingsChange {
  readonly tokens?: number;
  readonly mission?: string | null;
  readonly campaign?: string | null;
  readonly flexibleTurns?: boolean;
  readonly timers?: TimersChange;
}

export const settings: GameSettings<Settings, SettingsChange, Options> = {
  usual: {
    tokens: STANDARD_TOKENS[0],
    mission: PLAIN_OPTIONS.mission,
    campaign: null,
    flexibleTurns: PLAIN_OPTIONS.flexibleTurns,
    timers: PLAIN_OPTIONS.timers,
  },
  change(before, change) {
    const tokens = among(STANDARD_TOKENS, change.tokens ?? before.tokens);
    const wanted = change.mission === undefined ? before.mission : change.mission;
    const mission = wanted === null ? null : among(MISSION_IDS, wanted);
    const flexibleTurns = change.flexibleTurns ?? before.flexibleTurns;
    const timers = changedTimers(before.timers, change.timers);
    if (tokens === null || timers === null || typeof flexibleTurns !== 'boolean') return null;
    if (mission === null && wanted !== null) return null;
    const campaign = change.campaign === undefined ? before.campaign : change.campaign;
    return { tokens, mission, campaign, flexibleTurns, timers };
  },
  /** D20 · a mission says how many tokens there are; the campaign is nothing to the rules. */
  options({ tokens, mission, flexibleTurns, timers }, clues) {
    const bank = mission === null ? { tokens, mistakes: tokens } : MISSIONS[mission];
    return { ...clues, ...bank, mission, flexibleTurns, timers };
  },
};
