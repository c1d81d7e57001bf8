import { runningMatch } from '../match.ts';
import {
  isNameTaken,
  MOST_MEMBERS,
  memberOf,
  openerOf,
  parseName,
  present,
  presentMember,
} from '../members.ts';
import type { Event, Member, State } from '../types.ts';
import { type Acting, accept, type CommandOf, type Decision, refuse } from './decision.ts';

/** How long a host must be away before someone else may take over. */
export const HOST_AWAY = 60_000;

export const join = (state: State, person: string, { name: raw }: CommandOf<'join'>): Decision => {
  const before = memberOf(state, person);
  if (before?.standing === 'removed') return refuse('removed');
  if (before?.standing === 'here') return refuse('alreadyHere');
  const typed = parseName(raw);
  if (typed === null) return refuse('badName');
  if (state.locked && before === undefined) return refuse('locked');
  if (present(state).length >= MOST_MEMBERS) return refuse('full');
  /** A name is a message: whoever was here when the match began returns under the same one. */
  const name = before !== undefined && runningMatch(state) !== null ? before.name : typed;
  if (isNameTaken(state, name, before?.id)) return refuse('nameTaken');
  const member = before?.id ?? `m${state.members.length + 1}`;
  const joined: Event = { kind: 'joined', member, person, name };
  return state.host === null ? accept(joined, { kind: 'hostChanged', member }) : accept(joined);
};

export const rename = ({ state, me }: Acting, { name: raw }: CommandOf<'rename'>): Decision => {
  if (runningMatch(state) !== null) return refuse('matchRunning');
  const name = parseName(raw);
  if (name === null) return refuse('badName');
  if (isNameTaken(state, name, me.id)) return refuse('nameTaken');
  return name === me.name ? accept() : accept({ kind: 'renamed', member: me.id, name });
};

/** The host's chair goes to whoever has been here longest; to those who have sat first. */
const successor = (state: State, gone: Member): Event[] => {
  const others = present(state).filter((member) => member.id !== gone.id);
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
  /** Or a table could be taken from whoever opened it. */
  if (member.id === openerOf(state)?.id) return refuse('isOpener');
  return accept({ kind: 'removed', member: member.id });
};

export const handOver = (
  { state, me }: Acting,
  { member: id }: CommandOf<'handOver'>,
): Decision => {
  const member = presentMember(state, id);
  if (member === undefined || member.id === me.id) return refuse('badMember');
  return accept({ kind: 'hostChanged', member: member.id });
};

/** Whether this member may follow a host who is gone: who has sat here in the host's presence. */
export const mayFollow = (state: State, member: string): boolean =>
  state.settled.includes(member) || openerOf(state)?.id === member;

/** The opener takes their chair back at any time; others when the host has been away. */
export const takeHost = ({ state, me, isHost, context }: Acting): Decision => {
  if (isHost) return refuse('hostIsHere');
  if (openerOf(state)?.id === me.id) return accept({ kind: 'hostChanged', member: me.id });
  const hostLeft = state.host === null || presentMember(state, state.host) === undefined;
  const awaySince = context.hostAwaySince;
  const away = awaySince !== null && context.now - awaySince >= HOST_AWAY;
  if (!hostLeft && !away) return refuse('hostIsHere');
  return hostLeft || mayFollow(state, me.id)
    ? accept({ kind: 'hostChanged', member: me.id })
    : refuse('neverSat');
};

export const lock = ({ state }: Acting, { locked }: CommandOf<'lock'>): Decision => {
  if (typeof locked !== 'boolean') return refuse('malformed');
  return locked === state.locked ? accept() : accept({ kind: 'locked', locked });
};
