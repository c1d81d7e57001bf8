import type { SoundCue } from '../../lib/alerts.ts';
import { useGame } from './at-game.ts';

/** What just happened, as a sound. */
export const useSoundCue = (): SoundCue => {
  const { phase, story } = useGame();
  if (phase === 'over') return { key: 'over', chime: 'end' };
  const turn = story.at(-1);
  if (phase === 'guess' && turn?.guesses.length === 0) {
    return { key: `clue ${turn.turn}`, chime: 'clue' };
  }
  const guess = story.findLast(({ guesses }) => guesses.length > 0)?.guesses.at(-1);
  const count = story.reduce((sum, { guesses }) => sum + guesses.length, 0);
  return { key: `guess ${count}`, chime: guess?.identity === 'green' ? 'right' : 'wrong' };
};
