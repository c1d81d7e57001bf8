import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick, type Random, seededRandom } from '@remez/rules';
import { type Outcome, readAll } from '@remez/table';
import type { Kind } from '@remez/table/testing';
import { expect } from 'vitest';
import { sqliteStore } from '../store/sqlite/index.ts';
import { replayed } from './bad-network.ts';
import type { Player } from './browser.ts';
import { randomCommand, startFour } from './games.ts';
import { end } from './guests.ts';
import { expectAsNewcomer } from './newcomers.ts';
import { startProcess } from './process.ts';

interface Sent {
  /** What was said, each text once, so that it can be counted in the log; empty for a move. */
  readonly text: string;
  readonly outcome: Promise<Outcome>;
}

interface Playing extends Awaited<ReturnType<typeof startFour>> {
  readonly sent: Sent[];
}

/** A moment that no one chose: some turns of the event loop from now. */
const sometime = async (random: Random) => {
  for (let turn = random.below(40); turn > 0; turn -= 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
};

const progressOf = ({ state }: Player) => {
  const { view, me } = state;
  return { turn: view?.turn ?? 0, talk: view?.talk.at(-1)?.number ?? 0, seats: me?.seats ?? [] };
};

const sendSomething = ({ players, sent }: Playing, name: string, random: Random) => {
  const player = pick(players, random);
  const text = `${name}.${sent.length}`;
  sent.push({ text, outcome: player.send({ kind: 'talk', to: 'everyone', text }) });
  const move = randomCommand(player, random);
  if (move !== undefined) sent.push({ text: '', outcome: player.send(move) });
};

/** Everyone is back where they were, further on if anything, and sees what a newcomer sees. */
const expectBack = async (
  url: string,
  playing: Playing,
  before: ReturnType<typeof progressOf>[],
) => {
  const { players, browsers, table, sent } = playing;
  for (const player of players) await player.until(({ status }) => status === 'open');
  await Promise.all(sent.map(({ outcome }) => outcome));
  for (const [index, player] of players.entries()) {
    await expectAsNewcomer(player, { url, table, cookie: browsers[index]?.cookie ?? '' });
    const after = progressOf(player);
    expect(after.seats).toEqual(before[index]?.seats);
    expect(after.turn).toBeGreaterThanOrEqual(before[index]?.turn ?? 0);
    expect(after.talk).toBeGreaterThanOrEqual(before[index]?.talk ?? 0);
  }
};

/**
 * People play at several tables at once; the server is killed again and again at moments no one
 * chose, and started on the same folder and port. Nobody does anything about it: the client library
 * brings them back.
 */
export const playThroughKills = async ({
  seed,
  kills,
  kinds,
}: {
  readonly seed: number;
  readonly kills: number;
  /** What is played, at a table each. */
  readonly kinds: readonly Kind[];
}) => {
  const random = seededRandom(seed);
  const folder = await mkdtemp(join(tmpdir(), 'remez-kills-'));
  let server = await startProcess(folder);
  const tables: Playing[] = [];
  for (const kind of kinds) tables.push({ ...(await startFour(server.url, kind)), sent: [] });

  for (let kill = 0; kill < kills; kill += 1) {
    for (let move = random.below(6 * tables.length); move > 0; move -= 1) {
      sendSomething(pick(tables, random), `${seed}`, random);
      if (random.below(2) === 0) await sometime(random);
    }
    const before = tables.map(({ players }) => players.map(progressOf));
    await sometime(random);
    await server.kill();
    server = await startProcess(folder, server.port);
    for (const [index, playing] of tables.entries()) {
      await expectBack(server.url, playing, before[index] ?? []);
      const [host] = playing.players;
      if (host?.state.view?.running === false) await host.act({ kind: 'start' });
    }
  }

  for (const { players } of tables) end(...players);
  expect(await server.stop()).toBe(0);

  const store = await sqliteStore({ folder });
  const logs = await Promise.all(tables.map(({ table }) => readAll(store.log, `table/${table}`)));
  await store.close();
  await rm(folder, { recursive: true });

  /** Everything acknowledged is there, none of it twice, and nothing that was refused. */
  const counts = { kills, commands: 0, done: 0 };
  for (const [index, { sent }] of tables.entries()) {
    const { said } = replayed(logs[index] ?? []);
    const outcomes = await Promise.all(sent.map(({ outcome }) => outcome));
    const isDone = (_: Sent, at: number) => outcomes[at]?.kind === 'done';
    const spokenAndDone = sent.filter(isDone).flatMap(({ text }) => (text === '' ? [] : [text]));
    expect([...said].sort()).toEqual(spokenAndDone.sort());
    counts.commands += sent.length;
    counts.done += sent.filter(isDone).length;
  }
  return counts;
};
