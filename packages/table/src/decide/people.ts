import { evolve } from '../evolve.ts';
import { runningMatch } from '../match.ts';
import {
  isLockedOut,
  isNameTaken,
  isOpener,
  MOST_MEMBERS,
  memberOf,
  openerOf,
  parseName,
  present,
  presentMember,
} from '../members.ts';
import { seatsToReturnTo } from '../returning.ts';
import { heldSeats, seatsOf } from '../seating.ts';
import { isRemovedHere } from '../shared-devices.ts';
import type { Absence, Event, Member, State, TableActor, TableContext } from '../types.ts';
import { type Acting, accept, type CommandOf, type Decision, refuse } from './decision.ts';
import { passedOn, taking } from './taking.ts';

/** How long a host must be away before someone else may take over. */
export const HOST_AWAY = 60_000;

/** How long someone who has sat or written must be away before they make room for another. */
const AWAY = 60_000;

/** Whether this member has neither sat nor written anything here, as far as the table remembers. */
const isStranger = ({ settled, match, written, talk }: State, id: string): boolean =>
  !settled.includes(id) &&
  !Object.hasOwn(match?.held ?? {}, id) &&
  !Object.hasOwn(written.byMember, id) &&
  !talk.some(({ member }) => member === id);

/**
 * Who is removed at a full table, of those without a screen: the one who has been away longest, strangers
 * before others. Who is seated, host or opener stays, and who has held a seat in the running match.
 */
const makingRoom = (
  state: State,
  { now, absent = [] }: Pick<TableContext, 'now' | 'absent'>,
): string | undefined => {
  const mayGo = absent.filter(
    ({ member }) =>
      presentMember(state, member) !== undefined &&
      member !== openerOf(state)?.id &&
      member !== state.host &&
      seatsOf(state.seating, member).length === 0 &&
      (runningMatch(state) === null || heldSeats(state, member).length === 0),
  );
  const longAway = mayGo.filter(({ since }) => now - since >= AWAY);
  const strangerOf = (some: readonly Absence[]) =>
    some.find(({ member }) => isStranger(state, member));
  return (strangerOf(longAway) ?? longAway[0] ?? strangerOf(mayGo))?.member;
};

export const join = (
  state: State,
  { person, browser = [person] }: Extract<TableActor, { readonly kind: 'person' }>,
  { name: raw }: CommandOf<'join'>,
  context: TableContext,
): Decision => {
  const before = memberOf(state, person);
  if (isRemovedHere(state, { person, browser })) return refuse('removed');
  if (before?.standing === 'here') return refuse('alreadyHere');
  const typed = parseName(raw);
  if (typed === null) return refuse('badName');
  if (isLockedOut(state, before)) return refuse('locked');
  const isFull = present(state).length >= MOST_MEMBERS;
  const leaving = isFull ? makingRoom(state, context) : undefined;
  if (isFull && leaving === undefined) return refuse('full');
  /** A new name could carry a message, so members of a running match return under their old one. */
  const name = before !== undefined && runningMatch(state) !== null ? before.name : typed;
  if (isNameTaken(state, name, before?.id)) return refuse('nameTaken');
  const member = before?.id ?? `m${state.joined + 1}`;
  const joined: readonly Event[] = [
    ...(leaving === undefined ? [] : [{ kind: 'left', member: leaving } as const]),
    { kind: 'joined', member, person: before?.person ?? person, name },
    ...(state.host === null ? [{ kind: 'hostChanged', member } as const] : []),
  ];
  const after = joined.reduce(evolve, state);
  const seats = seatsToReturnTo(after, member);
  return seats.length === 0
    ? accept(...joined)
    : accept(...joined, ...taking(after, member, seats));
};

export const rename = ({ state, me }: Acting, { name: raw }: CommandOf<'rename'>): Decision => {
  if (runningMatch(state) !== null) return refuse('matchRunning');
  const name = parseName(raw);
  if (name === null) return refuse('badName');
  if (isNameTaken(state, name, me.id)) return refuse('nameTaken');
  return name === me.name ? accept() : accept({ kind: 'renamed', member: me.id, name });
};

/** The host's chair goes to whoever has been here longest; to those who have sat first, and to no bot. */
const successor = (state: State, gone: Member): Event[] => {
  const others = present(state).filter(({ id, bot }) => id !== gone.id && bot === undefined);
  const next = others.find(({ id }) => state.settled.includes(id)) ?? others[0];
  return state.host === gone.id && next !== undefined
    ? [{ kind: 'hostChanged', member: next.id }]
    : [];
};

export const leave = ({ state, me }: Acting): Decision =>
  accept({ kind: 'left', member: me.id }, ...successor(state, me));

export const remove = ({ state, me }: Acting, { member: id }: CommandOf<'remove'>): Decision => {
  const member = presentMember(state, id);
  if (member === undefined || member.id === me.id) return refuse('badMember');
  /** Otherwise a table could be taken from its opener. */
  if (member.id === openerOf(state)?.id) return refuse('isOpener');
  /** A bot would not come back, and keeps nobody out. */
  const kind = member.bot === undefined ? 'removed' : 'left';
  return accept({ kind, member: member.id }, ...passedOn(state, member.id, null));
};

export const handOver = (
  { state, me }: Acting,
  { member: id }: CommandOf<'handOver'>,
): Decision => {
  const member = presentMember(state, id);
  if (member === undefined || member.id === me.id || member.bot !== undefined) {
    return refuse('badMember');
  }
  return accept({ kind: 'hostChanged', member: member.id });
};

/** Whether this member may follow a host who is gone: who has sat here in the host's presence. */
export const mayFollow = (
  state: State,
  { member, person }: { readonly member: string; readonly person: string },
): boolean => state.settled.includes(member) || isOpener(state, person);

/** The opener takes their chair back at any time; others when the host has been away. */
export const takeHost = ({ state, me, person, isHost, context }: Acting): Decision => {
  if (isHost) return refuse('hostIsHere');
  if (isOpener(state, person)) return accept({ kind: 'hostChanged', member: me.id });
  const hostLeft = state.host === null || presentMember(state, state.host) === undefined;
  const awaySince = context.hostAwaySince;
  const away = awaySince !== null && context.now - awaySince >= HOST_AWAY;
  if (!hostLeft && !away) return refuse('hostIsHere');
  return hostLeft || mayFollow(state, { member: me.id, person })
    ? accept({ kind: 'hostChanged', member: me.id })
    : refuse('neverSat');
};

/** Locking a locked table writes nothing, unless this time spectators must leave. */
export const lock = (
  { state }: Acting,
  { locked, watchers = 'keep' }: CommandOf<'lock'>,
): Decision => {
  if (typeof locked !== 'boolean') return refuse('malformed');
  if (watchers !== 'keep' && watchers !== 'sendAway') return refuse('malformed');
  const sendAway = locked && watchers === 'sendAway';
  if (locked === state.locked && (!sendAway || state.watchersSentAway)) return accept();
  return accept({ kind: 'locked', locked, ...(sendAway && { watchersSentAway: true }) });
};
