import type { Seating, SeatPlan } from '@remez/rules';
import { gameOf, optionsOf, planOf, runningMatch, seatPlans } from './match.ts';
import { isBot, presentMember } from './members.ts';
import type { State, TableReason } from './types.ts';

export const seatsOf = (seating: Seating<string>, member: string): readonly string[] =>
  Object.keys(seating).filter((seat) => seating[seat]?.includes(member));

export const withoutMember = (seating: Seating<string>, member: string): Seating<string> =>
  Object.fromEntries(
    Object.entries(seating)
      .map(([seat, members]) => [seat, (members ?? []).filter((each) => each !== member)] as const)
      .filter(([, members]) => members.length > 0),
  );

/** The member at these seats and no other. */
export const seatedAt = (
  seating: Seating<string>,
  member: string,
  seats: readonly string[],
): Seating<string> => {
  const placed: { [seat: string]: readonly string[] | undefined } = {
    ...withoutMember(seating, member),
  };
  for (const seat of seats) placed[seat] = [...(placed[seat] ?? []), member];
  return placed;
};

/** What is left of a seating when the game has other seats. */
export const fitting = (
  seating: Seating<string>,
  plans: readonly SeatPlan<string>[],
): Seating<string> => {
  const fits: { [seat: string]: readonly string[] } = {};
  for (const { seat, most, also } of plans) {
    const members = [seat, ...also].flatMap((each) => seating[each] ?? []);
    const kept = [...new Set(members)].slice(0, most);
    if (kept.length > 0) fits[seat] = kept;
  }
  return fits;
};

export const missingFrom = (
  state: State,
  seating: Seating<string>,
): readonly { readonly seat: string; readonly count: number }[] =>
  seatPlans(state)
    .map(({ seat, least }) => ({ seat, count: least - (seating[seat]?.length ?? 0) }))
    .filter(({ count }) => count > 0);

/** C25 · those who are still here, in other roles. */
export const rotated = (state: State): Seating<string> => {
  const here = Object.fromEntries(
    Object.entries(state.seating).map(([seat, members]) => [
      seat,
      (members ?? []).filter((id) => presentMember(state, id) !== undefined),
    ]),
  );
  return gameOf(state.settings).rotate(here, optionsOf(state.settings));
};

const includesAll = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((each) => all.includes(each));

/**
 * Whether someone holds two seats of which one knows what the other must not, or sits on both
 * sides and knows a secret of one.
 */
export const isOfTwoMinds = (state: State, seating: Seating<string>): boolean => {
  const plans = new Map(seatPlans(state).map((plan) => [plan.seat, plan]));
  return [...new Set(Object.values(seating).flatMap((members) => members ?? []))].some((member) => {
    const held = seatsOf(seating, member).flatMap((seat) => plans.get(seat) ?? []);
    return held.some((one) =>
      held.some(
        (other) =>
          !includesAll(other.secrets, one.secrets) ||
          (one.team !== other.team && one.secrets.length > 0),
      ),
    );
  });
};

/** Who confirms for this seat's people, when the room has captains: whoever sat down first, and no bot. */
export const captainAt = (state: State, seat: string): string | undefined => {
  const here = state.seating[seat]?.filter((id) => presentMember(state, id) !== undefined);
  return here?.find((id) => !isBot(state, id)) ?? here?.[0];
};

/** Whether this member may confirm for a team: always, unless another is the captain. */
export const confirms = (state: State, member: string): boolean =>
  !state.settings.captain ||
  seatsOf(state.seating, member).some((seat) => captainAt(state, seat) === member);

/** Whether these seats are on both sides without one having brought the other (C28). */
export const spansTeams = (state: State, seats: readonly string[]): boolean => {
  const plans = seatPlans(state).filter(({ seat }) => seats.includes(seat));
  return plans.some((one) =>
    plans.some((other) => other.team !== one.team && !one.also.includes(other.seat)),
  );
};

export const heldSeats = (state: State, member: string): readonly string[] =>
  state.match?.held[member] ?? [];

/** Which teams these seats speak for. */
export const teamsOf = (state: State, seats: readonly string[]): readonly string[] => [
  ...new Set(
    seatPlans(state)
      .filter(({ seat }) => seats.includes(seat))
      .map(({ team }) => team),
  ),
];

/** Whoever has sat with one team while the match runs may have heard it, and does not sit with the other. */
const hasSatWithOthers = (state: State, member: string, { team }: SeatPlan<string>): boolean => {
  if (runningMatch(state) === null) return false;
  const teams = teamsOf(state, heldSeats(state, member));
  return teams.length > 0 && !teams.includes(team);
};

/** Once seen: whoever knows a secret of this match takes no seat that must not know it. */
const hasSeenTooMuch = (state: State, member: string, plan: SeatPlan<string>): boolean => {
  const running = runningMatch(state);
  if (running === null) return false;
  const plans = gameOf(running).seats(running.options);
  return heldSeats(state, member).some((seat) => {
    const secrets = plans.find((each) => each.seat === seat)?.secrets ?? [];
    return !includesAll(plan.secrets, secrets);
  });
};

/** Who must be gone from a seat before this member finds no place there: for people bots make room. */
const inTheWay = (state: State, member: string, seat: string): readonly string[] =>
  (state.seating[seat] ?? []).filter(
    (each) => each !== member && (isBot(state, member) || !isBot(state, each)),
  );

/** Why this member may not take this seat, whoever asks. */
export const whyNotSeat = (state: State, member: string, seat: string): TableReason | null => {
  const plan = planOf(state, seat);
  if (plan === undefined) return 'badSeat';
  if (inTheWay(state, member, seat).length >= plan.most) return 'seatTaken';
  if (hasSeenTooMuch(state, member, plan)) return 'onceSeen';
  return hasSatWithOthers(state, member, plan) ? 'otherTeam' : null;
};

/** Whether a bot is here in this member's place: it may have begun another match for them. */
const isKeptFor = (state: State, member: string, seat: string): boolean =>
  state.seating[seat]?.some((each) => presentMember(state, each)?.bot?.instead === member) ?? false;

/**
 * People who played in this match and left are kept with it, for its story and for the secrets that
 * they have seen. Beyond so many a newcomer asks the host for a seat: guests who come and go do not
 * pile up in the view of everyone else.
 */
export const MAX_FORMER_PLAYERS = 40;

const hasTooManyFormerPlayers = ({ members, match }: State): boolean =>
  members.filter(({ id, standing }) => standing === 'left' && match?.held[id] !== undefined)
    .length >= MAX_FORMER_PLAYERS;

/**
 * Why someone may not take this seat of their own accord. While a match runs a newcomer may
 * join the operatives, and people may return to where they sat or where a bot sits for them; a
 * seat with secrets is the host's to give.
 */
export const whyNotSit = (state: State, member: string, seat: string): TableReason | null => {
  const why = whyNotSeat(state, member, seat);
  if (why !== null || runningMatch(state) === null) return why;
  const held = heldSeats(state, member);
  if (held.includes(seat)) return null;
  const isFree = planOf(state, seat)?.secrets.length === 0 || isKeptFor(state, member, seat);
  if (held.length > 0 || !isFree) return 'matchRunning';
  return hasTooManyFormerPlayers(state) ? 'matchRunning' : null;
};
