import { pick, seededRandom } from '@remez/rules';
import { lenientJudge } from '@remez/rules/testing';
import { decide } from '../decide/index.ts';
import { evolve } from '../evolve.ts';
import { openingEvents } from '../opening.ts';
import type { Command, Event, SettingsChange, State } from '../types.ts';
import { perspectiveOf, viewFrom } from '../view.ts';
import { anyMove, type Kind, SEATS_IN, settingsOf } from './games.ts';

const TIMERS = { clue: 120, guess: 120, decision: 60 };

export interface Act {
  readonly person: string;
  readonly command: Command;
}

export interface Script {
  /** Everything up to and including the deal. */
  readonly before: readonly Event[];
  /** What was done then. */
  readonly acts: readonly Act[];
  /** What came of it. */
  readonly after: readonly Event[];
  readonly state: State;
}

const isEnd = (event: Event): boolean => event.kind === 'played' && event.event.kind === 'ended';

/** A random game with talk, as commands and as events, reproducible from its seed. */
export const randomScript = ({
  mode,
  seed,
  people,
  steps,
  toTheEnd,
  now,
  settings = {},
}: {
  readonly mode: Kind;
  readonly seed: number;
  readonly people: readonly string[];
  readonly steps: number;
  readonly toTheEnd: boolean;
  readonly now: number;
  readonly settings?: SettingsChange;
}): Script => {
  const random = seededRandom(seed);
  const context = { now, random, judge: lenientJudge, hostAwaySince: null };
  const opening = openingEvents({
    code: '123456',
    person: people[0] ?? '',
    name: 'p0',
    settings: settingsOf(mode, {
      ...settings,
      classic: { timers: TIMERS, ...settings.classic },
      duet: { timers: TIMERS, ...settings.duet },
    }),
    at: now,
  });
  if (!opening.ok) throw new Error(opening.failure);
  const events: Event[] = [...opening.value];
  let state = events.reduce<State | undefined>(evolve, undefined) as State;

  const run = (person: string, command: Command): readonly Event[] | undefined => {
    const turn = command.kind === 'play' ? state.turn : undefined;
    const decision = decide(state, { turn, command }, { kind: 'person', person }, context);
    return decision.ok ? decision.value : undefined;
  };
  const take = (more: readonly Event[]) => {
    state = more.reduce(evolve, state);
    events.push(...more);
  };
  const must = (person: string, command: Command) => {
    const more = run(person, command);
    if (more === undefined) throw new Error(`${person} could not ${command.kind}`);
    take(more);
  };

  people.forEach((person, index) => {
    if (index > 0) must(person, { kind: 'join', name: `p${index}` });
    const seat = SEATS_IN[mode][index];
    if (typeof seat === 'string') must(person, { kind: 'sit', seat });
  });
  must(people[0] ?? '', { kind: 'start' });
  const before = [...events];

  const acts: Act[] = [];
  for (let step = 0; step < steps; step += 1) {
    const person = pick(people, random);
    const { match } = viewFrom(state, perspectiveOf(state, { person, watching: false }));
    const to = pick(['everyone', 'team'] as const, random);
    const move = anyMove(match?.view, random);
    const command: Command | undefined =
      random.below(4) === 0
        ? { kind: 'talk', to, text: `text ${step}` }
        : move && { kind: 'play', move };
    const more = command && run(person, command);
    if (command === undefined || more === undefined) continue;
    if (!toTheEnd && more.some(isEnd)) continue;
    take(more);
    acts.push({ person, command });
  }
  return { before, acts, after: events.slice(before.length), state };
};
