import { memberOf } from '../members.ts';
import type { State } from '../types.ts';
import type { Screen } from './port.ts';

/** Screens of people who are not members. */
export const MOST_WATCHERS = 300;

/** Screens of one person: phones, computers and televisions of a household. */
export const MOST_OF_PERSON = 20;

/**
 * Whether the table has no room for one more screen. Spectators are limited by themselves, so they
 * never take a member's place.
 */
export const isTooMany = (
  state: State,
  screens: readonly Screen[],
  { person }: Pick<Screen, 'person'>,
): boolean => {
  const isMember = (each: string) => memberOf(state, each)?.standing === 'here';
  if (screens.filter((each) => each.person === person).length >= MOST_OF_PERSON) return true;
  if (isMember(person)) return false;
  return screens.filter((each) => !isMember(each.person)).length >= MOST_WATCHERS;
};
