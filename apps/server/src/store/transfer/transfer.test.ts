/** @module-tag slow */

import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { entryOf } from '../../testing/entry.ts';
import { type SharedPostgres, sharedPostgres } from '../../testing/postgres.ts';
import { migrateStore, type Place } from '../migrate.ts';
import type { Store } from '../port.ts';
import { backUpDatabase, restoreDatabase } from '../postgres/backup.ts';
import { postgresStore } from '../postgres/index.ts';
import { fillDatabase, readSnapshot } from '../postgres/transfer.ts';
import { newFolder, openStore } from '../sqlite/fixtures/folder.ts';
import { TO_VERSION_1 } from '../sqlite/fixtures/versions.ts';
import { databaseIn } from '../sqlite/index.ts';
import { readFolderRows } from '../sqlite/read-rows.ts';
import { rowsIn } from '../sqlite/rows.ts';
import { checkSame } from './copy.ts';
import { type Rows, tableNames } from './tables.ts';

let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

const folderAt = (folder: string): Place => ({ kind: 'folder', folder });
const databaseAt = (url: string): Place => ({ kind: 'database', url });

/** Everything that is in a file, as SQLite itself tells it. */
const dump = (file: string): object => {
  const db = new DatabaseSync(file, { readOnly: true });
  const all = (sql: string) => db.prepare(sql).all();
  const found = {
    streams: all('SELECT * FROM streams ORDER BY id'),
    events: all('SELECT * FROM events ORDER BY stream, version'),
    commands: all('SELECT * FROM commands ORDER BY stream, author, command_id'),
    directory: all('SELECT * FROM directory ORDER BY stream'),
    links: all('SELECT * FROM device_links ORDER BY hash'),
    kept: all("SELECT * FROM kept WHERE name NOT IN ('probe', 'remnants') ORDER BY name"),
  };
  db.close();
  return found;
};

const tablesIn = async (url: string): Promise<readonly unknown[]> => {
  const sql = 'SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace';
  return (await postgres.run(url, sql)).map(({ relname }) => relname);
};

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const name = word.filter((text) => !text.includes('\0'));
const moment = fc.double({ noNaN: true, noDefaultInfinity: true });
const table = fc.record({
  batches: fc.array(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
  by: name,
  at: moment.filter((value) => !Object.is(value, -0)),
  closedAt: fc.option(fc.integer()),
  noticed: fc.boolean(),
  guest: fc.option(name),
});

type RandomTable = typeof table extends fc.Arbitrary<infer Value> ? Value : never;

/** Through the same doors as a server. */
const write = async (store: Store, tables: readonly RandomTable[]): Promise<void> => {
  await store.signingKey();
  await store.ready();
  for (const [index, { batches, by, at, closedAt, noticed, guest }] of tables.entries()) {
    const stream = `table/${index}-${by}`;
    let version = 0;
    for (const [nth, events] of batches.entries()) {
      const schemas = events.map((event) => ({ schema: nth, event }));
      await store.log.append(stream, version, { commandId: `c${nth}`, by, at, events: schemas });
      version += events.length;
    }
    await store.directory.register({ stream, code: `${index}`, openedAt: at });
    if (noticed) await store.directory.notice(stream, at);
    await store.directory.setClosed(stream, closedAt);
    const link = { hash: `h${index}`, person: `p${index}`, expiresAt: Date.now() + 600_000 };
    await store.deviceLinks.put({ ...link, name: guest });
    if (index % 5 === 4) await store.remove(stream);
  }
};

test('random tables come back from PostgreSQL as they went, whether migrated or backed up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(table, { minLength: 1, maxLength: 12 }), async (tables) => {
      const folder = await newFolder();
      const first = join(folder, 'first');
      const store = await openStore({ folder: first });
      await write(store, tables);
      await store.close();
      const before = dump(databaseIn(first));

      const url = await postgres.newSchema();
      await migrateStore({ from: folderAt(first), to: databaseAt(url) });
      expect(dump(databaseIn(first))).toEqual(before);
      const file = join(folder, 'backup');
      await backUpDatabase({ url, to: file, force: false });
      expect(dump(file)).toEqual(before);

      const other = await postgres.newSchema();
      await restoreDatabase({ url: other, from: file, now: new Date() });
      const second = join(folder, 'second');
      await migrateStore({ from: databaseAt(other), to: folderAt(second) });
      expect(dump(databaseIn(second))).toEqual(before);
    }),
    { numRuns: 4 },
  );
});

