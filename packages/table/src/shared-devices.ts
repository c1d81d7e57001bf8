import type { Seating, SeatPlan } from '@remez/rules';
import { runningMatch, seatPlans } from './match.ts';
import { isPersonOf } from './members.ts';
import { heldSeats, seatsOf, withoutMember } from './seating.ts';
import type { Event, State } from './types.ts';

/** Members who were found on one device, in groups: each group is one viewer. */
type Devices = State['devices'];

/** The groups when these members are known to be on one device. */
export const joinedTogether = (devices: Devices, members: readonly string[]): Devices => {
  const isTouched = (group: readonly string[]) => group.some((id) => members.includes(id));
  const merged = new Set([...devices.filter(isTouched).flat(), ...members]);
  return [...devices.filter((group) => !isTouched(group)), [...merged]];
};

/** The other members who were found on this member's device. */
export const foundWith = ({ devices }: State, member: string): readonly string[] =>
  (devices.find((group) => group.includes(member)) ?? []).filter((id) => id !== member);

/** The other members of the same viewer; none where the host allows a shared device. */
export const companionsOf = (state: State, member: string): readonly string[] =>
  state.settings.sharedDevice ? [] : foundWith(state, member);

const includesAll = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((each) => all.includes(each));

/** Whether one viewer must not be at both of these seats. */
const isClash = (
  one: SeatPlan<string>,
  other: SeatPlan<string>,
  { sharedScreen }: State['settings'],
): boolean => {
  if (!includesAll(one.secrets, other.secrets) || !includesAll(other.secrets, one.secrets)) {
    return true;
  }
  if (one.team === other.team) return one.secretPasses ?? false;
  return one.secrets.length > 0 || (!sharedScreen && !one.also.includes(other.seat));
};

const clashes = (state: State, mine: readonly string[], theirs: readonly string[]): boolean => {
  const plans = seatPlans(state);
  const planned = (seats: readonly string[]) => plans.filter(({ seat }) => seats.includes(seat));
  const others = planned(theirs);
  return planned(mine).some((one) => others.some((other) => isClash(one, other, state.settings)));
};

/** Where this member sits, and what they have seen while the match runs. */
const seatsSeenBy = (state: State, member: string): readonly string[] => [
  ...seatsOf(state.seating, member),
  ...(runningMatch(state) === null ? [] : heldSeats(state, member)),
];

/** Whether another member of the same viewer sits, or has sat in this match, where these seats must not see. */
export const isBarredByDevice = (state: State, member: string, seats: readonly string[]): boolean =>
  companionsOf(state, member).some((other) => clashes(state, seats, seatsSeenBy(state, other)));

/** The seating without those who, as one viewer with another, would see what their seat must not know. */
export const withoutClashes = (state: State, seating: Seating<string>): Seating<string> =>
  state.members.reduce((kept, { id }, index) => {
    const earlier = state.members.slice(0, index).map((member) => member.id);
    const near = companionsOf(state, id).filter((other) => earlier.includes(other));
    const seats = seatsOf(kept, id);
    const isTooNear = near.some((other) => clashes(state, seats, seatsOf(kept, other)));
    return isTooNear ? withoutMember(kept, id) : kept;
  }, seating);

export const hasClashes = (state: State, seating: Seating<string>): boolean =>
  state.devices.length > 0 && withoutClashes(state, seating) !== seating;

const membersIn = ({ members }: State, browser: readonly string[]): readonly string[] =>
  members
    .filter((member) => browser.some((person) => isPersonOf(member, person)))
    .map(({ id }) => id);

/**
 * Whether this browser must not show the running match to this member: another of its persons
 * sits where that must not be known, and both came to their seats on devices of their own.
 */
export const seesTooMuch = (
  state: State,
  { person, browser }: { readonly person: string; readonly browser: readonly string[] },
): boolean => {
  if (state.settings.sharedDevice || runningMatch(state) === null) return false;
  const [me] = membersIn(state, [person]);
  if (me === undefined) return false;
  const here = membersIn(state, browser);
  const others = [...here, ...here.flatMap((id) => companionsOf(state, id))];
  const mine = seatsSeenBy(state, me);
  return others.some((other) => other !== me && clashes(state, mine, seatsSeenBy(state, other)));
};

/**
 * What is recorded when members turn up in one browser. Whoever would then sit where they must not
 * gives up the seat; while a match runs such a browser is turned away instead, and nothing is recorded.
 */
export const foundTogether = (state: State, browser: readonly string[]): readonly Event[] => {
  const members = membersIn(state, browser);
  const [first, ...others] = members;
  if (first === undefined || includesAll(foundWith(state, first), others)) return [];
  const found: Event = { kind: 'foundOnOneDevice', members };
  const after: State = { ...state, devices: joinedTogether(state.devices, members) };
  if (runningMatch(state) !== null) {
    const isClashing = members.some((id) => isBarredByDevice(after, id, seatsSeenBy(after, id)));
    return isClashing ? [] : [found];
  }
  const seating = withoutClashes(after, state.seating);
  return seating === state.seating ? [found] : [found, { kind: 'seated', seating }];
};

/** Someone who was removed does not come back as another person of the same browser. */
export const isRemovedHere = (
  { members }: State,
  { person, browser }: { readonly person: string; readonly browser: readonly string[] },
): boolean => {
  const me = members.find((member) => isPersonOf(member, person));
  if (me?.standing === 'here') return false;
  return members.some(
    (member) =>
      member.standing === 'removed' &&
      [person, ...browser].some((each) => isPersonOf(member, each)),
  );
};
