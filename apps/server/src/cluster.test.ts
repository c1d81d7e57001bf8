import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@remez/rules';
import { readAll } from '@remez/table';
import { classicOf, type Kind } from '@remez/table/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresStore } from './store/postgres/index.ts';
import { openBrowser, sitAt } from './testing/browser.ts';
import { expectOneEnd, makeLoad, playThrough } from './testing/cluster.ts';
import { comeTo, end, fourPlaying, lookAt, rolesOf } from './testing/guests.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { type ServerProcess, startLimitedProcess } from './testing/process.ts';

/** Three server processes on one database, as people run them. */
let postgres: Postgres;
let databaseUrl: string;
let servers: readonly ServerProcess[] = [];
let urls: readonly string[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.newSchema();
  const nowhere = join(tmpdir(), `remez-nowhere-${process.pid}`);
  servers = await Promise.all(
    [1, 2, 3].map(() => startLimitedProcess(nowhere, { databaseUrl, expectsFaults: true })),
  );
  urls = servers.map(({ url }) => url);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await postgres.dispose();
});

const [ONE, OTHER, THIRD] = [0, 1, 2];
const at = (index: number): string => urls[index] ?? '';

test('a code leads to its table in every process, and a device link works once in all of them', async () => {
  const browser = openBrowser(at(ONE));
  const person = await browser.visit();
  const { table, code } = await browser.openTable('נועה');
  for (const url of urls) {
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
  const four = await fourPlaying(urls, 'teams');
  const { players, table } = four;
  const everyone = ['m1', 'm2', 'm3', 'm4'];
  const { player: tv } = await comeTo(at(OTHER), table);
  for (const player of [...players, tv]) {
    await player.until(({ presence }) => presence?.here.join() === everyone.join());
    await player.until(({ presence }) => presence?.watching === 1);
  }
  const { spymaster, operative, rival } = rolesOf(four);
  await spymaster.act({
    kind: 'play',
    move: { kind: 'giveClue', word: 'רמז', count: 2 },
  });
  await operative.until(({ view }) => classicOf(view)?.can.guess);
  operative.point(7);
  for (const player of [...players, tv]) {
    await player.until(({ presence }) => Object.values(presence?.pointing ?? {}).join() === '7');
  }
  const refused = { kind: 'refused', reason: 'hostIsHere' };
  expect(await rival.tell({ kind: 'takeHost' })).toEqual(refused);
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

/** Last, since it ends a process. */
test('C1, D24, X13 · whole games of all kinds go on when one of three processes is killed, and nothing is lost or done twice', async () => {
  const kinds: readonly Kind[] = ['teams', 'duet', 'decrypto'];
  const killed = servers[ONE];
  let moves = 0;
  const games = await Promise.all(
    kinds.map(async (kind, index) => ({
      ...(await fourPlaying(urls, kind)),
      random: seededRandom(index + 1),
      load: makeLoad(seededRandom(index + 10)),
    })),
  );
  const kill = Promise.withResolvers<void>();
  const onMove = () => {
    moves += 1;
    if (moves === 20) kill.resolve(killed?.kill());
  };
  await Promise.all(
    games.map(({ players, random, load }) => playThrough(players, { random, load, onMove })),
  );
  await kill.promise;
  expect(moves).toBeGreaterThan(30);
  const store = await postgresStore({ url: databaseUrl });
  for (const { players, table, load } of games) {
    const { player: fresh } = await comeTo(at(OTHER), table);
    const { player: alsoFresh } = await comeTo(at(THIRD), table);
    await expectOneEnd([...players, fresh, alsoFresh]);
    const done = await load.expectIn(await readAll(store.log, `table/${table}`));
    expect(done).toBeGreaterThan(0);
    end(...players, fresh, alsoFresh);
  }
  await store.close();
});
