import type { Language, Perspective } from '@remez/rules';
import { faceOf } from './bots.ts';
import type { GameView } from './games.ts';
import type { Face, Temperament } from './limits.ts';
import { audibleTalk, listenerOf, withoutListener } from './listening.ts';
import { gameOf, rolesOf, runningMatch, seatPlans } from './match.ts';
import { memberOf, presentMember } from './members.ts';
import { rotatedApart } from './rotation.ts';
import { captainAt, heldSeats, missingFrom, seatsOf } from './seating.ts';
import type { AroundFact, CustomPack, Finished, Said, Settings, State } from './types.ts';

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
  /** The short code, unless the table is locked. */
  readonly code?: string;
  readonly members: readonly {
    readonly id: string;
    readonly name: string;
    /** Made of code, and how much it dares. */
    readonly bot?: Temperament;
    /** What a bot looks like. */
    readonly face?: Face;
    /** How many devices are this member, if a host has let in others than their own. */
    readonly devices?: number;
    /** Of the story, and not at the table any more. */
    readonly out?: true;
  }[];
  readonly settings: Settings;
  /** That the host has brought words, and how many; never which. */
  readonly custom?: { readonly language: Language; readonly words: number };
  readonly seats: readonly SeatView[];
  /** Who confirms for each seat, when the room has captains. */
  readonly captains?: { readonly [seat: string]: string };
  /** Kinds of moves that are only theirs, when the room has captains. */
  readonly captainMoves?: readonly string[];
  /** Who is ready for the next match; absent where nobody has said so. */
  readonly ready?: readonly string[];
  /** Where everyone will sit when `again` begins the next match; absent before the first and in one. */
  readonly nextSeats?: { readonly [seat: string]: readonly string[] };
  readonly missing: readonly { readonly seat: string; readonly count: number }[];
  readonly running: boolean;
  readonly match?: { readonly number: number; readonly view: GameView };
  readonly finished: readonly Finished[];
  /** C27 · the group's best score. */
  readonly best?: number;
  readonly talk: readonly Said[];
  /** What happened around the match on the table, for its story; absent where nothing did. */
  readonly around?: readonly AroundFact[];
}

const gamePerspective = (seats: readonly string[]): Perspective<string> =>
  seats.length === 0 ? { kind: 'spectator' } : { kind: 'seated', seats };

/** Where a person sits, as far as no move changes it; null for whoever is not here or asked to watch. */
export interface Place {
  readonly member: string;
  readonly seats: readonly string[];
  /** Set where they hear less of the talk than others who sit there. */
  readonly listener: readonly string[];
}

export const placeOf = (
  state: State,
  { person, watching }: { readonly person: string; readonly watching: boolean },
): Place | null => {
  const member = memberOf(state, person);
  if (watching || member?.standing !== 'here') return null;
  return {
    member: member.id,
    seats: [...seatsOf(state.seating, member.id)].sort(),
    listener: listenerOf(state, member.id),
  };
};

const NOWHERE: readonly string[] = [];

/** The seats and roles from which someone in this place sees now, and the listener. */
export const perspectiveFrom = (state: State, place: Place | null): readonly string[] => {
  if (place === null) return NOWHERE;
  const roles = rolesOf(state, place.member, place.seats);
  return place.listener.length === 0 ? roles : [...roles, ...place.listener];
};

export const perspectiveOf = (
  state: State,
  screen: { readonly person: string; readonly watching: boolean },
): readonly string[] => perspectiveFrom(state, placeOf(state, screen));

const isGone = (state: State, id: string): boolean => presentMember(state, id) === undefined;

/** People of the story who have left keep their names in it. */
const named = (state: State): TableView['members'] =>
  state.members
    .filter(({ id }) => !isGone(state, id) || heldSeats(state, id).length > 0)
    .map(({ id, name, also = [], bot }) => ({
      id,
      name,
      ...(bot !== undefined && { bot: bot.temperament, face: faceOf(name) }),
      ...(also.length > 0 && { devices: also.length + 1 }),
      ...(isGone(state, id) && { out: true as const }),
    }));

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

const nextSeatsIn = (state: State): NonNullable<TableView['nextSeats']> =>
  Object.fromEntries(
    Object.entries(rotatedApart(state)).map(([seat, members]) => [seat, members ?? []]),
  );

/** What of a view no move changes, the same for everyone: what is always there, and what may be. */
export interface TablePart {
  readonly always: Pick<
    TableView,
    'host' | 'locked' | 'members' | 'settings' | 'seats' | 'missing' | 'running' | 'finished'
  >;
  readonly sometimes: Pick<
    TableView,
    'best' | 'captains' | 'captainMoves' | 'custom' | 'code' | 'around' | 'ready' | 'nextSeats'
  >;
}

export const tablePartOf = (state: State): TablePart => {
  const running = runningMatch(state);
  const members = named(state);
  /** The same objects, so that of a longer list only what is new is sent. */
  const around = state.around.filter(({ member }) => members.some(({ id }) => id === member));
  return {
    always: {
      host: state.host,
      locked: state.locked,
      members,
      settings: state.settings,
      seats: seatPlans(state).map(({ seat, team, least, most }) => ({
        seat,
        team,
        least,
        most,
        members: state.seating[seat] ?? [],
      })),
      missing: missingFrom(state, state.seating),
      running: running !== null,
      finished: state.finished,
    },
    sometimes: {
      ...(state.best !== null && { best: state.best }),
      ...(state.settings.captain && {
        captains: captainsOf(state),
        captainMoves: gameOf(state.match ?? state.settings).captainMoves,
      }),
      ...(state.custom !== null && { custom: broughtBy(state.custom) }),
      ...(!state.locked && { code: state.code }),
      ...(around.length > 0 && { around }),
      ...(state.ready.length > 0 && { ready: state.ready }),
      ...(running === null && state.match !== null && { nextSeats: nextSeatsIn(state) }),
    },
  };
};

export const saidTo = (state: State, perspective: readonly string[]): readonly Said[] =>
  audibleTalk(state, perspective).map(({ number, member, team, text, at }) => ({
    number,
    member,
    team,
    text,
    at,
  }));

/**
 * Field by field: what is not written here does not leave. Fields that come and go stand last, so
 * that the rest need not travel again with them.
 */
export const viewFrom = (
  state: State,
  perspective: readonly string[],
  /** The part of this state; of the state before, if nothing but a move lies between. */
  { always, sometimes }: TablePart = tablePartOf(state),
  talk: readonly Said[] = saidTo(state, perspective),
): TableView => {
  const { match, turn } = state;
  return {
    ...always,
    turn,
    talk,
    ...(match !== null && {
      match: {
        number: match.number,
        view: gameOf(match).view(
          match.state,
          gamePerspective(withoutListener(perspective)),
        ) as GameView,
      },
    }),
    ...sometimes,
  };
};
