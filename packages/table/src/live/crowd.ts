import { memberOf } from '../members.ts';
import type { State } from '../types.ts';
import type { Screen } from './port.ts';

/** Screens of people who are not members, in all processes. */
export const MOST_WATCHERS = 300;

/** Screens of one person in one process: phones, computers and televisions of a household. */
export const MOST_OF_PERSON = 20;

/**
 * Whether the table has no room for one more screen. Spectators are limited by themselves, so they
 * never take a member's place.
 */
export const isTooMany = (
  state: State,
  screens: readonly Screen[],
  { person, guestsElsewhere }: Pick<Screen, 'person'> & { readonly guestsElsewhere: number },
): boolean => {
  const isMember = (each: string) => memberOf(state, each)?.standing === 'here';
  if (screens.filter((each) => each.person === person).length >= MOST_OF_PERSON) return true;
  if (isMember(person)) return false;
  const guests = screens.filter((each) => !isMember(each.person)).length;
  return guests + guestsElsewhere >= MOST_WATCHERS;
};
