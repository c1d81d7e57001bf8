import { pick, type Random, seededRandom, shuffled } from '@remez/rules';
import { MODES } from '@remez/rules/classic';
import { type Decided, decide } from '../decide/index.ts';
import { evolve } from '../evolve.ts';
import { GAME_NAMES } from '../games.ts';
import type { Command, Event, State } from '../types.ts';
import { perspectiveOf, viewFrom } from '../view.ts';
import { anyMove } from './games.ts';
import { contextFor, openingOf } from './table.ts';

export const PEOPLE = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay'];
const SEATS = [
  ...['red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative'],
  ...['a', 'b', 'nowhere'],
];
/** Who has a browser of their own, and who shares one or has a second. */
const BROWSERS = [...PEOPLE.map((person) => [person]), ['cat', 'dan'], ['eve', 'ann']];
const MEMBERS = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm9'];

/** Anything that anyone might try, sensible or not. */
const anyCommand = (state: State, person: string, random: Random): Command => {
  const view = viewFrom(state, perspectiveOf(state, { person, watching: false }));
  const move = anyMove(view.match?.view, random);
  return pick<() => Command>(
    [
      () => ({ kind: 'join', name: person }),
      () => ({ kind: 'join', name: person }),
      () => ({ kind: 'rename', name: `${person}${random.below(3)}` }),
      () => ({ kind: 'leave' }),
      () => ({ kind: 'sit', seat: pick(SEATS, random), also: random.below(4) === 0 }),
      () => ({ kind: 'sit', seat: pick(SEATS, random) }),
      () => ({ kind: 'stand' }),
      () => ({ kind: 'talk', to: pick(['everyone', 'team'] as const, random), text: 'hi' }),
      () => ({ kind: 'again' }),
      () => ({ kind: 'ready', ready: random.below(3) > 0 }),
      () => ({ kind: 'takeHost' }),
      () => ({ kind: 'knock', name: pick(PEOPLE, random) }),
      () => ({ kind: 'askSeat', seat: pick(SEATS, random) }),
      ...Array.from(
        { length: 3 },
        () => (): Command => ({
          kind: 'admit',
          knock: state.knocks.at(-1)?.id ?? 'k1',
          ...(random.below(2) === 0 && { as: pick(MEMBERS, random) }),
        }),
      ),
      () => ({ kind: 'turnAway', knock: state.knocks.at(-1)?.id ?? 'k1' }),
      ...Array.from(
        { length: 6 },
        () => (): Command => ({
          kind: 'seat',
          member: pick(MEMBERS, random),
          seat: pick(SEATS, random),
        }),
      ),
      () => ({ kind: 'addBot', seat: pick(SEATS, random), temperament: 'bold' }),
      () => ({ kind: 'shuffle' }),
      () => ({ kind: 'lock', locked: random.below(2) === 0 }),
      () => ({ kind: 'handOver', member: pick(MEMBERS, random) }),
      () => ({ kind: 'set', settings: { classic: { mode: pick(MODES, random) } } }),
      () => ({ kind: 'set', settings: { game: pick(GAME_NAMES, random) } }),
      () => ({ kind: 'set', settings: { sharedDevice: random.below(3) === 0 } }),
      () => ({ kind: 'set', settings: { sharedScreen: random.below(2) === 0 } }),
      () => ({ kind: 'start' }),
      () => ({ kind: 'start' }),
      ...Array.from(
        { length: 20 },
        () => (): Command => ({
          kind: 'play',
          move: move ?? { kind: random.below(30) === 0 ? 'abandon' : 'moveOn' },
        }),
      ),
      ...(random.below(20) === 0
        ? [(): Command => ({ kind: 'remove', member: pick(MEMBERS, random) })]
        : []),
    ],
    random,
  )();
};

type Whim = readonly [readonly string[], Decided['command']];

/** The first of the browser is who acts, or only comes in. */
const whim = (state: State, random: Random): Whim => {
  const [person = '', ...others] = shuffled(pick(BROWSERS, random), random);
  const enters = random.below(10) === 0;
  return [[person, ...others], enters ? { kind: 'enter' } : anyCommand(state, person, random)];
};

/** A table at which people do as they like, reproducible from its seed. */
export const unruly = (
  seed: number,
  steps: number,
  game = pick(GAME_NAMES, seededRandom(seed)),
): { states: State[]; events: Event[] } => {
  const random = seededRandom(seed);
  const events: Event[] = [...openingOf({ game })];
  let state = events.reduce<State | undefined>(evolve, undefined) as State;
  const states = [state];
  /** Half of the tables are in mid-game already, where most of the temptations are. */
  const begun: readonly Whim[] = [
    ...PEOPLE.slice(1).map((person) => [[person], { kind: 'join', name: person }] as const),
    [['ann'], { kind: 'shuffle' }],
    [['ann'], { kind: 'start' }],
  ];
  const script = seed % 2 === 0 ? [...begun] : [];
  for (let step = 0; step < steps; step += 1) {
    const [browser, command] = script.shift() ?? whim(state, random);
    const turn = command.kind === 'play' ? state.turn : undefined;
    const by = { kind: 'person', person: browser[0] ?? '', browser } as const;
    const context = { ...contextFor(seed + step), bots: GAME_NAMES };
    const decision = decide(state, { turn, command }, by, context);
    if (!decision.ok) continue;
    events.push(...decision.value);
    state = decision.value.reduce(evolve, state);
    states.push(state);
  }
  return { states, events };
};
