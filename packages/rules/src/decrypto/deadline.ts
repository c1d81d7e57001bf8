import type { Deadline } from '../game.ts';
import type { State } from './types.ts';

/** As in classic: after so many deadlines in a row with nobody acting, the clock rests. */
const IDLE_DEADLINES = 4;

export const deadline = ({ phase, turn, idle }: State): Deadline | undefined => {
  if (phase.kind === 'over' || phase.until === null || idle >= IDLE_DEADLINES) return undefined;
  return { at: phase.until, turn, phase: phase.kind };
};

export const timeFor = ({ phase, options: { timers, hourglass }, desks }: State): number | null => {
  switch (phase.kind) {
    case 'write': {
      /** X6 · once one is done the sand runs for the other. */
      const turned = phase.teams.some((team) => desks[team].clues !== null);
      return turned ? (hourglass ?? timers.write) : timers.write;
    }
    case 'answer':
    case 'name':
      return timers.answer;
    case 'ruling':
      return timers.decision;
    case 'over':
      return null;
  }
};
