import { LastTurn } from '../../board/last-turn.tsx';
import { SoFar, type ToldTurn } from '../../board/so-far.tsx';
import { useGame } from './at-game.ts';

const useTurns = (): readonly ToldTurn[] => {
  const { story, cards } = useGame();
  return story.map(({ turn, team, clue, guesses }) => ({
    turn,
    team,
    clue,
    guesses: guesses.map(({ card, identity }) => ({
      word: cards[card]?.word ?? '',
      isHit: identity === team,
    })),
  }));
};

export const ClassicSoFar = () => <SoFar turns={useTurns()} />;

/** For whoever waits for a clue, or for a word to be covered. */
export const ClassicLastTurn = () => <LastTurn turns={useTurns()} />;
