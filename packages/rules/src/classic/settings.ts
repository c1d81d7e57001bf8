import { among, changedTimers, type GameSettings, type TimersChange } from '../settings.ts';
import { MODES, type Options, PLAIN_OPTIONS } from './types.ts';

export type Settings = Pick<Options, 'mode' | 'timers'>;

/** As it comes in. */
export interface SettingsChange {
  readonly mode?: string;
  readonly timers?: TimersChange;
}

export const settings: GameSettings<Settings, SettingsChange, Options> = {
  usual: { mode: PLAIN_OPTIONS.mode, timers: PLAIN_OPTIONS.timers },
  change(before, change) {
    const mode = among(MODES, change.mode ?? before.mode);
    const timers = changedTimers(before.timers, change.timers);
    return mode === null || timers === null ? null : { mode, timers };
  },
  options: (chosen, clues) => ({ ...clues, ...chosen }),
};
