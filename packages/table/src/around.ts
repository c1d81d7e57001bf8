import { runningMatch } from './match.ts';
import { heldSeats, seatsOf } from './seating.ts';
import type { AroundFact, Event, State } from './types.ts';

/** As many as are worth telling of one match. */
const MOST_KEPT = 20;

type Fact = Omit<AroundFact, 'number'>;

const seatsText = (state: State, member: string): string =>
  [...seatsOf(state.seating, member)].sort().join();

/** Whose seats are others now. Whoever came back to the own seat is back, and nothing else. */
const seatChanges = (before: State, after: State): readonly Fact[] => {
  const last = before.around.at(-1);
  return after.members
    .filter(({ id }) => seatsText(before, id) !== seatsText(after, id))
    .map(({ id }) => ({ kind: 'seats', member: id, seats: seatsOf(after.seating, id) }) as const)
    .filter(({ member, seats }) => {
      const isBack = last?.kind === 'back' && last.member === member;
      return !isBack || seats.some((seat) => !heldSeats(before, member).includes(seat));
    });
};

/** What an event is to those who look back at the match. Nobody is told of who did not play. */
const factsOf = (before: State, after: State, event: Event): readonly Fact[] => {
  if (event.kind === 'hostChanged') return [{ kind: 'host', member: event.member }];
  switch (event.kind) {
    case 'left':
    case 'removed': {
      const { kind, member } = event;
      return heldSeats(before, member).length === 0 ? [] : [{ kind, member }];
    }
    case 'joined': {
      const { member } = event;
      return heldSeats(before, member).length === 0 ? [] : [{ kind: 'back', member }];
    }
    /** Between matches seats are for the next one. */
    case 'seated':
      return runningMatch(before) === null ? [] : seatChanges(before, after);
    default:
      return [];
  }
};

/** What happened around the match on the table rather than in it, for its story; with the next match it begins anew. */
export const aroundAfter = (before: State, after: State, event: Event): State['around'] => {
  if (event.kind === 'matchStarted') return [];
  if (after.match === null) return before.around;
  const facts = factsOf(before, after, event);
  if (facts.length === 0) return before.around;
  const first = (before.around.at(-1)?.number ?? 0) + 1;
  const numbered = facts.map((fact, nth) => ({ number: first + nth, ...fact }));
  return [...before.around, ...numbered].slice(-MOST_KEPT);
};
