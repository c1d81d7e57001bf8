import {
  KNOCK_LASTS,
  knockOf,
  MOST_KNOCKED,
  MOST_KNOCKS,
  mayBecome,
  openKnocks,
} from '../knocks.ts';
import { runningMatch } from '../match.ts';
import { isLockedOut, memberOf, parseName, presentMember } from '../members.ts';
import { seatsToReturnTo } from '../returning.ts';
import { heldSeats, seatsOf, whyNotSeat, withoutMember } from '../seating.ts';
import { isRemovedHere } from '../shared-devices.ts';
import { whyNotSitDown, whyNotTogether, withCompanions } from '../sitting.ts';
import type { Event, Knock, State, TableActor, TableContext, TableReason } from '../types.ts';
import { type Acting, accept, type CommandOf, type Decision, refuse } from './decision.ts';
import { join } from './people.ts';
import { sit } from './places.ts';
import { taking } from './taking.ts';

type Asked = Pick<Knock, 'person' | 'name' | 'seat'> & { readonly watching?: true };

const ask = (state: State, asked: Asked, { now }: TableContext): Decision => {
  const before = knockOf(state, asked.person);
  const isRecent = before !== undefined && now - before.at < KNOCK_LASTS;
  if (before?.isTurnedAway && (isRecent || asked.seat !== null)) return refuse('turnedAway');
  const isSame =
    before?.name === asked.name &&
    before.seat === asked.seat &&
    (before.watching !== undefined) === (asked.watching === true);
  if (isRecent && isSame) return accept();
  const others = openKnocks(state).filter(
    ({ person, at }) => person !== asked.person && now - at < KNOCK_LASTS,
  );
  if (others.length >= MOST_KNOCKS) return refuse('full');
  if (state.knocked >= MOST_KNOCKED) return refuse('tableFull');
  const knock = `k${state.knocked + 1}`;
  return accept({ kind: 'knocked', knock, ...asked, at: now });
};

/** Someone outside asks the host to be let in: as a newcomer, as who they say they are, or to show the game. */
export const knock = (
  state: State,
  { person, browser = [person] }: Extract<TableActor, { readonly kind: 'person' }>,
  { name: raw, watching }: CommandOf<'knock'>,
  context: TableContext,
): Decision => {
  if (isRemovedHere(state, { person, browser })) return refuse('removed');
  const before = memberOf(state, person);
  /** Whoever has been here in this browser comes back by `join`, and as nobody else. */
  if (browser.some((each) => memberOf(state, each) !== undefined)) return refuse('alreadyHere');
  const name = watching === true ? '' : parseName(raw);
  if (name === null) return refuse('badName');
  if (isLockedOut(state, before)) return refuse('locked');
  const asked = { person, name, seat: null, ...(watching === true && { watching }) };
  return ask(state, asked, context);
};

/** Whoever sat down there last makes room. */
const withRoom = (state: State, member: string, seats: readonly string[]): State => {
  let { seating } = state;
  for (const seat of seats) {
    const last = seating[seat]?.at(-1);
    const isFull = whyNotSeat({ ...state, seating }, member, seat) === 'seatTaken';
    if (isFull && last !== undefined) seating = withoutMember(seating, last);
  }
  return { ...state, seating };
};

/** Why a member may not even ask for a seat. Someone makes room only for who has sat there before. */
export const whyNotAsk = (state: State, member: string, seat: string): TableReason | null => {
  if (runningMatch(state) === null) return 'noMatch';
  if (seatsOf(state.seating, member).length > 0) return 'matchRunning';
  const seats = withCompanions(state, seat);
  const isTheirs = heldSeats(state, member).includes(seat);
  const made = isTheirs ? withRoom(state, member, seats) : state;
  for (const each of seats) {
    const why = whyNotSeat(made, member, each);
    if (why !== null) return why;
  }
  return whyNotTogether(made, member, seats);
};

export const askSeat = (acting: Acting, { seat }: CommandOf<'askSeat'>): Decision => {
  const { state, me, isHost, context } = acting;
  const sitting = { seat, also: false, isHost };
  if (isHost || whyNotSitDown(state, me.id, sitting) === null)
    return sit(acting, { kind: 'sit', seat });
  const why = whyNotAsk(state, me.id, seat);
  return why === null
    ? ask(state, { person: me.person, name: me.name, seat }, context)
    : refuse(why);
};

const giveSeat = (state: State, member: string, seat: string): Decision => {
  const seats = withCompanions(state, seat);
  const made = withRoom(state, member, seats);
  for (const each of seats) {
    const why = whyNotSeat(made, member, each);
    if (why !== null) return refuse(why);
  }
  const why = whyNotTogether(made, member, seats);
  return why === null ? accept(...taking(made, member, seats)) : refuse(why);
};

/** Another device of someone who is or was here: they are that member from then on, and nothing else. */
const letInAs = (state: State, { person }: Knock, id: string): Decision => {
  const member = state.members.find((each) => each.id === id);
  if (member === undefined || !mayBecome(state, member)) return refuse('badMember');
  if (memberOf(state, person) !== undefined) return refuse('alreadyHere');
  const returned: Event[] = [{ kind: 'deviceAdmitted', member: id, person }];
  if (member.standing === 'here') return accept(...returned);
  const here = {
    ...state,
    members: state.members.map((each) =>
      each.id === id ? { ...each, standing: 'here' as const } : each,
    ),
  };
  const seats = seatsToReturnTo(here, id);
  return accept(
    ...returned,
    { kind: 'joined', member: id, person: member.person, name: member.name },
    ...(seats.length === 0 ? [] : taking(here, id, seats)),
  );
};

export const admit = (
  { state, context }: Acting,
  { knock: id, as }: CommandOf<'admit'>,
): Decision => {
  const found = openKnocks(state).find((each) => each.id === id);
  if (found === undefined) return refuse('badKnock');
  const letIn = (): Decision => {
    if (found.seat !== null) {
      const member = memberOf(state, found.person);
      return member === undefined || presentMember(state, member.id) === undefined
        ? refuse('badKnock')
        : giveSeat(state, member.id, found.seat);
    }
    if (found.watching !== undefined) return accept();
    if (as !== undefined) return letInAs(state, found, as);
    return join(
      state,
      { kind: 'person', person: found.person },
      { kind: 'join', name: found.name },
      context,
    );
  };
  const decision = letIn();
  return decision.ok
    ? accept({ kind: 'knockAnswered', knock: id, admitted: true }, ...decision.value)
    : decision;
};

export const turnAway = ({ state }: Acting, { knock: id }: CommandOf<'turnAway'>): Decision =>
  openKnocks(state).some((each) => each.id === id)
    ? accept({ kind: 'knockAnswered', knock: id, admitted: false })
    : refuse('badKnock');
