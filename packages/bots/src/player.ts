import type { ClueRules, Judge } from '@remez/rules';
import type { Character } from './temperament.ts';
import type { Thinker } from './thinker.ts';

/** What a bot knows beside the view of its seat. None of it comes from the state of a match. */
export interface Table<Seat extends string = string> {
  /** The seats it sits on. */
  readonly seats: readonly Seat[];
  /** By what it is called in the story of a match. */
  readonly who: string;
  /** What the room has agreed on about clues. */
  readonly rules: ClueRules;
  /** People who may do now what it may do: where a team answers as one, the last word is theirs. */
  readonly people: readonly string[];
  /** Chance of its own, so that the same bot in the same place moves the same. */
  readonly seed: number;
}

/** Who thinks: a mind, a character, and the referee that everybody may ask. */
export interface Self {
  readonly thinker: Thinker;
  readonly character: Character;
  readonly judge: Judge;
}

/** A move, and why: for the debriefing when all is over. */
export interface Decision<Move> {
  readonly move: Move;
  /** How sure it is that this comes out as it should, from 0 to 1. */
  readonly sure: number;
  /** Cards that are meant or expected, the likeliest first, as far as the game has cards. */
  readonly cards?: readonly number[];
}

/** A player of one game: what its seat sees comes in, a move goes out, or nothing to do. */
export type Player<View, Move, Seat extends string = string> = (
  view: View,
  table: Table<Seat>,
  self: Self,
) => Decision<Move> | null;
