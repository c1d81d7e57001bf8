import { botsMakingRoom } from '../bots.ts';
import { seatedAt, withoutMember } from '../seating.ts';
import type { Event, State } from '../types.ts';

/** Someone sits at these seats from now on and at no others. Bots make room for people, and leave. */
export const taking = (
  state: State,
  member: string,
  seats: readonly string[],
): readonly Event[] => {
  const leaving = botsMakingRoom(state, member, seats);
  const seating = leaving.reduce(withoutMember, state.seating);
  return [
    ...leaving.map((bot) => ({ kind: 'left', member: bot }) as const),
    { kind: 'seated', seating: seatedAt(seating, member, seats) },
  ];
};
