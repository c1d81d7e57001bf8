import { lastClueOf } from '../meaning.ts';
import { otherSide, type SideRole, type State } from './types.ts';

/** The last clue that someone in these roles has given, with the cards that were open for it (D13). */
export const cardsOfLastClue = (
  { past, current, words }: State,
  roles: readonly SideRole[],
): { readonly turn: number; readonly open: readonly number[] } | undefined => {
  const given = lastClueOf({ past, current }, roles);
  if (given?.clue === undefined) return undefined;
  const guesser = otherSide(given.clue.side);
  const closed = past
    .filter(({ turn }) => turn < given.turn)
    .flatMap(({ guesses }) => guesses)
    .filter(({ identity, side }) => identity === 'green' || side === guesser)
    .map(({ card }) => card);
  return {
    turn: given.turn,
    open: [...words.keys()].filter((card) => !closed.includes(card)),
  };
};
