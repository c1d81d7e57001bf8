import { seededRandom } from '@remez/rules';
import type { Event as GameEvent, Mode } from '@remez/rules/classic';
import { twinForOperatives } from '@remez/rules/testing';
import { type Event, makeStored } from '@remez/table';
import { type Act, manualClock, randomScript, type Script, SEATS_IN } from '@remez/table/testing';
import { describe, expect, test } from 'vitest';
import { makeCookie, makePerson } from './identity.ts';
import { memoryStore } from './store/memory.ts';
import { openBrowser, rawScreen } from './testing/browser.ts';
import { startServer } from './testing/server.ts';

const TABLE = 'twin';
const START = 1_000_000;

const PEOPLE = Array.from({ length: 4 }, makePerson);
const WATCHER = makePerson();

/** Stopped before it is over, since then the key is open. */
const writeScript = (mode: Mode, seed: number): Script =>
  randomScript({ mode, seed, people: PEOPLE, steps: 60, toTheEnd: false, now: START });

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
