import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick, type Random, seededRandom } from '@remez/rules';
import { evolve, type Outcome, readAll, readStored, type State } from '@remez/table';
import { classicOf } from '@remez/table/testing';
import { expect } from 'vitest';
import { sqliteStore } from '../store/sqlite/index.ts';
import type { Player } from './browser.ts';
import { randomCommand, startFour } from './games.ts';
import { startProcess } from './process.ts';

interface Sent {
  readonly text: string;
  readonly outcome: Promise<Outcome>;
}

/** A moment that no one chose: some turns of the event loop from now. */
const sometime = async (random: Random) => {
  for (let turn = random.below(40); turn > 0; turn -= 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
};

const storyOf = ({ state }: Player) => {
  const { view } = state;
  return { turn: view?.turn ?? 0, talk: view?.talk.at(-1)?.number ?? 0 };
};

/** What everyone must agree on, whatever their seat. */
const shared = ({ state }: Player) => ({
  turn: state.view?.turn,
  members: state.view?.members,
  seats: state.view?.seats,
  story: classicOf(state.view)?.story,
  remaining: classicOf(state.view)?.remaining,
});

const allAtOneMove = async (players: readonly Player[]) => {
  await expect
    .poll(() => new Set(players.map((player) => JSON.stringify(shared(player)))).size, {
      timeout: 30_000,
    })
    .toBe(1);
};

/**
 * People play; the server is killed again and again at moments no one chose, and started on the
 * same folder and port. Nobody does anything about it: the client library brings them back.
 */
export const playThroughKills = async ({
  seed,
  kills,
}: {
  readonly seed: number;
  readonly kills: number;
}) => {
  const random = seededRandom(seed);
  const folder = await mkdtemp(join(tmpdir(), 'remez-kills-'));
  let server = await startProcess(folder);
  const { players, table } = await startFour(server.url, 'teams');
  const sent: Sent[] = [];
  let spoken = 0;

  const send = (player: Player) => {
    spoken += 1;
    /** Each is said once, so that it can be counted in the log. */
    const text = `${seed}.${spoken}`;
    const talk = { kind: 'talk', to: 'everyone', text } as const;
    sent.push({ text, outcome: player.send(talk) });
    const move = randomCommand(player, random);
    if (move !== undefined) sent.push({ text: '', outcome: player.send(move) });
  };

  for (let kill = 0; kill < kills; kill += 1) {
    for (let move = random.below(6); move > 0; move -= 1) {
      send(pick(players, random));
      if (random.below(2) === 0) await sometime(random);
    }
    const before = players.map(storyOf);
    await sometime(random);
    await server.kill();
    server = await startProcess(folder, server.port);
    for (const player of players) await player.until(({ status }) => status === 'open');
    await Promise.all(sent.map(({ outcome }) => outcome));
    await allAtOneMove(players);
    players.map(storyOf).forEach((after, index) => {
      expect(after.turn).toBeGreaterThanOrEqual(before[index]?.turn ?? 0);
      expect(after.talk).toBeGreaterThanOrEqual(before[index]?.talk ?? 0);
    });
    if (players[0]?.state.view?.running === false) await players[0].act({ kind: 'again' });
  }

  const outcomes = await Promise.all(
    sent.map(async ({ text, outcome }) => ({ text, ...(await outcome) })),
  );
  for (const player of players) player.end();
  expect(await server.stop()).toBe(0);

  const store = await sqliteStore({ folder });
  const records = await readAll(store.log, `table/${table}`);
  await store.close();
  await rm(folder, { recursive: true });

  /** Everything acknowledged is there, none of it twice, and nothing that was refused. */
  expect(records.map(({ version }) => version)).toEqual(records.map((_, index) => index + 1));
  let state: State | undefined;
  const said: string[] = [];
  for (const record of records) {
    const event = readStored(record, { playing: state?.match?.game });
    if (!event.ok) throw new Error(event.failure);
    state = evolve(state, event.value);
    if (event.value.kind === 'talked') said.push(event.value.text);
  }
  const spokenAndDone = outcomes.filter(({ text, kind }) => text !== '' && kind === 'done');
  expect([...said].sort()).toEqual(spokenAndDone.map(({ text }) => text).sort());
  return {
    kills,
    commands: outcomes.length,
    done: outcomes.filter(({ kind }) => kind === 'done').length,
    matches: state?.match?.number,
  };
};
