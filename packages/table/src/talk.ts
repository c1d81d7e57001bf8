import { bytesOf, type Channel, fits, stripped } from '@remez/rules';
import { LONGEST_TALK } from './limits.ts';
import { teamOf } from './listening.ts';
import { gameOf, rolesOf, runningMatch } from './match.ts';
import { heldSeats } from './seating.ts';
import { companionsOf } from './shared-devices.ts';
import type { Said, State } from './types.ts';

/** How much talk is kept for each channel: the newest, as far as both numbers reach. */
const TALK_KEPT = 50;
export const BYTES_KEPT = 8000;

export const EVERYONE = 'everyone';

export const parseTalk = (raw: unknown): string | null => {
  if (typeof raw !== 'string' || raw.length > 5 * LONGEST_TALK) return null;
  const text = stripped(raw);
  return text !== '' && fits(text, LONGEST_TALK) ? text : null;
};

/** C7, C29 · the rules' silence, for whoever has seen too much in this match. */
export const isAllowedToTalk = (state: State, member: string, channel: Channel): boolean => {
  const running = runningMatch(state);
  if (running === null) return true;
  const mayTalkAs = (id: string) =>
    gameOf(running).mayTalk(running.state, rolesOf(state, id, heldSeats(state, id)), channel);
  /** Whoever is the same viewer as someone who must be silent is silent too. */
  const companions = companionsOf(state, member).filter((id) => heldSeats(state, id).length > 0);
  return mayTalkAs(member) && companions.every(mayTalkAs);
};

export const mayTalk = (state: State, member: string, channel: Channel): boolean =>
  (channel !== 'team' || teamOf(state, member) !== null) && isAllowedToTalk(state, member, channel);

/** No character has more than three bytes a unit; counting units is many times faster. */
const surelyFits = (talk: readonly Said[]): boolean =>
  3 * talk.reduce((units, { text }) => units + text.length, 0) <= BYTES_KEPT;

const newest = (talk: readonly Said[]): readonly Said[] => {
  if (surelyFits(talk)) return talk;
  let bytes = 0;
  const fitting = talk.findLastIndex(({ text }) => {
    bytes += bytesOf(text);
    return bytes > BYTES_KEPT;
  });
  return talk.slice(fitting + 1);
};

/** The newest of a channel. What is kept of one never depends on what is said in another. */
export const capped = (talk: readonly Said[], channel: string | null): readonly Said[] => {
  const own = talk.filter(({ team }) => team === channel);
  const kept = newest(own.slice(-TALK_KEPT));
  return kept.length === own.length
    ? talk
    : talk.filter((said) => said.team !== channel || kept.includes(said));
};
