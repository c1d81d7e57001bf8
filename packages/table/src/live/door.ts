import { isLockedOut, memberOf } from '../members.ts';
import { isRemovedHere, seesTooMuch } from '../shared-devices.ts';
import type { State } from '../types.ts';
import type { Farewell, Screen } from './port.ts';

/** Why a screen that is here must go. */
export const whyLeave = (
  state: State,
  { person, browser = [person] }: Pick<Screen, 'person' | 'browser'>,
): Farewell | null => {
  if (state.closed !== null) return 'closed';
  if (isRemovedHere(state, { person, browser })) return 'removed';
  return state.watchersSentAway && isLockedOut(state, memberOf(state, person)) ? 'locked' : null;
};

/** Why a screen is not let in. A screen that only watches shows nothing that anyone must not know. */
export const whyNotEnter = (
  state: State,
  { person, watching, browser = [person] }: Pick<Screen, 'person' | 'watching' | 'browser'>,
): Farewell | null => {
  const why = whyLeave(state, { person, browser });
  if (why !== null) return why;
  if (isLockedOut(state, memberOf(state, person))) return 'locked';
  return !watching && seesTooMuch(state, { person, browser }) ? 'oneDevice' : null;
};
