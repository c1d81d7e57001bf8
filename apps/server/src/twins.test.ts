import { pick, seededRandom } from '@remez/rules';
import { type Can, COUNTS, type Event as GameEvent, type Mode } from '@remez/rules/classic';
import { lenientJudge, twinForOperatives } from '@remez/rules/testing';
import {
  type Command,
  decide,
  type Event,
  evolve,
  eyesOf,
  makeStored,
  openingEvents,
  type State,
  viewFrom,
} from '@remez/table';
import { manualClock } from '@remez/table/testing';
import { describe, expect, test } from 'vitest';
import { makeCookie, makePerson } from './identity.ts';
import { memoryStore } from './store/memory.ts';
import { openBrowser, rawScreen } from './testing/browser.ts';
import { SEATS_IN } from './testing/games.ts';
import { startServer } from './testing/server.ts';

const TABLE = 'twin';
const START = 1_000_000;

interface Act {
  readonly person: string;
  readonly command: Command;
}

interface Script {
  /** Everything up to and including the deal. */
  readonly before: readonly Event[];
  /** What is then done, over the wire. */
  readonly acts: readonly Act[];
  /** What came of it in this world. */
  readonly after: readonly Event[];
}

const PEOPLE = Array.from({ length: 4 }, makePerson);
const WATCHER = makePerson();

const verbOf = (can: Can, seed: number): Command | undefined => {
  const random = seededRandom(seed);
  const verbs = Object.keys(can) as (keyof Can)[];
  if (verbs.length === 0) return undefined;
  const verb = pick(verbs, random);
  switch (verb) {
    case 'giveClue':
      return { kind: 'play', move: { kind: verb, word: 'רמז', count: pick(COUNTS, random) } };
    case 'ask':
      return { kind: 'play', move: { kind: verb, word: `מילה${seed % 7}` } };
    case 'answer':
      return { kind: 'play', move: { kind: verb, allow: random.below(2) === 0 } };
    case 'guess':
    case 'cover':
      return { kind: 'play', move: { kind: verb, card: pick(can[verb] ?? [], random) } };
    case 'rule':
      return { kind: 'play', move: { kind: verb, penalise: can.rule === 'either' } };
    default:
      return { kind: 'play', move: { kind: verb } };
  }
};

/** A random game as commands, stopped before it is over, since then the key is open. */
const writeScript = (mode: Mode, seed: number): Script => {
  const random = seededRandom(seed);
  const context = { now: START, random, judge: lenientJudge, hostAwaySince: null };
  let state: State | undefined;
  const events: Event[] = [];
  const take = (more: readonly Event[]) => {
    for (const event of more) {
      state = evolve(state, event);
      events.push(event);
    }
  };
  const run = (person: string, command: Command): readonly Event[] | undefined => {
    const turn = command.kind === 'play' ? state?.turn : undefined;
    const by = { kind: 'person', person } as const;
    const decision = decide(state as State, { turn, command }, by, context);
    return decision.ok ? decision.value : undefined;
  };
  const must = (person: string, command: Command) => {
    const more = run(person, command);
    if (more === undefined) throw new Error(command.kind);
    take(more);
  };
  const [host = ''] = PEOPLE;
  const opening = openingEvents({
    code: '123456',
    person: host,
    name: 'p0',
    settings: { classic: { mode, timers: { clue: 120, guess: 120, decision: 60 } } },
    at: START,
  });
  if (!opening.ok) throw new Error(opening.failure);
  take(opening.value);
  PEOPLE.forEach((person, index) => {
    if (index > 0) must(person, { kind: 'join', name: `p${index}` });
    const seat = SEATS_IN[mode][index];
    if (typeof seat === 'string') must(person, { kind: 'sit', seat });
  });
  must(host, { kind: 'start' });
  const before = [...events];
  const acts: Act[] = [];
  for (let step = 0; step < 60; step += 1) {
    const person = pick(PEOPLE, random);
    const eyes = eyesOf(state as State, { person, watching: false });
    const can = viewFrom(state as State, eyes).match?.view.can ?? {};
    const chat: Command = {
      kind: 'talk',
      to: pick(['everyone', 'team'] as const, random),
      text: `text ${step}`,
    };
    const command = random.below(4) === 0 ? chat : verbOf(can, seed * 1000 + step);
    const more = command === undefined ? undefined : run(person, command);
    if (command === undefined || more === undefined) continue;
    const ends = more.some((event) => event.kind === 'played' && event.event.kind === 'ended');
    if (ends) continue;
    take(more);
    acts.push({ person, command });
  }
  return { before, acts, after: events.slice(before.length) };
};

