import {
  CHANNELS,
  type Channel,
  type Language,
  type Perspective,
  type Seating,
} from '@remez/rules';
import { whyNotPlay } from './campaign/at-table.ts';
import type { CampaignFacts } from './campaign/standing.ts';
import { mayFollow } from './decide/people.ts';
import type { GameView } from './games.ts';
import { audibleTalk, listenerOf, withoutListener } from './listening.ts';
import { gameOf, rolesOf, runningMatch, seatPlans } from './match.ts';
import { isLockedOut, memberOf, openerOf, presentMember } from './members.ts';
import { rotatedApart } from './rotation.ts';
import {
  captainAt,
  confirms,
  heldSeats,
  isOfTwoMinds,
  missingFrom,
  seatsOf,
  whyNotSeat,
  whyNotSit,
} from './seating.ts';
import { isBarredByDevice } from './shared-devices.ts';
import { whyNotSitDown } from './sitting.ts';
import { mayTalk } from './talk.ts';
import type { CustomPack, Finished, Notes, Said, Settings, State } from './types.ts';

export interface SeatView {
  readonly seat: string;
  readonly team: string;
  readonly least: number;
  readonly most: number;
  readonly members: readonly string[];
}

/** What everyone who sits at the same seats may know. */
export interface TableView {
  readonly turn: number;
  readonly host: string | null;
  readonly locked: boolean;
  /** The short code, while the lobby is open to strangers. */
  readonly code?: string;
  readonly members: readonly { readonly id: string; readonly name: string }[];
  readonly settings: Settings;
  /** That the host has brought words, and how many; never which. */
  readonly custom?: { readonly language: Language; readonly words: number };
  readonly seats: readonly SeatView[];
  /** Who confirms for each seat, when the room has captains. */
  readonly captains?: { readonly [seat: string]: string };
  /** Kinds of moves that are only theirs, when the room has captains. */
  readonly captainMoves?: readonly string[];
  readonly missing: readonly { readonly seat: string; readonly count: number }[];
  readonly running: boolean;
  readonly match?: { readonly number: number; readonly view: GameView };
  readonly finished: readonly Finished[];
  /** C27 · the group's best score. */
  readonly best?: number;
  readonly talk: readonly Said[];
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
  /** D22 · for the host, when everyone sits and the campaign does not allow the next match. */
  readonly whyNotStart?: NonNullable<ReturnType<typeof whyNotPlay>>;
  readonly can: {
    readonly join: boolean;
    readonly rename: boolean;
    readonly sit: readonly string[];
    /** Where one may sit besides the seats one has; absent where there is none. */
    readonly sitAlso?: readonly string[];
    readonly talk: readonly Channel[];
    readonly point: boolean;
    /** Make the view's `captainMoves` (the game's `can` says whether it is time to). */
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

const gamePerspective = (seats: readonly string[]): Perspective<string> =>
  seats.length === 0 ? { kind: 'spectator' } : { kind: 'seated', seats };

/**
 * The seats and roles from which this person sees, and a listener where they hear less of the talk than
 * others who sit there. Whoever is not here, or asked to watch, has none.
 */
export const perspectiveOf = (
  state: State,
  { person, watching }: { readonly person: string; readonly watching: boolean },
): readonly string[] => {
  const member = memberOf(state, person);
  return watching || member?.standing !== 'here'
    ? []
    : [
        ...rolesOf(state, member.id, [...seatsOf(state.seating, member.id)].sort()),
        ...listenerOf(state, member.id),
      ];
};

const isGone = (state: State, id: string): boolean => presentMember(state, id) === undefined;

/** People of the story who have left keep their names in it. */
const named = (state: State): TableView['members'] =>
  state.members
    .filter(({ id }) => !isGone(state, id) || heldSeats(state, id).length > 0)
    .map(({ id, name }) => ({ id, name }));

const captainsOf = (state: State): { readonly [seat: string]: string } =>
  Object.fromEntries(
    seatPlans(state).flatMap(({ seat }) => {
      const captain = captainAt(state, seat);
      return captain === undefined ? [] : [[seat, captain]];
    }),
  );

const broughtBy = ({ language, cards }: CustomPack): NonNullable<TableView['custom']> => ({
  language,
  words: cards.flat().length,
});

/** Field by field: what is not written here does not leave. */
export const viewFrom = (state: State, perspective: readonly string[]): TableView => {
  const running = runningMatch(state);
  const { match } = state;
  return {
    turn: state.turn,
    host: state.host,
    locked: state.locked,
    ...(running === null && !state.locked && { code: state.code }),
    members: named(state),
    settings: state.settings,
    ...(state.custom !== null && { custom: broughtBy(state.custom) }),
    seats: seatPlans(state).map(({ seat, team, least, most }) => ({
      seat,
      team,
      least,
      most,
      members: state.seating[seat] ?? [],
    })),
    ...(state.settings.captain && {
      captains: captainsOf(state),
      captainMoves: gameOf(match ?? state.settings).captainMoves,
    }),
    missing: missingFrom(state, state.seating),
    running: running !== null,
    ...(match !== null && {
      match: {
        number: match.number,
        view: gameOf(match).view(
          match.state,
          gamePerspective(withoutListener(perspective)),
        ) as GameView,
      },
    }),
    finished: state.finished,
    ...(state.best !== null && { best: state.best }),
    talk: audibleTalk(state, perspective).map(({ number, member, team, text, at }) => ({
      number,
      member,
      team,
      text,
      at,
    })),
  };
};

const isReady = (state: State, seating: Seating<string>): boolean =>
  missingFrom(state, seating).length === 0 && !isOfTwoMinds(state, seating);

const mayBegin = (
  state: State,
  seating: Seating<string>,
  campaign: CampaignFacts | null,
): boolean => isReady(state, seating) && whyNotPlay(state, seating, campaign) === null;

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

export const meOf = (
  state: State,
  { person, watching }: { readonly person: string; readonly watching: boolean },
  /** D22 · of the campaign that is chosen here; without it nothing is begun for one. */
  campaign: CampaignFacts | null = null,
): Me => {
  if (watching) return ONLOOKER;
  const member = memberOf(state, person);
  if (member === undefined || member.standing !== 'here') {
    const mayJoin = member?.standing !== 'removed' && !isLockedOut(state, member);
    return { ...NOBODY, can: { ...NOBODY.can, join: mayJoin } };
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
  const next = running === null ? state.seating : null;
  const whyNotStart = next === null ? null : whyNotPlay(state, next, campaign);
  const isReadyNow = next !== null && isReady(state, next);
  return {
    member: id,
    name,
    seats,
    host,
    opener: openerOf(state)?.id === id,
    ...(notes !== undefined && { notes }),
    ...(free.some((seat) => isBarredByDevice(state, id, [seat])) && { oneDevice: true }),
    ...(host && isReadyNow && whyNotStart !== null && { whyNotStart }),
    can: {
      join: false,
      rename: running === null,
      sit: all.filter((seat) => maySit(seat, { also: false })),
      ...(sitAlso.length > 0 && { sitAlso }),
      talk: CHANNELS.filter((channel) => mayTalk(state, id, channel)),
      point: running !== null && gameOf(running).mayPoint(running.state, rolesOf(state, id, seats)),
      confirm: confirms(state, id),
      again:
        running === null &&
        state.match !== null &&
        (host || heldSeats(state, id).length > 0) &&
        mayBegin(state, rotatedApart(state), campaign),
      takeHost: !host && mayFollow(state, id),
      prepare: host && running === null,
      start: host && isReadyNow && whyNotStart === null,
      moveOn: host && running !== null,
    },
  };
};
