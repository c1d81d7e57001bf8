import {
  failure,
  REFEREE_MODES,
  type RefereeMode,
  type Result,
  success,
  TIMED,
  type Timers,
} from '@remez/rules';
import { isFields, oneOf, show, unknownField } from './fields.ts';

export const mustBe = (field: string, items: readonly string[], value: unknown) =>
  failure(`${field} must be one of ${items.join(', ')}, not ${show(value)}`);

export const parseTimers = (given: unknown = {}): Result<Timers, string> => {
  if (!isFields(given)) return failure('options.timers must be an object');
  const stray = unknownField(given, TIMED);
  if (stray !== undefined) return failure(`options.timers knows no "${stray}"`);
  const timers = { clue: null, guess: null, decision: null } as Record<keyof Timers, number | null>;
  for (const phase of TIMED) {
    const seconds = given[phase] ?? 0;
    if (typeof seconds !== 'number' || seconds < 0) {
      return failure(`options.timers.${phase} must be seconds, not ${show(seconds)}`);
    }
    timers[phase] = seconds === 0 ? null : seconds;
  }
  return success(timers);
};

export const parseReferee = (given: unknown = 'off'): Result<RefereeMode, string> => {
  const referee = oneOf(REFEREE_MODES, given);
  return referee === undefined ? mustBe('options.referee', REFEREE_MODES, given) : success(referee);
};
