import { PROTOCOL } from '@remez/protocol';
import { seededRandom } from '@remez/rules';
import type { Event, SettingsChange } from '@remez/table';
import { type Act, type Kind, randomScript, type Script } from '@remez/table/testing';
import { expect } from 'vitest';
import { makePerson } from '../identity.ts';
import { messagesIn } from './frames.ts';
import { type Interruption, type Interruptions, interruptionsOf } from './interruptions.ts';
import { overTwoServers, overWebSocket, START, TABLE, type Wires } from './wires.ts';

export const PEOPLE = Array.from({ length: 4 }, makePerson);
export const WATCHER = makePerson();

/** Stopped before it is over, since then the key is open. */
export const writeScript = (
  mode: Kind,
  seed: number,
  settings: SettingsChange = {},
  steps = 60,
): Script =>
  randomScript({ mode, seed, people: PEOPLE, steps, toTheEnd: false, now: START, settings });

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

/** Everyone who looks: those who sit, and one who only watches. */
export const EVERYONE = [...PEOPLE, WATCHER];

const isWhole = ({ type }: { readonly type: string }): boolean => type === 'view';

/** One person's screen at the table: all that it was sent, over however many connections. */
const screenOf = async (person: string, { connect }: Pick<Wires, 'connect'>) => {
  const before: string[] = [];
  const join = async () => {
    const wire = await connect(person);
    wire.send({ type: 'hello', protocol: PROTOCOL, table: TABLE });
    await wire.until('welcome');
    await wire.until('presence');
    return wire;
  };
  let wire = await join();
  return {
    send: (message: unknown) => wire.send(message),
    done: (id: string) => wire.until('done', (message) => message.id === id),
    roundTrip: () => wire.roundTrip(),
    /** The turn of the view it was shown last. */
    async turn() {
      await wire.roundTrip();
      const shown = wire.messages.findLast(isWhole);
      return shown?.type === 'view' ? shown.view.turn : undefined;
    },
    async interrupt(what: Interruption['what']) {
      if (what === 'return') {
        wire = await join();
      } else if (what === 'look') {
        wire.send({ type: 'look' });
        await wire.roundTrip();
      } else {
        await wire.roundTrip();
        before.push(...wire.frames);
        wire.frames.length = 0;
        await wire.cut();
      }
    },
    async end() {
      await wire.roundTrip();
      await wire.cut();
      return [...before, ...wire.frames];
    },
  };
};

/** Plays a script, each person on a screen of their own, and returns what each screen received. */
export const playScript = async (
  { clock, connect }: Pick<Wires, 'clock' | 'connect'>,
  acts: readonly (Act | null)[],
  {
    interruptions = [],
    pointing = false,
  }: { readonly interruptions?: Interruptions; readonly pointing?: boolean } = {},
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const screens = new Map<string, Awaited<ReturnType<typeof screenOf>>>();
  for (const person of EVERYONE) screens.set(person, await screenOf(person, { connect }));
  const away = new Set<string>();
  /** Everyone tries to point at one card after the other, and everyone has seen who may. */
  const pointAll = async (index: number) => {
    const maybe = [(index + 7) % 25, (index + 11) % 25];
    for (const screen of screens.values()) screen.send({ type: 'point', card: index % 25, maybe });
    for (let round = 0; round < 2; round += 1) {
      for (const screen of screens.values()) await screen.roundTrip();
    }
  };
  for (const [index, act] of acts.entries()) {
    for (const { person, what } of interruptions[index] ?? []) {
      await screens.get(person)?.interrupt(what);
      if (what === 'leave') away.add(person);
      else away.delete(person);
    }
    if (act !== null) {
      const { person, command } = act;
      const screen = screens.get(person);
      const turn = command.kind === 'play' ? await screen?.turn() : undefined;
      screen?.send({ type: 'command', id: `c${index}`, turn, command });
      await screen?.done(`c${index}`);
    }
    if (pointing) await pointAll(index);
    clock.pass(37);
  }
  for (const person of away) await screens.get(person)?.interrupt('return');
  const received = new Map<string, readonly string[]>();
  for (const [person, screen] of screens) received.set(person, await screen.end());
  return received;
};

/** Plays the script on a server of its own and returns what everyone's screens received. */
const framesOfAll = async (
  before: readonly Event[],
  acts: readonly (Act | null)[],
  interruptions: Interruptions = [],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const wires = await overWebSocket(before);
  const received = await playScript(wires, acts, { interruptions });
  await wires.close();
  return received;
};

/** Plays the script on a server of its own and returns what one person's screen received. */
export const framesOf = async (
  before: readonly Event[],
  acts: readonly (Act | null)[],
  viewer: string,
): Promise<readonly string[]> => (await framesOfAll(before, acts)).get(viewer) ?? [];

/** The same over two servers that share one database, with everyone pointing all the time. */
export const framesOverTwoServers = async (
  before: readonly Event[],
  acts: readonly (Act | null)[],
  viewer: string,
): Promise<readonly string[]> => {
  const wires = await overTwoServers(before);
  const received = await playScript(wires, acts, { pointing: true });
  await wires.close();
  return received.get(viewer) ?? [];
};

/** What one viewer cannot tell from the world as it is. */
export interface TwinWorld {
  readonly before: readonly Event[];
  /** What does not happen there is null. */
  readonly acts: readonly (Act | null)[];
}

export interface Compared {
  readonly fewest: number;
  readonly hidden: number;
}

/**
 * In both worlds everyone looks again, is lost and comes back at the same moments. Each viewer is
 * sent the same frames in both, byte for byte, in number and order. Returns how much was compared:
 * the frames of whoever was sent the fewest, and the acts that were hidden from someone.
 */
export const expectSameFrames = async (
  world: TwinWorld & { readonly acts: readonly Act[] },
  viewers: readonly string[],
  twinFor: (viewer: string) => TwinWorld,
  {
    seed,
    readable = (frame) => frame,
  }: {
    readonly seed: number;
    /** Without what may differ: seals of what nobody may see yet. */
    readonly readable?: (frame: string) => string;
  },
): Promise<Compared> => {
  const interruptions = interruptionsOf(world.acts, EVERYONE, seededRandom(seed));
  const here = await framesOfAll(world.before, world.acts, interruptions);
  let hidden = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (const viewer of viewers) {
    const twin = twinFor(viewer);
    const there = (await framesOfAll(twin.before, twin.acts, interruptions)).get(viewer) ?? [];
    const frames = here.get(viewer) ?? [];
    hidden += twin.acts.filter((act) => act === null).length;
    there.forEach((frame, index) => {
      expect(readable(frame)).toBe(readable(frames[index] ?? ''));
    });
    expect(there.length).toBe(frames.length);
    fewest = Math.min(fewest, frames.length);
  }
  const types = new Set(
    [...here.values()]
      .flat()
      .flatMap(messagesIn)
      .map(({ type }) => type),
  );
  expect([...types]).toContain('change');
  return { fewest, hidden };
};
