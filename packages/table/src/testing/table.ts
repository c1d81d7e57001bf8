import { seededRandom } from '@remez/rules';
import { lenientJudge } from '@remez/rules/testing';
import { parseList } from '@remez/words';
import { type Decided, decide } from '../decide/index.ts';
import { evolve } from '../evolve.ts';
import { openingEvents } from '../opening.ts';
import type {
  Absence,
  Command,
  Event,
  Move,
  SettingsChange,
  State,
  TableContext,
} from '../types.ts';

export const contextFor = (
  now: number,
  hostAwaySince: number | null = null,
  absent: readonly Absence[] = [],
): TableContext => ({
  now,
  random: seededRandom(now + 7),
  judge: lenientJudge,
  hostAwaySince,
  absent,
});

export const openingOf = (settings: SettingsChange = {}): readonly Event[] => {
  const opening = openingEvents({ code: '123456', person: 'ann', name: 'Ann', settings, at: 0 });
  if (!opening.ok) throw new Error(opening.failure);
  return opening.value;
};

/** A table that Ann opened. She is `m1` and its host. */
export const opened = (settings: SettingsChange = {}): State => {
  const state = openingOf(settings).reduce<State | undefined>(evolve, undefined);
  if (state === undefined) throw new Error('nothing was opened');
  return state;
};

/** A move in the present turn is bound to it, as a client would. */
const decided = (state: State, command: Decided['command']) =>
  command.kind === 'play' ? { turn: state.turn, command } : { command };

/** A list is read before it is decided on, as a live table does. */
export const withList = (command: Decided['command'], context: TableContext): TableContext =>
  command.kind === 'bringWords' && typeof command.text === 'string'
    ? { ...context, list: parseList(command.text, context.judge) }
    : context;

/** Someone whose browser has one person, or one of several of one browser: `ann+ben` is Ann there. */
const actorNamed = (names: string) => {
  const browser = names.split('+');
  return { kind: 'person', person: browser[0] ?? '', browser } as const;
};

export const reasonFor = (
  state: State,
  person: string,
  command: Decided['command'],
  context: TableContext = contextFor(1000),
): string | null => {
  const full = withList(command, context);
  const decision = decide(state, decided(state, command), actorNamed(person), full);
  return decision.ok ? null : decision.failure.reason;
};

export const act = (
  state: State,
  person: string,
  command: Decided['command'],
  context: TableContext = contextFor(1000),
): State => {
  const full = withList(command, context);
  const decision = decide(state, decided(state, command), actorNamed(person), full);
  if (!decision.ok) throw new Error(`${person} ${command.kind}: ${decision.failure.reason}`);
  return decision.value.reduce<State>(evolve, state);
};

export const play = (move: Move): Command => ({ kind: 'play', move });

/** Ann, Ben, Cat and Dan at a classic table: red's and blue's spymaster, then their operatives. */
export const FOUR = {
  ann: 'red.spymaster',
  ben: 'blue.spymaster',
  cat: 'red.operative',
  dan: 'blue.operative',
} as const;

export const gathered = (settings: SettingsChange = {}): State => {
  let state = opened(settings);
  for (const person of ['ben', 'cat', 'dan'] as const) {
    state = act(state, person, { kind: 'join', name: person });
  }
  return state;
};

export const seatedFour = (settings: SettingsChange = {}): State =>
  Object.entries(FOUR).reduce(
    (state, [person, seat]) => act(state, person, { kind: 'sit', seat }),
    gathered(settings),
  );

export const startedFour = (settings: SettingsChange = {}): State =>
  act(seatedFour(settings), 'ann', { kind: 'start' });
