import type { Seating } from '@remez/rules';
import { rotated } from './seating.ts';
import { hasClashes } from './shared-devices.ts';
import type { State } from './types.ts';

/** As often as the largest team has members. */
const MOST_ROUNDS = 30;

/**
 * C25 · other roles, and further on where those who share a device would get in each other's way;
 * where no round will do, everyone stays.
 */
export const rotatedApart = (state: State): Seating<string> => {
  let seating = rotated(state);
  for (let round = 1; round < MOST_ROUNDS && hasClashes(state, seating); round += 1) {
    seating = rotated({ ...state, seating });
  }
  return hasClashes(state, seating) ? state.seating : seating;
};
