import { deadlineOf } from '../clock.ts';
import type { Deadline } from '../game.ts';
import type { State } from './types.ts';

/** D27 */
export const deadline = ({ phase, turn, idleTurns }: State): Deadline | undefined =>
  deadlineOf(phase, turn, idleTurns);

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
