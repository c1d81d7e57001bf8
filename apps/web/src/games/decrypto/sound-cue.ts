import type { SoundCue } from '../../lib/alerts.ts';
import { currentOf } from './at-game.ts';
import { LAST_BEAT, type RevealStep } from './reveal-steps.ts';
import type { Game } from './view.ts';

/** What just happened, as a sound; a reveal is heard when the truth is out, and not before. */
export const soundCueIn = (game: Game, reveal: RevealStep | undefined): SoundCue => {
  if (reveal !== undefined && reveal.beat < LAST_BEAT) return soundCueIn(reveal.before, undefined);
  if (reveal !== undefined) {
    const { team, round, outcome } = reveal.row;
    return { key: `resolved ${team} ${round}`, chime: outcome?.decoded ? 'right' : 'wrong' };
  }
  if (game.phase === 'over') return { key: 'over', chime: 'end' };
  const current = currentOf(game);
  if (current === undefined) return { key: 'written', chime: null };
  /** The same through a challenge; a transmission that is sent again is another. */
  const { team, round } = current;
  return { key: `clues ${team} ${round} ${game.sheets[team].rounds.length}`, chime: 'clue' };
};
