import { deadlineOf } from '../clock.ts';
import type { Deadline } from '../game.ts';
import { isSandRunning } from './people.ts';
import type { State } from './types.ts';

export const deadline = ({ phase, turn, idle }: State): Deadline | undefined =>
  deadlineOf(phase, turn, idle);

export const timeFor = (state: State): number | null => {
  const {
    phase,
    options: { timers, hourglass },
  } = state;
  switch (phase.kind) {
    /** X6 · once one is done the sand runs for the other. */
    case 'write':
      return isSandRunning(state) ? hourglass : timers.write;
    case 'answer':
    case 'name':
      return timers.answer;
    case 'ruling':
      return timers.decision;
    case 'over':
      return null;
  }
};