/** A folder with some streams, and more rows and text than fit into a page. */
const folderWithMuch = async (): Promise<string> => {
  const folder = join(await newFolder(), 'data');
  const store = await openStore({ folder });
  const events = Array.from({ length: 2500 }, (_, n) => ({ schema: 1, event: n }));
  await store.log.append('many', 0, { commandId: 'c', by: 'dana', at: 0.1, events });
  for (let version = 0; version < 3; version += 1) {
    const large = [{ schema: 1, event: `${version}${'x'.repeat(900_000)}` }];
    await store.log.append('large', version, {
      ...{ commandId: `${version}`, by: 'dana', at: 1 },
      events: large,
    });
  }
  for (let n = 0; n < 10; n += 1) await store.log.append(`small ${n}`, 0, entryOf('c'));
  await store.signingKey();
  await store.close();
  return folder;
};

test('what is more than a page is copied page by page, and new streams go on from there', async () => {
  const folder = await folderWithMuch();
  const pages: number[] = [];
  await readFolderRows(folder, async (rows) => {
    for await (const page of rows.pages('events')) pages.push(page.length);
  });
  expect(pages).toEqual([2000, 502, 11]);
  const url = await postgres.newSchema();
  const { counts } = await migrateStore({ from: folderAt(folder), to: databaseAt(url) });
  expect(counts).toMatchObject({ streams: 12, events: 2513, commands: 14, kept: 1 });
  await readSnapshot({ url, besideServers: true }, async (rows) => {
    for await (const page of rows.pages('events')) expect(page.length).toBeLessThanOrEqual(2000);
  });
  const store = await postgresStore({ url });
  const entry = entryOf('c');
  expect(await store.log.append('new', 0, entry)).toEqual({ kind: 'appended', version: 1 });
  expect(await store.log.append('many', 0, entry)).toEqual({
    kind: 'alreadyDone',
    version: 2500,
  });
  await store.close();
});

test.each([
  "UPDATE events SET event = '7' WHERE version = 2",
  'UPDATE events SET at = 0.2 WHERE version = 9',
  'DELETE FROM events WHERE version = 2500',
  'DELETE FROM commands',
  "UPDATE kept SET value = zeroblob(32) WHERE name = 'signingKey'",
  "INSERT INTO streams (id, name, version) VALUES (99, 'more', 0)",
  "INSERT INTO directory (stream, code, opened_at) VALUES ('many', '1', 1)",
])('a copy that is not the same is found out: %s', async (change) => {
  const folder = await folderWithMuch();
  const copy = new DatabaseSync(':memory:');
  copy.exec(`ATTACH '${databaseIn(folder)}' AS original`);
  for (const table of tableNames) {
    copy.exec(`CREATE TABLE ${table} AS SELECT * FROM original.${table}`);
  }
  copy.exec('DETACH original');
  await readFolderRows(folder, async (rows) => {
    await checkSame(rows, rowsIn(copy));
    copy.exec(change);
    await expect(checkSame(rows, rowsIn(copy))).rejects.toMatchObject({ code: 'copyDiffers' });
  });
  copy.close();
});

test('only an empty place is written to, and what is there stays', async () => {
  const folder = await folderWithMuch();
  const before = dump(databaseIn(folder));
  const full = await postgres.newSchema();
  await migrateStore({ from: folderAt(folder), to: databaseAt(full) });
  const foreign = await postgres.newSchema();
  await postgres.run(foreign, 'CREATE TABLE events (ours text)');
  for (const url of [full, foreign]) {
    const refused = migrateStore({ from: folderAt(folder), to: databaseAt(url) });
    await expect(refused).rejects.toMatchObject({ code: 'notEmpty' });
  }
  expect(await tablesIn(foreign)).toEqual(['events']);
  await expect(
    migrateStore({ from: databaseAt(full), to: folderAt(folder) }),
  ).rejects.toMatchObject({ code: 'notEmpty' });
  expect(dump(databaseIn(folder))).toEqual(before);
  const empty = await postgres.newSchema();
  await expect(
    migrateStore({ from: databaseAt(empty), to: folderAt(join(folder, 'new')) }),
  ).rejects.toMatchObject({ code: 'databaseMissing' });
});

