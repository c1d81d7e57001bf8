import type { SoundCue } from '../../lib/alerts.ts';
import { useGame } from './at-game.ts';

/** What just happened, as a sound. */
export const useSoundCue = (): SoundCue => {
  const game = useGame();
  const turn = game.story.at(-1);
  if (game.phase === 'over') return { key: 'over', chime: 'end' };
  const guess = game.story.findLast(({ guesses }) => guesses.length > 0)?.guesses.at(-1);
  const count = game.story.reduce(
    (sum, { guesses, covers }) => sum + guesses.length + covers.length,
    0,
  );
  if (game.phase === 'guess' && turn?.guesses.length === 0) {
    return { key: `clue ${turn.turn}`, chime: 'clue' };
  }
  const owner = game.story.findLast(({ guesses }) => guesses.length > 0)?.team;
  return { key: `cover ${count}`, chime: guess?.identity === owner ? 'right' : 'wrong' };
};
