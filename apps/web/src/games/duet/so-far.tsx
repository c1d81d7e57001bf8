import { SoFar } from '../../board/so-far.tsx';
import { useGame, usePlaces } from './at-game.ts';

export const DuetSoFar = () => {
  const { story, cards } = useGame();
  const { placeOf } = usePlaces();
  return (
    <SoFar
      turns={story.map(({ turn, clue, guesses }) => ({
        turn,
        team: clue === undefined ? '' : placeOf(clue.side),
        clue,
        guesses: guesses.map(({ card, identity }) => ({
          word: cards[card]?.word ?? '',
          isHit: identity === 'green',
        })),
      }))}
    />
  );
};
