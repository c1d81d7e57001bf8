import { runningMatch } from './match.ts';
import { heldSeats, whyNotSit } from './seating.ts';
import { whyNotSitDown, whyNotTogether, withCompanions } from './sitting.ts';
import type { State } from './types.ts';

/**
 * The seats that someone who comes back in mid-match has held in it, as far as they are still
 * theirs to take: all of them where they sat on both sides, else the last.
 */
export const seatsToReturnTo = (state: State, member: string): readonly string[] => {
  if (runningMatch(state) === null) return [];
  const held = heldSeats(state, member);
  const areFree = held.every((seat) => whyNotSit(state, member, seat) === null);
  if (held.length > 0 && areFree && whyNotTogether(state, member, held) === null) return held;
  const seat = held.findLast(
    (each) => whyNotSitDown(state, member, { seat: each, also: false, isHost: false }) === null,
  );
  return seat === undefined ? [] : withCompanions(state, seat);
};