const gameEvents = (events: readonly Event[]): GameEvent[] =>
  events.flatMap((event) => (event.kind === 'played' ? [event.event as GameEvent] : []));

/** The same table with another key, wherever the script does not uncover it. */
const twinBefore = ({ before, after }: Script, seed: number): readonly Event[] => {
  const [dealt] = twinForOperatives(
    [...gameEvents(before), ...gameEvents(after)],
    seededRandom(seed),
  );
  if (dealt === undefined) throw new Error('nothing was dealt');
  return before.map((event) =>
    event.kind === 'played' && event.event.kind === 'dealt'
      ? { kind: 'played', event: dealt }
      : event,
  );
};

/** What the viewer must not even notice: a quiet word, and what the other team says to itself. */
const isHidden = (
  { command, person }: Act,
  teams: ReadonlyMap<string, string>,
  viewer: string,
): boolean =>
  (command.kind === 'play' && ['ask', 'answer'].includes(command.move.kind)) ||
  (command.kind === 'talk' && command.to === 'team' && teams.get(person) !== teams.get(viewer));

/** Plays the script on a server of its own and returns what one person's screen received. */
const framesOf = async (
  before: readonly Event[],
  acts: readonly (Act | null)[],
  viewer: string,
) => {
  const store = memoryStore();
  await store.log.append(`table/${TABLE}`, 0, {
    commandId: 'before',
    by: 'x',
    at: START,
    events: before.map(makeStored),
  });
  const clock = manualClock(START);
  const server = await startServer({ store, clock, random: seededRandom(5) });
  const key = await store.signingKey();
  const join = async (person: string) => {
    const cookie = makeCookie([person], { key, secure: false }).split(';')[0];
    const screen = await rawScreen(openBrowser(server.url, cookie));
    screen.send({ type: 'hello', protocol: 1, table: TABLE });
    await screen.until('welcome');
    await screen.until('presence');
    return screen;
  };
  const screens = new Map<string, Awaited<ReturnType<typeof join>>>();
  for (const person of [...PEOPLE, WATCHER]) screens.set(person, await join(person));
  const turnOf = async (person: string) => {
    const screen = screens.get(person);
    await screen?.roundTrip();
    const view = screen?.frames.findLast((frame) => frame.startsWith('{"type":"view"')) ?? '{}';
    return (JSON.parse(view) as { view: { turn: number } }).view.turn;
  };
  for (const [index, act] of acts.entries()) {
    if (act !== null) {
      const { person, command } = act;
      const screen = screens.get(person);
      const turn = command.kind === 'play' ? await turnOf(person) : undefined;
      screen?.send({ type: 'command', id: `c${index}`, turn, command });
      await screen?.until('done', ({ id }) => id === `c${index}`);
    }
    clock.pass(37);
  }
  const mine = screens.get(viewer);
  await mine?.roundTrip();
  const frames = [...(mine?.frames ?? [])];
  for (const screen of screens.values()) screen.socket.terminate();
  await server.close();
  return frames;
};

describe('twin servers', () => {
  test.each([
    ['teams', 1],
    ['teams', 2],
    ['teams', 3],
    ['coop', 4],
    ['trio', 5],
  ] as const)(
    'C3, C22, C29 · %s, seed %i: frames of operatives and spectators are the same, byte for byte, number and order',
    async (mode, seed) => {
      const script = writeScript(mode, seed);
      const twin = twinBefore(script, seed + 100);
      expect(twin).not.toEqual(script.before);
      const viewers = SEATS_IN[mode].flatMap((seat, index) =>
        seat?.endsWith('spymaster') ? [] : [PEOPLE[index] as string],
      );
      const teams = new Map(
        PEOPLE.map((person, index) => [person, SEATS_IN[mode][index]?.split('.')[0] ?? '']),
      );
      let hidden = 0;
      for (const viewer of [...viewers, WATCHER]) {
        const here = await framesOf(script.before, script.acts, viewer);
        const heard = script.acts.map((act) => (isHidden(act, teams, viewer) ? null : act));
        const there = await framesOf(twin, heard, viewer);
        hidden += heard.filter((act) => act === null).length;
        expect(there.length).toBe(here.length);
        there.forEach((frame, index) => {
          expect(frame).toBe(here[index]);
        });
        expect(here.length).toBeGreaterThan(10);
      }
      if (mode !== 'coop') expect(hidden).toBeGreaterThan(0);
    },
  );
});
