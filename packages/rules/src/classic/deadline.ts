import type { Deadline } from '../game.ts';
import type { State } from './types.ts';

/**
 * Nobody is at the table any more when four turns in a row ran out untouched. The clock then
 * rests until someone acts, so that a forgotten screen does not play on for days.
 */
const IDLE_TURNS = 4;

export const deadline = (state: State): Deadline | undefined => {
  const { phase } = state;
  if (phase.kind === 'over' || phase.until === null || state.idleTurns >= IDLE_TURNS) {
    return undefined;
  }
  return { at: phase.until, turn: state.turn, phase: phase.kind };
};
