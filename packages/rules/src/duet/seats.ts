import type { Channel, Seating, SeatPlan } from '../game.ts';
import { guessingFrom } from './guards.ts';
import { isClosedFor } from './standing.ts';
import { type Options, SIDES, type Side, type SideRole, type State } from './types.ts';

const MANY = 30;

/** D1, D2, D24 · two sides, each of any size, each seeing its own side of the key. */
const PLANS: readonly SeatPlan<Side>[] = SIDES.map((side) => ({
  seat: side,
  team: side,
  least: 1,
  most: MANY,
  secrets: [side],
  also: [],
}));

export const seats = (_: Options): readonly SeatPlan<Side>[] => PLANS;

export const assign = (people: readonly string[]): Seating<Side> => ({
  a: people.filter((_, index) => index % 2 === 0),
  b: people.filter((_, index) => index % 2 === 1),
});

/** D27 · Duet has no roles to change: everyone stays where they sit. */
export const rotate = (seating: Seating<Side>): Seating<Side> => seating;

/**
 * D17, D18, D24 · nobody speaks in sudden death. Before it a side may confer where the other cannot
 * hear, and only those who guess speak where all can: everyone else knows what the guessers must not.
 */
export const mayTalk = (state: State, held: readonly SideRole[], channel: Channel): boolean => {
  if (state.phase.kind === 'over') return true;
  if (state.phase.kind === 'suddenDeath') return false;
  if (channel === 'team') return held.length > 0;
  return held.length === 0 || guessingFrom(state, held) !== undefined;
};

/** D24 · pointing is thinking aloud: for those who guess, and not in sudden death (D17). */
export const mayPoint = (state: State, held: readonly SideRole[], card?: number): boolean => {
  if (state.phase.kind !== 'guess' && state.phase.kind !== 'ruling') return false;
  const side = guessingFrom(state, held);
  return side !== undefined && (card === undefined || !isClosedFor(state, side, card));
};
