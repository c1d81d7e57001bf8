import { PROTOCOL } from '@remez/protocol';
import type { Event } from '@remez/table';
import { type Act, type Kind, randomScript, type Script } from '@remez/table/testing';
import { makePerson } from '../identity.ts';
import { overTwoServers, overWebSocket, START, TABLE, type Wires } from './wires.ts';

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

/** Plays a script, each person on a screen of their own, and returns what each screen received. */
export const playScript = async (
  { clock, connect }: Pick<Wires, 'clock' | 'connect'>,
  acts: readonly (Act | null)[],
  { pointing = false }: { readonly pointing?: boolean } = {},
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const join = async (person: string) => {
    const screen = await connect(person);
    screen.send({ type: 'hello', protocol: PROTOCOL, table: TABLE });
    await screen.until('welcome');
    await screen.until('presence');
    return screen;
  };
  const screens = new Map<string, Awaited<ReturnType<typeof join>>>();
  for (const person of [...PEOPLE, WATCHER]) screens.set(person, await join(person));
  const turnOf = async (person: string) => {
    const screen = screens.get(person);
    await screen?.roundTrip();
    const shown = screen?.messages.findLast(({ type }) => type === 'view');
    return shown?.type === 'view' ? shown.view.turn : undefined;
  };
  /** Everyone tries to point at one card after the other, and everyone has seen who may. */
  const pointAll = async (index: number) => {
    for (const screen of screens.values()) screen.send({ type: 'point', card: index % 25 });
    for (let round = 0; round < 2; round += 1) {
      for (const screen of screens.values()) await screen.roundTrip();
    }
  };
  for (const [index, act] of acts.entries()) {
    if (act !== null) {
      const { person, command } = act;
      const screen = screens.get(person);
      const turn = command.kind === 'play' ? await turnOf(person) : undefined;
      screen?.send({ type: 'command', id: `c${index}`, turn, command });
      await screen?.until('done', ({ id }) => id === `c${index}`);
    }
    if (pointing) await pointAll(index);
    clock.pass(37);
  }
  for (const screen of screens.values()) await screen.roundTrip();
  const received = new Map([...screens].map(([person, { frames }]) => [person, [...frames]]));
  for (const screen of screens.values()) screen.cut();
  return received;
};

/** Plays the script on a server of its own and returns what one person's screen received. */
export const framesOf = async (
  before: readonly Event[],
  acts: readonly (Act | null)[],
  viewer: string,
  { servers = 1 }: { readonly servers?: 1 | 2 } = {},
): Promise<readonly string[]> => {
  const wires = await (servers === 1 ? overWebSocket : overTwoServers)(before);
  const received = await playScript(wires, acts, { pointing: servers === 2 });
  await wires.close();
  return received.get(viewer) ?? [];
};
