import type { DuetTurn, DuetView } from '@remez/protocol/client';

/** D8, D17 · the guess at which the match was lost. */
export const fatalGuess = ({ result, story }: DuetView) => {
  if (result?.why !== 'assassin' && result?.why !== 'wrong') return undefined;
  const turn = story.findLast(({ guesses }) => guesses.length > 0);
  const guess = turn?.guesses.at(-1);
  return turn === undefined || guess === undefined ? undefined : { turn, guess };
};

/** D16 · won in the last hope: nothing was nearer to being lost. */
export const narrowestTurn = ({ result, story }: DuetView): DuetTurn | undefined => {
  if (result?.winner !== 'all') return undefined;
  const last = story.findLast(({ guesses }) => guesses.length > 0);
  return result.suddenDeath ? last : undefined;
};