test('no server may run on what is migrated, nor begin to meanwhile', async () => {
  const folder = await newFolder();
  const file = await openStore({ folder });
  const url = await postgres.newSchema();
  await expect(migrateStore({ from: folderAt(folder), to: databaseAt(url) })).rejects.toMatchObject(
    { code: 'folderInUse' },
  );
  await file.close();
  const store = await postgresStore({ url });
  const to = folderAt(join(folder, 'new'));
  await expect(migrateStore({ from: databaseAt(url), to })).rejects.toMatchObject({
    code: 'databaseInUse',
  });
  await store.close();
  const other = await postgres.newSchema();
  await readSnapshot({ url, besideServers: false }, async (rows) => {
    await expect(postgresStore({ url })).rejects.toMatchObject({ code: 'databaseInUse' });
    await fillDatabase(other, rows);
  });
  await (await postgresStore({ url })).close();
});

test('a backup holds one moment, whatever is written while it is read', async () => {
  const url = await postgres.newSchema();
  const store = await postgresStore({ url });
  await store.log.append('t', 0, entryOf('before'));
  const read = async (rows: Rows) => {
    const all: unknown[] = [];
    for (const name of tableNames) for await (const page of rows.pages(name)) all.push(...page);
    return all;
  };
  await readSnapshot({ url, besideServers: true }, async (rows) => {
    const first = await read(rows);
    await store.log.append('t', 1, entryOf('after'));
    await store.log.append('u', 0, entryOf('after'));
    expect(await read(rows)).toEqual(first);
  });
  await store.close();
});

test('a folder of the release before is migrated, and stays of its release', async () => {
  const folder = await folderWithMuch();
  const file = new DatabaseSync(databaseIn(folder));
  file.exec(TO_VERSION_1);
  file.exec("INSERT INTO directory (stream, code, opened_at) VALUES ('many', '7314', 5)");
  file.close();
  const url = await postgres.newSchema();
  await migrateStore({ from: folderAt(folder), to: databaseAt(url) });
  expect(await postgres.run(url, 'SELECT * FROM directory')).toEqual([
    { stream: 'many', code: '7314', opened_at: 5, closed_at: null, noticed_at: null },
  ]);
  const after = new DatabaseSync(databaseIn(folder), { readOnly: true });
  expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
  after.close();
});

test('of a migration that fails in the middle nothing is left', async () => {
  const folder = await folderWithMuch();
  const url = await postgres.newSchema();
  await readFolderRows(folder, async (rows) => {
    const broken: Rows = {
      bytes: rows.bytes,
      async *pages(table) {
        if (table === 'kept') throw new Error('the power failed');
        yield* rows.pages(table);
      },
    };
    await expect(fillDatabase(url, broken)).rejects.toThrow('the power failed');
    expect(await tablesIn(url)).toEqual([]);
    await fillDatabase(url, rows);
  });
});

test('a backup of PostgreSQL is for its owner alone, and replaces nothing unless told to', async () => {
  const folder = await newFolder();
  const url = await postgres.newSchema();
  const store = await postgresStore({ url });
  await store.signingKey();
  await store.close();
  const to = join(folder, 'backup');
  await backUpDatabase({ url, to, force: false });
  expect((await stat(to)).mode & 0o777).toBe(0o600);
  await expect(backUpDatabase({ url, to, force: false })).rejects.toMatchObject({
    code: 'fileExists',
  });
  await backUpDatabase({ url, to, force: true });
});

test('a backup with one damaged byte is not put in the place of a database', async () => {
  const folder = await newFolder();
  const url = await postgres.newSchema();
  const store = await postgresStore({ url });
  await store.log.append('t', 0, entryOf('c1', 'x'.repeat(60_000)));
  const file = join(folder, 'backup');
  await backUpDatabase({ url, to: file, force: false });
  await store.log.append('t', 1, entryOf('c2'));
  await store.close();
  const bytes = await readFile(file);
  const place = bytes.lastIndexOf('xxxx');
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  await writeFile(file, bytes);
  await expect(restoreDatabase({ url, from: file, now: new Date() })).rejects.toMatchObject({
    code: 'damaged',
    message: `${file} is damaged: it does not have the checksum that was written with it`,
  });
  expect(await postgres.run(url, 'SELECT version FROM events')).toHaveLength(2);
});

test('what is said of a database that cannot be opened has no password in it', async () => {
  const wrong = postgres.url.replace(encodeURIComponent(postgres.password), 'guessed');
  const refused = migrateStore({ from: databaseAt(wrong), to: folderAt('nowhere') });
  await expect(refused).rejects.toMatchObject({
    code: 'cannotOpen',
    message: 'the database cannot be opened: password authentication failed for user "remez"',
  });
});
