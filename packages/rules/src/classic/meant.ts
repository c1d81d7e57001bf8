import { lastClueOf } from '../meaning.ts';
import type { SeatRole, State } from './types.ts';

/** The last clue that someone in these roles has given, with the cards that were open for it. */
export const cardsOfLastClue = (
  state: State,
  roles: readonly SeatRole[],
): { readonly turn: number; readonly open: readonly number[] } | undefined => {
  const turn = lastClueOf(state, roles);
  if (turn === undefined) return undefined;
  /** C20 · a penalty's cover comes before the clue. */
  const penalties = turn.covers.filter(({ cause }) => cause === 'penalty');
  const closed = state.past
    .filter((earlier) => earlier.turn < turn.turn)
    .flatMap(({ guesses, covers }) => [...guesses, ...covers])
    .concat(penalties)
    .map(({ card }) => card);
  return {
    turn: turn.turn,
    open: [...state.words.keys()].filter((card) => !closed.includes(card)),
  };
};
