import { seededRandom } from '@remez/rules';
import { type Event, makeStored } from '@remez/table';
import { type Act, type Kind, manualClock, randomScript, type Script } from '@remez/table/testing';
import { makeCookie, makePerson } from '../identity.ts';
import { memoryStore } from '../store/memory.ts';
import { openBrowser, rawScreen } from './browser.ts';
import { startServer } from './server.ts';

const TABLE = 'twin';
const START = 1_000_000;

export const PEOPLE = Array.from({ length: 4 }, makePerson);
export const WATCHER = makePerson();

/** Stopped before it is over, since then the key is open. */
export const writeScript = (mode: Kind, seed: number): Script =>
  randomScript({ mode, seed, people: PEOPLE, steps: 60, toTheEnd: false, now: START });

/** What happened in the game itself. */
export const gameEvents = <GameEvent>({ before, after }: Script): GameEvent[] =>
  [...before, ...after].flatMap((event) =>
    event.kind === 'played' ? [event.event as GameEvent] : [],
  );

/** The same table, dealt otherwise. */
export const withDeal = (
  { before }: Script,
  dealt: { readonly kind: string } | undefined,
): readonly Event[] => {
  if (dealt === undefined) throw new Error('nothing was dealt');
  return before.map((event) =>
    event.kind === 'played' && event.event.kind === 'dealt'
      ? { kind: 'played', event: dealt }
      : event,
  );
};

/** What others say among themselves. */
export const isOthersTalk = (
  { command, person }: Act,
  teams: ReadonlyMap<string, string>,
  viewer: string,
): boolean =>
  command.kind === 'talk' && command.to === 'team' && teams.get(person) !== teams.get(viewer);

/** Plays the script on a server of its own and returns what one person's screen received. */
export const framesOf = async (
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
