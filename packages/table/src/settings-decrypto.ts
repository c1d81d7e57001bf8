import { MODES, parseTeamName, TIMED } from '@remez/rules/decrypto';
import { isTimer } from './timers.ts';
import type { DecryptoSettings, SettingsChange } from './types.ts';

type Change = NonNullable<SettingsChange['decrypto']>;

const changedTimers = (
  timers: DecryptoSettings['timers'],
  change: Change['timers'] = {},
): DecryptoSettings['timers'] | null => {
  const merged = {
    write: change.write === undefined ? timers.write : change.write,
    answer: change.answer === undefined ? timers.answer : change.answer,
    decision: change.decision === undefined ? timers.decision : change.decision,
  };
  return TIMED.every((what) => isTimer(merged[what])) ? merged : null;
};

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
  names: DecryptoSettings['teamNames'],
  change: Change['teamNames'] = {},
): DecryptoSettings['teamNames'] | null => {
  const white = changedName(names.white, change.white);
  const black = changedName(names.black, change.black);
  return white === undefined || black === undefined ? null : { white, black };
};

/** Decrypto's corner with the change in it, or null when it is not one that exists. */
export const changedDecrypto = (
  settings: DecryptoSettings,
  change: Change = {},
): DecryptoSettings | null => {
  const mode = MODES.find((each) => each === (change.mode ?? settings.mode));
  const asked = change.hourglass === undefined ? settings.hourglass : change.hourglass;
  const hourglass = asked === 0 ? null : asked;
  const timers = changedTimers(settings.timers, change.timers);
  const teamNames = changedNames(settings.teamNames, change.teamNames);
  if (mode === undefined || !isTimer(hourglass) || timers === null || teamNames === null) {
    return null;
  }
  return { mode, hourglass, timers, teamNames };
};
