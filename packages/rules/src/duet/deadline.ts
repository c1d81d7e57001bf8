import { IDLE_TURNS } from '../clock.ts';
import type { Deadline } from '../game.ts';
import type { State } from './types.ts';

/** D27 */
export const deadline = (state: State): Deadline | undefined => {
  const { phase } = state;
  if (phase.kind === 'over' || phase.until === null || state.idleTurns >= IDLE_TURNS) {
    return undefined;
  }
  return { at: phase.until, turn: state.turn, phase: phase.kind };
};

export const timeFor = ({ phase, options: { timers } }: State): number | null => {
  switch (phase.kind) {
    case 'clue':
    case 'guess':
      return timers[phase.kind];
    case 'suddenDeath':
      return timers.guess;
    case 'ruling':
      return timers.decision;
    case 'over':
      return null;
  }
};
