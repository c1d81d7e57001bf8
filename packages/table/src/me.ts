import type { Channel, Seating } from '@remez/rules';
import { seatsForBots } from './bots.ts';
import { whyNotAsk } from './decide/knocks.ts';
import { mayFollow } from './decide/people.ts';
import type { GameName } from './games.ts';
import { knockOf, namedAtDoor, openKnocks } from './knocks.ts';
import { teamOf } from './listening.ts';
import { gameOf, isTooLong, rolesOf, runningMatch, seatPlans } from './match.ts';
import { isLockedOut, isOpener, memberOf } from './members.ts';
import { type Facts, onwardFrom, whyNotPlay } from './purpose.ts';
import { mayBeReady } from './ready.ts';
import { rotatedApart } from './rotation.ts';
import { confirms, isOfTwoMinds, missingFrom, seatsOf, whyNotSeat, whyNotSit } from './seating.ts';
import { isBarredByDevice } from './shared-devices.ts';
import { whyNotSitDown } from './sitting.ts';
import { isAllowedToTalk } from './talk.ts';
import type { Notes, State } from './types.ts';

/** Who asks the host, and for what. */
interface KnockView {
  readonly knock: string;
  readonly name: string;
  readonly at: number;
  /** The member who asks, and for which seat. */
  readonly member?: string;
  readonly seat?: string;
  /** Someone outside who says the name of this member. */
  readonly as?: string;
  /** A screen that only wants to show the game. */
  readonly watching?: true;
}

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
  /** For the host: who asks to be let in, or for a seat. */
  readonly knocks?: readonly KnockView[];
  /** What one has asked the host, and has not been given yet. */
  readonly asked?: {
    readonly seat?: string;
    readonly answer: 'waiting' | 'no';
    readonly at: number;
  };
  /** For the host, when everyone sits and what is played for does not allow the next match. */
  readonly whyNotStart?: string;
  /** Where `again` leads on to, by the game's own name for it; absent where it plays the same. */
  readonly onward?: string;
  readonly can: {
    readonly join: boolean;
    readonly rename: boolean;
    readonly sit: readonly string[];
    /** Where one may sit besides the seats one has; absent where there is none. */
    readonly sitAlso?: readonly string[];
    /** Seats that one may ask the host for; absent where there is none. */
    readonly askSeat?: readonly string[];
    /** The host's: seats with room for a bot; absent where there is none. */
    readonly addBot?: readonly string[];
    readonly talk: readonly Channel[];
    readonly point: boolean;
    /** Make the view's `captainMoves` (the game's `can` says whether it is time to). */
    readonly confirm: boolean;
    readonly again: boolean;
    /** Say `ready`, or take it back; absent where one may not. */
    readonly ready?: true;
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

const mayBegin = (state: State, seating: Seating<string>, facts: Facts): boolean =>
  isReady(state, seating) && whyNotPlay(state, seating, facts) === null;

/** Who waits for the host, as the host is told. */
const knocksOf = (state: State): readonly KnockView[] =>
  openKnocks(state).map(({ id: knock, person, name, seat, at, watching }) => {
    const as = seat === null ? namedAtDoor(state, name)?.id : undefined;
    const member = seat === null ? undefined : memberOf(state, person)?.id;
    return {
      ...{ knock, name, at },
      ...(seat !== null && { seat }),
      ...(member !== undefined && { member }),
      ...(as !== undefined && { as }),
      ...(watching !== undefined && { watching: true as const }),
    };
  });

/** What this person has asked, as far as it still stands. */
const askedBy = (state: State, person: string): Pick<Me, 'asked'> => {
  const knock = knockOf(state, person);
  if (knock === undefined) return {};
  const { seat, at, isTurnedAway } = knock;
  if (!isTurnedAway && !openKnocks(state).includes(knock)) return {};
  return { asked: { answer: isTurnedAway ? 'no' : 'waiting', at, ...(seat !== null && { seat }) } };
};

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
  /** Of what the next match is played for; where they are missing, it is not begun for it. */
  facts: Facts = {},
  /** Games that bots here can play. */
  bots: readonly GameName[] = [],
): Standing => {
  if (watching) return outside(ONLOOKER);
  const member = memberOf(state, person);
  if (member === undefined || member.standing !== 'here') {
    const mayJoin = member?.standing !== 'removed' && !isLockedOut(state, member);
    return outside({ ...NOBODY, ...askedBy(state, person), can: { ...NOBODY.can, join: mayJoin } });
  }
  const { id, name } = member;
  const seats = seatsOf(state.seating, id);
  const host = state.host === id;
  const running = runningMatch(state);
  const whyNot = host ? whyNotSeat : whyNotSit;
  const notes = state.match?.notes[id];
  const all = seatPlans(state).map(({ seat }) => seat);
  const free = all.filter((seat) => whyNot(state, id, seat) === null);
  const maySit = (seat: string, { also }: { readonly also: boolean }) =>
    whyNotSitDown(state, id, { seat, also, isHost: host }) === null;
  const sitAlso =
    seats.length === 0
      ? []
      : all.filter((seat) => !seats.includes(seat) && maySit(seat, { also: true }));
  const mayAsk = (seat: string) =>
    whyNotAsk(state, id, seat) === null && !maySit(seat, { also: false });
  const asked = seats.length === 0 ? askedBy(state, member.person) : {};
  const maySeek = !host && seats.length === 0 && asked.asked?.answer !== 'no';
  const askSeat = maySeek ? all.filter(mayAsk) : [];
  const addBot = host ? seatsForBots(state, bots) : [];
  const knocks = host ? knocksOf(state) : [];
  const isReadyNow = running === null && isReady(state, state.seating);
  const whyNotStart = isReadyNow ? whyNotPlay(state, state.seating, facts) : null;
  const again =
    running === null &&
    state.match !== null &&
    (host || mayBeReady(state, id)) &&
    mayBegin(state, rotatedApart(state), facts);
  const onward = again ? onwardFrom(state, facts) : null;
  const me: Me = {
    member: id,
    name,
    seats,
    host,
    opener: isOpener(state, person),
    can: {
      join: false,
      rename: running === null,
      sit: all.filter((seat) => maySit(seat, { also: false })),
      talk: [],
      point: false,
      confirm: confirms(state, id),
      again,
      takeHost: !host && mayFollow(state, { member: id, person }),
      prepare: host && running === null,
      start: host && isReadyNow && whyNotStart === null,
      moveOn: host && running !== null && !isTooLong(running),
      ...(mayBeReady(state, id) && { ready: true as const }),
      ...(sitAlso.length > 0 && { sitAlso }),
      ...(askSeat.length > 0 && { askSeat }),
      ...(addBot.length > 0 && { addBot }),
    },
    ...(free.some((seat) => isBarredByDevice(state, id, [seat])) && { oneDevice: true }),
    ...(knocks.length > 0 && { knocks }),
    ...asked,
    ...(host && whyNotStart !== null && { whyNotStart }),
    ...(onward !== null && { onward: onward.to }),
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
  facts: Facts = {},
  bots: readonly GameName[] = [],
): Me => {
  const standing = standingOf(state, screen, facts, bots);
  return meFrom(standing, allowedNow(state, standing));
};
