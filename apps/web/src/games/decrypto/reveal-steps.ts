import { current } from '../../ui/moments/queue.ts';
import { LAST_BEAT, type RevealAbout } from './theatre/reveal.ts';
import type { Game, Transmission } from './view.ts';

export interface RevealStep {
  readonly row: Transmission;
  readonly beat: number;
  /** What was known before. */
  readonly before: Game;
}

/** The transmission that is being told, beat by beat, if one is: the layer of moments keeps the time. */
export const useReveal = (): RevealStep | undefined => {
  const now = current.value;
  if (now === null || now.moment.weight !== 'staged' || now.moment.kind !== 'reveal') {
    return undefined;
  }
  const { row, before, first } = now.moment.about as RevealAbout;
  return { row, before, beat: first + now.beat };
};

/**
 * What sheets, scores and story show meanwhile: what was known before, with the truth what came of
 * it, and nothing of what came after.
 */
export const shownIn = (game: Game, reveal: RevealStep | undefined): Game => {
  if (reveal === undefined) return game;
  const { before, row, beat } = reveal;
  if (beat < LAST_BEAT) return before;
  const sheets = { ...before.sheets, [row.team]: game.sheets[row.team] };
  return { ...before, tokens: game.tokens, sheets };
};
