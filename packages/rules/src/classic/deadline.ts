import { deadlineOf } from '../clock.ts';
import type { Deadline } from '../game.ts';
import type { State } from './types.ts';

export const deadline = ({ phase, turn, idleTurns }: State): Deadline | undefined =>
  deadlineOf(phase, turn, idleTurns);

export const timeFor = ({ phase, options: { timers } }: State): number | null => {
  switch (phase.kind) {
    case 'clue':
    case 'guess':
      return timers[phase.kind];
    case 'ruling':
    case 'cover':
      return timers.decision;
    case 'over':
      return null;
  }
};
