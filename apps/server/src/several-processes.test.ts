/** @module-tag slow */

import { existsSync } from 'node:fs';
import { seededRandom } from '@remez/rules';
import { readAll } from '@remez/table';
import { classicOf, type Kind } from '@remez/table/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresStore } from './store/postgres/index.ts';
import { openBrowser, type Player, sitAt } from './testing/browser.ts';
import {
  type Cluster,
  expectOneEnd,
  makeLoad,
  NO_FOLDER,
  playThrough,
  playThroughServerKills,
  startCluster,
} from './testing/cluster.ts';
import { comeTo, end, fourPlaying, lookAt, rolesOf } from './testing/guests.ts';
import { patience } from './testing/patience.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';

/** Three server processes on one database; the tests follow each other in the life of these. */
let postgres: Postgres;
let databaseUrl: string;
let cluster: Cluster;
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.newSchema();
  cluster = await startCluster(databaseUrl, 3);
});
afterAll(async () => {
  await cluster.kill();
  await postgres.dispose();
});

const [ONE, OTHER, THIRD] = [0, 1, 2];
const at = (index: number): string => cluster.urls[index] ?? '';

const eventsIn = async (table: string) => {
  const store = await postgresStore({ url: databaseUrl, connectTimeout: patience(10) });
  try {
    return await readAll(store.log, `table/${table}`);
  } finally {
    await store.close();
  }
};

const said = ({ state }: Player) => state.view?.talk.map(({ text }) => text) ?? [];

test('two processes serve one table: whoever loses a race decides again, and nothing is lost', async () => {
  const browser = openBrowser(at(ONE));
  await browser.visit();
  const { table } = await browser.openTable('נועה');
  const host = sitAt(browser, { table });
  await host.until(({ view }) => view);
  const { player: guest } = await comeTo(at(OTHER), table, 'עומר');
  const names = () => host.state.view?.members.map(({ name }) => name) ?? [];
  await host.until(() => names().includes('עומר'));
  const texts = Array.from({ length: 12 }, (_, i) => `${i}`);
  await Promise.all(
    texts.map((text, i) =>
      (i % 2 === 0 ? host : guest).act({ kind: 'talk', to: 'everyone', text }),
    ),
  );
  for (const player of [host, guest]) await player.until(() => said(player).length === 12);
  expect(said(host)).toEqual(said(guest));
  expect([...said(host)].sort()).toEqual([...texts].sort());
  end(host, guest);
});

test('a code leads to its table in every process, and a device link works once in all of them', async () => {
  const browser = openBrowser(at(ONE));
  const person = await browser.visit();
  const { table, code } = await browser.openTable('נועה');
  for (const url of cluster.urls) {
    const found = await openBrowser(url).ask(`/api/codes/${code}`);
    expect(found).toMatchObject({ status: 200, json: { table } });
  }
  const made = await browser.ask('/api/device-links', { method: 'POST', body: {} });
  const link = `/api/device-links/${made.json.link}`;
  const phone = openBrowser(at(OTHER));
  await phone.visit();
  expect(await phone.ask(link, { method: 'POST' })).toMatchObject({ json: { person } });
  const late = openBrowser(at(THIRD));
  await late.visit();
  expect((await late.ask(link, { method: 'POST' })).status).toBe(404);
});

test('C7 · who is here and where they point is seen in every process, and a host elsewhere is not away', async () => {
  const four = await fourPlaying(cluster.urls, 'teams');
  const { players, table } = four;
  const everyone = ['m1', 'm2', 'm3', 'm4'];
  const { player: tv } = await comeTo(at(OTHER), table);
  for (const player of [...players, tv]) {
    await player.until(({ presence }) => presence?.here.join() === everyone.join());
    await player.until(({ presence }) => presence?.watching === 1);
  }
  const { spymaster, operative } = rolesOf(four);
  await spymaster.act({ kind: 'play', move: { kind: 'giveClue', word: 'רמז', count: 2 } });
  await operative.until(({ view }) => classicOf(view)?.can.guess);
  operative.point(7);
  for (const player of [...players, tv]) {
    await player.until(({ presence }) => Object.values(presence?.pointing ?? {}).join() === '7');
  }
  const refused = { kind: 'refused', reason: 'hostIsHere' };
  expect(await players[2]?.tell({ kind: 'takeHost' })).toEqual(refused);
  end(...players);
  await tv.until(({ presence }) => presence?.here.length === 0);
  end(tv);
});

