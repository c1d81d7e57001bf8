import type { DailyIdentity, DailyTurn } from '@remez/protocol/daily';

/** In a message, as everybody shares such things; the page itself draws its own. */
const SQUARES: { readonly [identity in DailyIdentity]: string } = {
  agent: '🟩',
  bystander: '⬜',
  assassin: '⬛',
};

/** A row a turn, a square a guess: how it went, and nothing of what was on the board. */
export const squareRows = (turns: readonly DailyTurn[]): readonly (readonly DailyIdentity[])[] =>
  turns
    .map(({ guesses }) => guesses.map(({ identity }) => identity))
    .filter((row) => row.length > 0);

export const squaresText = (turns: readonly DailyTurn[]): string =>
  squareRows(turns)
    .map((row) => row.map((identity) => SQUARES[identity]).join(''))
    .join('\n');
