import { deadlineOf } from '../clock.ts';
import type { Deadline } from '../game.ts';
import type { State } from './types.ts';

export const deadline = ({ phase, turn, idle }: State): Deadline | undefined =>
  deadlineOf(phase, turn, idle);

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
