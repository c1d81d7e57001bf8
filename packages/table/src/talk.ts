import { type Channel, fits, stripped } from '@remez/rules';
import { teamOf } from './listening.ts';
import { gameOf, rolesOf, runningMatch } from './match.ts';
import { heldSeats } from './seating.ts';
import type { Said, State } from './types.ts';

export const LONGEST_TALK = 300;

/** How much talk is kept for each channel. */
const TALK_KEPT = 50;

export const EVERYONE = 'everyone';

export const parseTalk = (raw: unknown): string | null => {
  if (typeof raw !== 'string' || raw.length > 5 * LONGEST_TALK) return null;
  const text = stripped(raw);
  return text !== '' && fits(text, LONGEST_TALK) ? text : null;
};

/** C7, C29 · the rules' silence, for whoever has seen too much in this match. */
export const mayTalk = (state: State, member: string, channel: Channel): boolean => {
  if (channel === 'team' && teamOf(state, member) === null) return false;
  const running = runningMatch(state);
  if (running === null) return true;
  const roles = rolesOf(state, member, heldSeats(state, member));
  return gameOf(running).mayTalk(running.state, roles, channel);
};

/** The newest of each channel. */
export const capped = (talk: readonly Said[], channel: string | null): readonly Said[] => {
  const own = talk.filter(({ team }) => team === channel);
  if (own.length <= TALK_KEPT) return talk;
  const oldest = own[0];
  return talk.filter((said) => said !== oldest);
};
