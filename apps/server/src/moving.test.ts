/** @module-tag slow */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seededRandom } from '@remez/rules';
import { readAll } from '@remez/table';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { migrateStore } from './store/migrate.ts';
import { restoreDatabase } from './store/postgres/backup.ts';
import { postgresStore } from './store/postgres/index.ts';
import { databaseIn } from './store/sqlite/index.ts';
import { restoreBackup } from './store/sqlite/restore.ts';
import { type Browser, openBrowser, type Player, sitAt } from './testing/browser.ts';
import { remez, remezOn } from './testing/command.ts';
import { entryOf } from './testing/entry.ts';
import { playToTheEnd } from './testing/games.ts';
import { end, fourPlaying } from './testing/guests.ts';
import { type SharedPostgres, sharedPostgres } from './testing/postgres.ts';
import { REMEZ, startLimitedProcess } from './testing/process.ts';

let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'remez-moving-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** On a folder, or on a database if there is one. */
const serverOn = async (folder: string, databaseUrl?: string) => {
  const server = await startLimitedProcess(folder, databaseUrl ? { databaseUrl } : {});
  onTestFinished(() => server.kill());
  return server;
};

/** The same people, known by the cookies that they had, at another address. */
const comeBack = async (url: string, browsers: readonly Browser[], table: string) => {
  const players = browsers.map(({ cookie }) => sitAt(openBrowser(url, cookie), { table }));
  for (const player of players) await player.until(({ view }) => view?.match);
  return players;
};

const boardOf = (player: Player | undefined) => player?.state.view?.match?.view;

test('a game in progress goes on in PostgreSQL, and is over back in a folder', async () => {
  const folder = await newFolder();
  const [data, back] = [join(folder, 'data'), join(folder, 'back')];
  const first = await serverOn(data);
  const { table, browsers, players } = await fourPlaying(first.url, 'teams');
  const board = boardOf(players[3]);
  const url = await postgres.newSchema();
  end(...players);
  await first.stop();
  const moved = await remezOn(url, 'migrate', '--from', data);
  expect(moved).toMatchObject({ code: 0, err: '' });
  expect(moved.out).toContain('compared row by row');
  expect(moved.out).not.toContain(encodeURIComponent(postgres.password));

  const second = await serverOn(folder, url);
  const there = await comeBack(second.url, browsers, table);
  expect(boardOf(there[3])).toEqual(board);
  await there[3]?.act({ kind: 'talk', to: 'everyone', text: 'הנה' });
  end(...there);
  await second.stop();
  expect(await remezOn(url, 'migrate', '--to', back)).toMatchObject({ code: 0, err: '' });
  expect(await readdir(back)).toEqual(['remez.sqlite']);

  const third = await serverOn(back);
  const home = await comeBack(third.url, browsers, table);
  expect(home[1]?.state.view?.talk.at(-1)?.text).toBe('הנה');
  await playToTheEnd(home, seededRandom(7));
  end(...home);
  expect(await third.stop()).toBe(0);
});

/** What was said at a table, in a file that nobody has open. */
const saidIn = (file: string, table: string): readonly string[] => {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db
    .prepare(
      `SELECT event FROM events JOIN streams ON streams.id = events.stream
       WHERE name = ? ORDER BY events.version`,
    )
    .all(`table/${table}`);
  db.close();
  return rows
    .map(({ event }) => JSON.parse(String(event)) as { kind: string; text?: string })
    .flatMap(({ kind, text }) => (kind === 'talked' && text !== undefined ? [text] : []));
};