test('a table that is closed for good says goodbye in every process, each time', async () => {
  for (let time = 0; time < 6; time += 1) {
    const browser = openBrowser(at(ONE));
    await browser.visit();
    const { table } = await browser.openTable('נועה');
    const host = sitAt(browser, { table });
    await host.until(({ view }) => view);
    const screens = await Promise.all(
      [OTHER, THIRD].map((index) => lookAt(openBrowser(at(index), browser.cookie), { table })),
    );
    const closing = host.tell({ kind: 'close' });
    for (const screen of screens) {
      expect(await screen.until('goodbye')).toMatchObject({ reason: 'closed' });
    }
    expect(await closing).toEqual({ kind: 'done' });
    expect(await host.until(({ goodbye }) => goodbye)).toBe('closed');
  }
});

test('C15 · servers are killed in mid-game at moments that no one chose: nothing acknowledged is lost or done twice', async () => {
  const { players, table, load } = await playThroughServerKills(cluster, { seed: 7, kills: 2 });
  end(...players);
  expect(await load.expectIn(await eventsIn(table))).toBeGreaterThan(3);
});

test('a process outlives its database and says what was wrong, without the password', async () => {
  const server = cluster.servers[OTHER];
  const browser = openBrowser(at(OTHER));
  await browser.visit();
  const { table } = await browser.openTable('נועה');
  const host = sitAt(browser, { table });
  await host.until(({ view }) => view);
  await postgres.stop();
  expect(await host.tell({ kind: 'talk', to: 'everyone', text: 'אבד' })).toEqual({
    kind: 'refused',
    reason: 'unavailable',
  });
  expect((await browser.ask('/readyz')).status).toBe(503);
  await postgres.start();
  for (const index of [ONE, OTHER, THIRD]) {
    await expect.poll(async () => (await openBrowser(at(index)).ask('/readyz')).status).toBe(200);
  }
  await host.act({ kind: 'talk', to: 'everyone', text: 'שוב' });
  expect(said(host)).toEqual(['שוב']);
  end(host);
  const text = server?.complaints.join('\n') ?? '';
  expect(text).toContain('the database does not answer');
  expect(text).not.toContain(postgres.password);
  expect(text).not.toContain(encodeURIComponent(postgres.password));
});

test('C1, D24, X13 · whole games of all kinds go on when one of three processes is killed, and nothing is lost or done twice', async () => {
  const kinds: readonly Kind[] = ['teams', 'duet', 'decrypto'];
  const games = await Promise.all(
    kinds.map(async (kind, index) => ({
      ...(await fourPlaying(cluster.urls, kind)),
      random: seededRandom(index + 1),
      load: makeLoad(seededRandom(index + 10)),
    })),
  );
  let moves = 0;
  const kill = Promise.withResolvers<void>();
  const onMove = () => {
    moves += 1;
    if (moves === 20) kill.resolve(cluster.servers[ONE]?.kill());
  };
  await Promise.all(
    games.map(({ players, random, load }) => playThrough(players, { random, load, onMove })),
  );
  await kill.promise;
  expect(moves).toBeGreaterThan(30);
  for (const { players, table, load } of games) {
    const { player: fresh } = await comeTo(at(OTHER), table);
    const { player: alsoFresh } = await comeTo(at(THIRD), table);
    await expectOneEnd([...players, fresh, alsoFresh]);
    expect(await load.expectIn(await eventsIn(table))).toBeGreaterThan(0);
    end(...players, fresh, alsoFresh);
  }
});

test('a process that is stopped ends well, and nothing was written into any folder', async () => {
  expect(await cluster.servers[OTHER]?.stop()).toBe(0);
  expect(existsSync(NO_FOLDER)).toBe(false);
});
