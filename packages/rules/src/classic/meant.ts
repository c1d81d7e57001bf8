import { lastClueOf } from '../meaning.ts';
import type { SeatRole, State } from './types.ts';

/** The last clue that someone in these roles has given, with the cards that were open for it. */
export const cardsOfLastClue = (
  state: State,
  roles: readonly SeatRole[],
): { readonly turn: number; readonly open: readonly number[] } | undefined => {
  const turn = lastClueOf(state, roles);
  if (turn === undefined) return undefined;
  const isOpen = state.words.map(() => true);
  for (const earlier of state.past) {
    if (earlier.turn >= turn.turn) break;
    for (const { card } of earlier.guesses) isOpen[card] = false;
    for (const { card } of earlier.covers) isOpen[card] = false;
  }
  /** C20 · a penalty's cover comes before the clue. */
  for (const { card, cause } of turn.covers) if (cause === 'penalty') isOpen[card] = false;
  const open: number[] = [];
  for (const [card, isStillOpen] of isOpen.entries()) if (isStillOpen) open.push(card);
  return { turn: turn.turn, open };
};