test('PostgreSQL is backed up while people play, and restored while nobody does', async () => {
  const folder = await newFolder();
  const url = await postgres.newSchema();
  const server = await serverOn(folder, url);
  const browser = openBrowser(server.url);
  await browser.visit();
  const { table } = await browser.openTable('נועה');
  const player = sitAt(browser, { table });
  await player.until(({ view }) => view);
  const acknowledged: string[] = [];
  let over = false;
  const talk = async () => {
    while (!over) {
      const text = `word ${acknowledged.length}`;
      expect(await player.send({ kind: 'talk', to: 'everyone', text })).toEqual({ kind: 'done' });
      acknowledged.push(text);
    }
  };
  const talking = talk();
  const file = join(folder, 'backup');
  for (let round = 0; round < 2; round += 1) {
    const enough = acknowledged.length + 5;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(enough);
    const before = acknowledged.length;
    const { code, err } = await remezOn(url, 'backup', file, ...(round > 0 ? ['--force'] : []));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const said = saidIn(file, table);
    /** All that was acknowledged before, perhaps more, and nothing missing between. */
    expect(said.length).toBeGreaterThanOrEqual(before);
    expect(said).toEqual(said.map((_, count) => `word ${count}`));
  }
  over = true;
  await talking;
  await expect(restoreDatabase({ url, from: file, now: new Date() })).rejects.toMatchObject({
    code: 'databaseInUse',
  });
  await player.act({ kind: 'talk', to: 'everyone', text: 'not in the backup' });
  player.end();
  expect(await server.stop()).toBe(0);

  const { code, out } = await remezOn(url, 'restore', file);
  expect(code).toBe(0);
  const kept = /what was there is in the schema (\S+)/u.exec(out)?.[1] ?? '';
  const restored = await serverOn(folder, url);
  const someone = sitAt(openBrowser(restored.url, browser.cookie), { table });
  await someone.until(({ view }) => view);
  const last = saidIn(file, table).at(-1);
  expect(someone.state.view?.talk.at(-1)?.text).toBe(last);
  await someone.act({ kind: 'talk', to: 'everyone', text: 'we go on' });
  someone.end();
  expect(await restored.stop()).toBe(0);

  /** A store can be opened on what was kept, as it is. */
  const path = `?options=${encodeURIComponent(`-c search_path=${kept}`)}`;
  const former = await postgresStore({ url: postgres.url + path });
  const records = await readAll(former.log, `table/${table}`);
  expect(records.at(-1)?.event).toMatchObject({ text: 'not in the backup' });
  await former.close();
  /** And the same backup fits into a folder. */
  const data = join(folder, 'data');
  await restoreBackup({ folder: data, from: file, now: new Date() });
  expect(saidIn(databaseIn(data), table).at(-1)).toBe(last);
});

/** A source whose last table can be held back, so that a migration is in the middle. */
const HELD = `
  ALTER TABLE kept RENAME TO really_kept;
  CREATE VIEW kept AS SELECT * FROM really_kept WHERE (SELECT pg_advisory_lock_shared(42)) IS NOT NULL;
`;
const RELEASED = 'DROP VIEW kept; ALTER TABLE really_kept RENAME TO kept';

const isHeld = async (): Promise<boolean> => {
  const sql = `SELECT FROM pg_stat_activity
    WHERE wait_event = 'advisory' AND datname = current_database()`;
  return (await postgres.run(postgres.url, sql)).length === 1;
};

const killInTheMiddle = async (source: string, to: string): Promise<void> => {
  const release = Promise.withResolvers<void>();
  await postgres.run(source, HELD);
  const hold = postgres.hold(source, 'SELECT pg_advisory_lock(42)', release.promise);
  await hold.taken;
  const child = spawn(process.execPath, [REMEZ, 'migrate', '--from', source, '--to', to]);
  const exited = once(child, 'exit');
  await expect.poll(isHeld).toBe(true);
  child.kill('SIGKILL');
  await exited;
  release.resolve();
  await hold.released;
  /** It waits for the killed one's transaction, which the database ends when it notices. */
  await postgres.run(source, RELEASED);
};

test('a migration that is killed leaves nothing that a server would open, and is simply run again', async () => {
  const folder = await newFolder();
  const source = await postgres.newSchema();
  const store = await postgresStore({ url: source });
  await store.signingKey();
  await store.log.append('table/t', 0, entryOf('one'));
  await store.close();

  const data = join(folder, 'data');
  await killInTheMiddle(source, data);
  expect(await readdir(data)).toEqual(['remez.sqlite.unfinished']);
  const again = await remez('migrate', '--from', source, '--to', data);
  expect(again).toMatchObject({ code: 0, err: '' });
  expect(again.out).toContain('what an interrupted migration had left was thrown away');
  expect(await readdir(data)).toEqual(['remez.sqlite']);

  const target = await postgres.newSchema();
  await killInTheMiddle(source, target);
  const sql = 'SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace';
  await expect.poll(() => postgres.run(target, sql)).toEqual([]);
  await migrateStore({
    from: { kind: 'database', url: source },
    to: { kind: 'database', url: target },
  });
});
