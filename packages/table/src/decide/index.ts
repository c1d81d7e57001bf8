import { evolve } from '../evolve.ts';
import { teamOf } from '../listening.ts';
import { memberOf } from '../members.ts';
import { foundTogether } from '../shared-devices.ts';
import { isTooFullFor, whyNotWrite } from '../size.ts';
import { EVERYONE, mayTalk, parseTalk } from '../talk.ts';
import type { Command, Move, Reopen, State, TableActor, TableContext } from '../types.ts';
import { addBot } from './bots.ts';
import { close, reopen } from './closing.ts';
import { type Acting, accept, type CommandOf, type Decision, refuse } from './decision.ts';
import { admit, askSeat, knock, turnAway } from './knocks.ts';
import { again, play, playByClock, ready, start } from './matches.ts';
import { note } from './notes.ts';
import { handOver, join, leave, lock, remove, rename, takeHost } from './people.ts';
import { seat, set, shuffle, sit, stand } from './places.ts';
import { bringWords } from './words.ts';

const talk = ({ state, me, context }: Acting, { to, text: raw }: CommandOf<'talk'>): Decision => {
  if (to !== 'everyone' && to !== 'team') return refuse('malformed');
  if (!mayTalk(state, me.id, to)) return refuse('silence');
  const text = parseTalk(raw);
  if (text === null) return refuse('badText');
  const team = to === 'team' ? teamOf(state, me.id) : null;
  const channel = team ?? EVERYONE;
  const whyNot = whyNotWrite(state, { member: me.id, channel, text });
  if (whyNot !== null) return refuse(whyNot);
  return accept({ kind: 'talked', member: me.id, team, text, at: context.now });
};

type Handler<Kind extends Command['kind']> = (acting: Acting, command: CommandOf<Kind>) => Decision;

const HANDLERS: { readonly [Kind in Exclude<Command['kind'], 'join' | 'knock'>]: Handler<Kind> } = {
  rename,
  leave,
  sit,
  stand,
  talk,
  play,
  note,
  again,
  ready,
  takeHost,
  askSeat,
  seat,
  addBot,
  shuffle,
  lock,
  remove,
  handOver,
  set,
  bringWords,
  admit,
  turnAway,
  start,
  close,
};

const HOSTS_ONLY: ReadonlySet<Command['kind']> = new Set([
  'seat',
  'addBot',
  'shuffle',
  'lock',
  'remove',
  'handOver',
  'set',
  'bringWords',
  'admit',
  'turnAway',
  'start',
  'close',
] as const);

/** Said by the door when a screen comes in, never by a message. */
interface Enter {
  readonly kind: 'enter';
}

export interface Decided {
  /** Another turn than the present one is refused, so that nothing lands in a later turn. */
  readonly turn?: number;
  readonly command: Command | Enter | Reopen;
  /** Asked of the state that it is decided on; where it does not hold, it is refused as stale. */
  readonly onlyIf?: (state: State) => boolean;
}

type Person = Extract<TableActor, { readonly kind: 'person' }>;

const byMember = (state: State, by: Person, command: Command, context: TableContext): Decision => {
  if (command.kind === 'join') {
    return isTooFullFor(state, command) ? refuse('tableFull') : join(state, by, command, context);
  }
  if (command.kind === 'knock') {
    return isTooFullFor(state, command) ? refuse('tableFull') : knock(state, by, command, context);
  }
  const me = memberOf(state, by.person);
  if (me?.standing === 'removed') return refuse('removed');
  if (me?.standing !== 'here') return refuse('notMember');
  const isHost = state.host === me.id;
  if (HOSTS_ONLY.has(command.kind) && !isHost) return refuse('notHost');
  if (!Object.hasOwn(HANDLERS, command.kind)) return refuse('malformed');
  if (isTooFullFor(state, command)) return refuse('tableFull');
  const handler = HANDLERS[command.kind] as (acting: Acting, command: Command) => Decision;
  const { person } = by;
  return handler({ state, me, person, isHost, context }, command);
};

/** Events keep whether the host could see who sat down, since the state knows no screens. */
const witnessed = (
  decision: Decision,
  {
    state,
    person,
    context,
  }: { readonly state: State; readonly person: string; readonly context: TableContext },
): Decision => {
  const byHost = memberOf(state, person)?.id === state.host;
  if (!decision.ok || byHost || context.hostAwaySince === null) return decision;
  return accept(
    ...decision.value.map((event) =>
      event.kind === 'seated' || event.kind === 'matchStarted'
        ? { ...event, hostAway: true as const }
        : event,
    ),
  );
};

/** Members found in one browser are recorded before the command is decided, so that it sees them as one viewer. */
const byPerson = (
  state: State,
  by: Person,
  command: Command | Enter,
  context: TableContext,
): Decision => {
  const { browser = [] } = by;
  const found = foundTogether(state, browser);
  if (command.kind === 'enter') return accept(...found);
  const withDevices = found.reduce(evolve, state);
  const decision = byMember(withDevices, by, command, context);
  if (!decision.ok || browser.length < 2) return decision;
  const after = decision.value.reduce(evolve, withDevices);
  return accept(...found, ...decision.value, ...foundTogether(after, browser));
};

export const decide = (
  state: State,
  { turn, command, onlyIf }: Decided,
  by: TableActor,
  context: TableContext,
): Decision => {
  if (command.kind === 'reopen') {
    return by.kind === 'person' ? reopen(state, by.person, context) : refuse('malformed');
  }
  if (state.closed !== null) return refuse('closed');
  if (turn === undefined ? command.kind === 'play' : turn !== state.turn) return refuse('stale');
  if (onlyIf?.(state) === false) return refuse('stale');
  if (by.kind === 'person') {
    const { person } = by;
    return witnessed(byPerson(state, by, command, context), { state, person, context });
  }
  return command.kind === 'play' ? playByClock(state, command.move, context) : refuse('malformed');
};

/** What the clock does when a deadline of the present turn is reached or must be put off. */
export const clockCommand = (state: State, move: Move): Decided => ({
  turn: state.turn,
  command: { kind: 'play', move },
});
