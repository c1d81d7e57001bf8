import {
  among,
  changedTimersOf,
  type GameSettings,
  isTimer,
  type TimersChange,
} from '../settings.ts';
import { MODES, type Options, PLAIN_OPTIONS, type Team, TIMED, type Timers } from './types.ts';
import { parseTeamName } from './writing.ts';

export type Settings = Pick<Options, 'mode' | 'hourglass' | 'timers' | 'teamNames'>;

/** As it comes in. */
export interface SettingsChange {
  readonly mode?: string;
  /** X6 · seconds; null or 0 is no hourglass. */
  readonly hourglass?: number | null;
  readonly timers?: TimersChange<keyof Timers>;
  readonly teamNames?: { readonly [team in Team]?: string | null };
}

/** X1 · a name, or none; undefined where there can be no such name. */
const changedName = (
  name: string | null,
  change: string | null | undefined,
): string | null | undefined => {
  if (change === undefined) return name;
  if (change === null || change === '') return null;
  return parseTeamName(change) ?? undefined;
};

const changedNames = (
  names: Settings['teamNames'],
  change: SettingsChange['teamNames'] = {},
): Settings['teamNames'] | null => {
  const white = changedName(names.white, change.white);
  const black = changedName(names.black, change.black);
  return white === undefined || black === undefined ? null : { white, black };
};

export const settings: GameSettings<Settings, SettingsChange, Options> = {
  usual: {
    mode: PLAIN_OPTIONS.mode,
    hourglass: PLAIN_OPTIONS.hourglass,
    timers: PLAIN_OPTIONS.timers,
    teamNames: PLAIN_OPTIONS.teamNames,
  },
  change(before, change) {
    const mode = among(MODES, change.mode ?? before.mode);
    const asked = change.hourglass === undefined ? before.hourglass : change.hourglass;
    const hourglass = asked === 0 ? null : asked;
    const timers = changedTimersOf(TIMED, before.timers, change.timers);
    const teamNames = changedNames(before.teamNames, change.teamNames);
    if (mode === null || !isTimer(hourglass) || timers === null || teamNames === null) return null;
    return { mode, hourglass, timers, teamNames };
  },
  options: (chosen, clues) => ({ ...clues, ...chosen }),
};
