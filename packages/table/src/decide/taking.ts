import { botSwapping, botsMakingRoom } from '../bots.ts';
import { gameOf, runningMatch } from '../match.ts';
import { isBot } from '../members.ts';
import { seatedAt, withoutMember } from '../seating.ts';
import type { Event, State } from '../types.ts';

/** What a bot that leaves has in hand goes on to whoever has its place, so that nobody waits for it. */
export const passedOn = (state: State, from: string, to: string | null): readonly Event[] => {
  const running = runningMatch(state);
  if (running === null || !isBot(state, from)) return [];
  const events = gameOf(running).passOn?.(running.state, from, to) ?? [];
  return events.map((event) => ({ kind: 'played', event }) as const);
};

/**
 * Someone sits at these seats from now on and at no others. Bots make room for people: between matches one takes
 * the seats that the person has left, and others leave.
 */
export const taking = (
  state: State,
  member: string,
  seats: readonly string[],
): readonly Event[] => {
  const making = botsMakingRoom(state, member, seats);
  const swap = botSwapping(state, member, { seats, making });
  const leaving = making.filter((bot) => bot !== swap?.bot);
  const left = leaving.reduce(withoutMember, state.seating);
  const seating = swap === undefined ? left : seatedAt(left, swap.bot, swap.seats);
  return [
    ...leaving.map((bot) => ({ kind: 'left', member: bot }) as const),
    { kind: 'seated', seating: seatedAt(seating, member, seats) },
    ...leaving.flatMap((bot) => passedOn(state, bot, member)),
    ...(seats.length === 0 ? passedOn(state, member, null) : []),
  ];
};
