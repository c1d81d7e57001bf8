import { fits, stripped } from '@remez/rules';
import { LONGEST_NAME } from './limits.ts';
import { isSameName } from './look-alikes.ts';
import type { Member, State } from './types.ts';

export const MOST_MEMBERS = 60;

/** Whether this person is that member, on their own device or on one that was let in for them. */
export const isPersonOf = ({ person: own, also }: Member, person: string): boolean =>
  own === person || also?.includes(person) === true;

export const memberOf = (state: State, person: string): Member | undefined =>
  state.members.find((member) => isPersonOf(member, person));

/** Whether this person opened the table; a device that was let in for them later did not. */
export const isOpener = (state: State, person: string): boolean =>
  openerOf(state)?.person === person;

/** Whoever opened the table: its first member, wherever they are now. */
export const openerOf = (state: State): Member | undefined => state.members[0];

/** Someone who is at the table now. */
export const presentMember = (state: State, id: string): Member | undefined =>
  state.members.find((member) => member.id === id && member.standing === 'here');

/** Nobody stands behind a bot: no cookie holds such a person, since no token has a colon in it. */
export const botPerson = (member: string): string => `bot:${member}`;

export const isBot = (state: State, id: string): boolean =>
  presentMember(state, id)?.bot !== undefined;

export const present = (state: State): readonly Member[] =>
  state.members.filter((member) => member.standing === 'here');

export const botsOf = (state: State): readonly Member[] =>
  present(state).filter(({ bot }) => bot !== undefined);

/** A locked table lets its own people back, unless those who only watch were sent away. */
export const isLockedOut = (state: State, member: Member | undefined): boolean =>
  state.locked && (member === undefined || (state.watchersSentAway && member.standing !== 'here'));

export const parseName = (raw: unknown): string | null => {
  if (typeof raw !== 'string' || raw.length > 10 * LONGEST_NAME) return null;
  const name = stripped(raw);
  return name !== '' && fits(name, LONGEST_NAME) ? name : null;
};

export const isNameTaken = (state: State, name: string, except?: string): boolean =>
  present(state).some((member) => member.id !== except && isSameName(member.name, name));
