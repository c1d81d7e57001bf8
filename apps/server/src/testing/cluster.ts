import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick, type Random, seededRandom } from '@remez/rules';
import type { Outcome, Recorded, TableView } from '@remez/table';
import { classicOf } from '@remez/table/testing';
import { expect } from 'vitest';
import type { Player } from './browser.ts';
import { isOver, nextPlayer, randomCommand } from './games.ts';
import { fourPlaying } from './guests.ts';
import { type ServerProcess, startLimitedProcess } from './process.ts';

/** Where nothing is ever written: everything is in the database. */
export const NO_FOLDER = join(tmpdir(), `remez-nowhere-${process.pid}`);

/** So many server processes on one database, as people run them. */
export const startCluster = async (databaseUrl: string, count: number) => {
  const start = (port = 0) =>
    startLimitedProcess(NO_FOLDER, { databaseUrl, port, expectsFaults: true });
  const servers = await Promise.all(Array.from({ length: count }, () => start()));
  return {
    servers,
    urls: servers.map(({ url }) => url),
    /** Kills one, and starts it again where it was. */
    async restart(index: number): Promise<void> {
      const server = servers[index] as ServerProcess;
      await server.kill();
      servers[index] = await start(server.port);
    },
    async kill(): Promise<void> {
      await Promise.all(servers.map((server) => server.kill()));
    },
  };
};
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

const CLOCK = 'clock';

/** How many commands of people in the log began with an event of this kind. */
const commandsOf = (records: readonly Recorded[], kind: string): number => {
  const first = new Map<string, string>();
  for (const { by, commandId, event } of records) {
    const key = `${by} ${commandId}`;
    if (by !== CLOCK && !first.has(key)) first.set(key, (event as { readonly kind: string }).kind);
  }
  return [...first.values()].filter((each) => each === kind).length;
};

/** What people have sent while servers came and went, and what became of it. */
export const makeLoad = (random: Random) => {
  const said: { readonly text: string; readonly outcome: Promise<Outcome> }[] = [];
  const moved: Promise<Outcome>[] = [];
  return {
    /** A move if there is one, and now and then something said, which can be counted in the log. */
    async send(player: Player): Promise<void> {
      const move = randomCommand(player, random);
      if (move !== undefined) moved.push(player.send(move));
      if (move === undefined || random.below(4) === 0) {
        const text = `said ${said.length}`;
        said.push({ text, outcome: player.send({ kind: 'talk', to: 'everyone', text }) });
      }
      await Promise.all([said.at(-1)?.outcome, moved.at(-1)]);
    },
    /** What was acknowledged is in the log once, and what was refused is not; how much that was. */
    async expectIn(records: readonly Recorded[]): Promise<number> {
      expect(records.map(({ version }) => version)).toEqual(records.map((_, index) => index + 1));
      const outcomes = await Promise.all(said.map(({ outcome }) => outcome));
      const done = said.filter((_, index) => outcomes[index]?.kind === 'done');
      const heard = records.flatMap(({ event }) => {
        const { kind, text } = event as { readonly kind: string; readonly text?: string };
        return kind === 'talked' ? [text ?? ''] : [];
      });
      expect([...heard].sort()).toEqual(done.map(({ text }) => text).sort());
      const moves = (await Promise.all(moved)).filter(({ kind }) => kind === 'done').length;
      /** Some moves change nothing, and nothing is written of them. */
      expect(commandsOf(records, 'played')).toBeLessThanOrEqual(moves);
      return done.length + moves;
    },
  };
};

/** What is the same for everyone once a match is over. */
const endOf = (view: TableView | undefined) => {
  const { result, story, cards, sheets, keywords, opening } = (view?.match?.view ?? {}) as {
    readonly [field: string]: unknown;
  };
  const { turn, members, seats, talk, running } = view ?? {};
  return { turn, members, seats, talk, running, result, story, cards, sheets, keywords, opening };
};

const allAgree = async (
  players: readonly Player[],
  of: (view: TableView | undefined) => unknown,
): Promise<void> => {
  const seen = () => new Set(players.map(({ state }) => JSON.stringify(of(state.view))));
  await expect.poll(() => seen().size).toBe(1);
};

/** Everyone sees the same end, whichever server they are at. */
export const expectOneEnd = async (players: readonly Player[]): Promise<void> => {
  await allAgree(players, endOf);
  expect(players[0]?.state.view?.running).toBe(false);
};

/** People play and talk until the match is over, whatever happens to servers meanwhile. */
export const playThrough = async (
  players: readonly Player[],
  {
    random,
    load,
    onMove,
  }: {
    readonly random: Random;
    readonly load: ReturnType<typeof makeLoad>;
    readonly onMove: () => void;
  },
): Promise<void> => {
  for (;;) {
    const player = await nextPlayer(players, random);
    if (player === undefined) break;
    onMove();
    await load.send(player);
  }
  for (const player of players) await player.until(() => isOver(player));
};

/** A moment that no one chose: some turns of the event loop from now. */
const sometime = async (random: Random): Promise<void> => {
  for (let turn = random.below(40); turn > 0; turn -= 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
};

const begunAnew = async (players: readonly Player[]): Promise<void> => {
  const [host] = players;
  if (host === undefined || !isOver(host)) return;
  const number = host.state.view?.match?.number ?? 0;
  await host.act({ kind: 'again' });
  for (const player of players) await player.until(({ view }) => view?.match?.number !== number);
};

/**
 * People play at several servers, of which one after the other is killed at a moment that no one
 * chose. The client library brings people to another one.
 */
export const playThroughServerKills = async (
  { urls, restart }: Pick<Cluster, 'urls' | 'restart'>,
  { seed, kills }: { readonly seed: number; readonly kills: number },
) => {
  const random = seededRandom(seed);
  const load = makeLoad(random);
  const { players, table } = await fourPlaying(urls, 'teams');
  for (let kill = 0; kill < kills; kill += 1) {
    const sent: Promise<void>[] = [];
    const send = () => sent.push(load.send(pick(players, random)));
    for (let count = 1 + random.below(5); count > 0; count -= 1) {
      send();
      if (random.below(2) === 0) await sometime(random);
    }
    const restarted = restart(random.below(urls.length));
    for (let count = random.below(4); count > 0; count -= 1) {
      send();
      await sometime(random);
    }
    await restarted;
    await Promise.all(sent);
    for (const player of players) await player.until(({ status }) => status === 'open');
    await allAgree(players, (view) => ({
      turn: view?.turn,
      members: view?.members,
      talk: view?.talk,
      story: classicOf(view)?.story,
    }));
    await begunAnew(players);
  }
  return { players, table, load };
};
