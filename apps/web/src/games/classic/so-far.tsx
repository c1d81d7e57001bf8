import { SoFar } from '../../board/so-far.tsx';
import { useGame } from './at-game.ts';

export const ClassicSoFar = () => {
  const { story, cards } = useGame();
  return (
    <SoFar
      turns={story.map(({ turn, team, clue, guesses }) => ({
        turn,
        team,
        clue,
        guesses: guesses.map(({ card, identity }) => ({
          word: cards[card]?.word ?? '',
          isHit: identity === team,
        })),
      }))}
    />
  );
};
