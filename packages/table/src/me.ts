import type { Channel, Seating } from '@remez/rules';
import { mayFollow } from './decide/people.ts';
import { teamOf } from './listening.ts';
import { gameOf, rolesOf, runningMatch, seatPlans } from './match.ts';
import { isLockedOut, memberOf, openerOf } from './members.ts';
import { rotatedApart } from './rotation.ts';
import {
  confirms,
  heldSeats,
  isOfTwoMinds,
  missingFrom,
  seatsOf,
  whyNotSeat,
  whyNotSit,
} from './seating.ts';
import { isBarredByDevice } from './shared-devices.ts';
import { isAllowedToTalk } from './talk.ts';
import type { Notes, State } from './types.ts';

/** What is one's own: who one is here, and what one may do beside the game's own `can`. */
export interface Me {
  readonly member?: string;
  readonly name?: string;
  readonly seats: readonly string[];
  readonly host: boolean;
  /** Whether one has opened this table: then its chair can be taken back at any time. */
  readonly opener: boolean;
  /** What one has written for oneself in this match, by where it stands. */
  readonly notes?: Notes;
  /** Seats are closed to one because of someone who plays on the same device. */
  readonly oneDevice?: true;
  readonly can: {
    readonly join: boolean;
    readonly rename: boolean;
    readonly sit: readonly string[];
    readonly talk: readonly Channel[];
    readonly point: boolean;
    /** Speak for the team: guess and stop (the game's `can` says whether it is time to). */
    readonly confirm: boolean;
    readonly again: boolean;
    /** Take over, once the host has been away for long enough. */
    readonly takeHost: boolean;
    /** The host's: prepare the next match, or move on or abandon the one that runs. */
    readonly prepare: boolean;
    readonly start: boolean;
    readonly moveOn: boolean;
  };
}

const isReady = (state: State, seating: Seating<string>): boolean =>
  missingFrom(state, seating).length === 0 && !isOfTwoMinds(state, seating);

const NOBODY: Me = {
  seats: [],
  host: false,
  opener: false,
  can: {
    join: true,
    rename: false,
    sit: [],
    talk: [],
    point: false,
    confirm: false,
    again: false,
    takeHost: false,
    prepare: false,
    start: false,
    moveOn: false,
  },
};

/** A screen that only watches is nobody, whoever holds it. */
const ONLOOKER: Me = { ...NOBODY, can: { ...NOBODY.can, join: false } };

/** What is one's own as far as no move changes it. */
export interface Standing {
  readonly me: Me;
  /** Who one is here, if anyone; and whether there is a team to talk with. */
  readonly member: string | null;
  readonly hasTeam: boolean;
}

const outside = (me: Me): Standing => ({ me, member: null, hasTeam: false });

export const standingOf = (
  state: State,
  { person, watching }: { readonly person: string; readonly watching: boolean },
): Standing => {
  if (watching) return outside(ONLOOKER);
  const member = memberOf(state, person);
  if (member === undefined || member.standing !== 'here') {
    const mayJoin = member?.standing !== 'removed' && !isLockedOut(state, member);
    return outside({ ...NOBODY, can: { ...NOBODY.can, join: mayJoin } });
  }
  const { id, name } = member;
  const seats = seatsOf(state.seating, id);
  const host = state.host === id;
  const running = runningMatch(state);
  const whyNot = host ? whyNotSeat : whyNotSit;
  const notes = state.match?.notes[id];
  const free = seatPlans(state)
    .map(({ seat }) => seat)
    .filter((seat) => whyNot(state, id, seat) === null);
  const sit = free.filter((seat) => !isBarredByDevice(state, id, [seat]));
  const me: Me = {
    member: id,
    name,
    seats,
    host,
    opener: openerOf(state)?.id === id,
    can: {
      join: false,
      rename: running === null,
      sit,
      talk: [],
      point: false,
      confirm: confirms(state, id),
      again:
        running === null &&
        state.match !== null &&
        (host || heldSeats(state, id).length > 0) &&
        isReady(state, rotatedApart(state)),
      takeHost: !host && mayFollow(state, id),
      prepare: host && running === null,
      start: host && running === null && isReady(state, state.seating),
      moveOn: host && running !== null,
    },
    ...(sit.length < free.length && { oneDevice: true }),
    ...(notes !== undefined && { notes }),
  };
  return { me, member: id, hasTeam: teamOf(state, id) !== null };
};

/** What a move may allow or end: where one may talk, and whether one may point. */
export interface Allowed {
  readonly talk: readonly Channel[];
  readonly point: boolean;
}

/** One for each list of channels, so that the same is the same object. */
const TALK: readonly (readonly Channel[])[] = [[], ['everyone'], ['team'], ['everyone', 'team']];

export const allowedNow = (state: State, { me, member, hasTeam }: Standing): Allowed => {
  const { can } = me;
  if (member === null) return can;
  const running = runningMatch(state);
  const everyone = isAllowedToTalk(state, member, 'everyone') ? 1 : 0;
  const team = hasTeam && isAllowedToTalk(state, member, 'team') ? 2 : 0;
  return {
    talk: TALK[everyone + team] as readonly Channel[],
    point:
      running !== null && gameOf(running).mayPoint(running.state, rolesOf(state, member, me.seats)),
  };
};

/** Whoever stands so, with what is allowed now. */
export const meFrom = ({ me }: Standing, { talk, point }: Allowed): Me => ({
  ...me,
  can: { ...me.can, talk, point },
});

export const meOf = (
  state: State,
  screen: { readonly person: string; readonly watching: boolean },
): Me => {
  const standing = standingOf(state, screen);
  return meFrom(standing, allowedNow(state, standing));
};
