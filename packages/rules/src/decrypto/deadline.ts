import type { Deadline } from '../game.ts';
import type { State } from './types.ts';

/** As in classic: after so many deadlines in a row with nobody acting, the clock rests. */
const IDLE_DEADLINES = 4;

export const deadline = ({ phase, turn, idle }: State): Deadline | undefined => {
  if (phase.kind === 'over' || phase.until === null || idle >= IDLE_DEADLINES) return undefined;
  return { at: phase.until, turn, phase: phase.kind };
};
