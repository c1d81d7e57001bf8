import type { ClassicView, Team, Turn } from '@remez/protocol/client';
import { rivalOf } from './moments.ts';

type Left = { readonly [team in Team]: number };

export interface TurningPoint {
  readonly turn: Turn;
  readonly team: Team;
}

/** How many words each team had left after each turn, told from the end backwards. */
const leftAfter = ({ story, remaining, cards }: ClassicView): readonly Left[] => {
  const after: Left[] = [];
  let left: Left = remaining;
  for (const turn of story.toReversed()) {
    after.unshift(left);
    const found = [
      ...turn.guesses.map(({ identity }) => identity),
      ...turn.covers.map(({ card }) => cards[card]?.covered),
    ];
    const of = (team: Team) => found.filter((identity) => identity === team).length;
    left = { red: left.red + of('red'), blue: left.blue + of('blue') };
  }
  return after;
};

/**
 * The turn after which the winner was ahead and stayed ahead. None where the winner was ahead all
 * along, where the assassin decided, and where nobody played against anybody.
 */
export const turningPoint = (game: ClassicView): TurningPoint | undefined => {
  const { result, mode, story } = game;
  if (result === undefined || result.winner === 'none' || mode === 'coop') return undefined;
  if (result.why !== 'found') return undefined;
  const { winner } = result;
  const left = leftAfter(game);
  const isAhead = (at: number): boolean => {
    const now = left[at];
    return now !== undefined && now[winner] < now[rivalOf(winner)];
  };
  const lastBehind = left.findLastIndex((_, at) => !isAhead(at));
  const turn = story[lastBehind + 1];
  return lastBehind < 0 || turn === undefined ? undefined : { turn, team: winner };
};

/** The guess that lost it: the assassin, or the other team's last word. */
export const fatalGuess = ({ result, story }: ClassicView) => {
  const turn = story.findLast(({ guesses }) => guesses.length > 0);
  const guess = turn?.guesses.at(-1);
  if (turn === undefined || guess === undefined || result === undefined) return undefined;
  if (result.why === 'assassin') return { turn, guess };
  return result.why === 'found' && result.winner !== turn.team ? { turn, guess } : undefined;
};
