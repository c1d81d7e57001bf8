import { copyFile, cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryOf } from '../../testing/entry.ts';
import { TABLES } from '../transfer/tables.ts';
import { writeBackup } from './backup.ts';
import { newFolder, openStore } from './fixtures/folder.ts';
import { TO_VERSION_1 } from './fixtures/versions.ts';
import { readFileRows } from './read-rows.ts';
import { restoreBackup } from './restore.ts';

const backUp = (folder: string, to: string, { force = false } = {}) =>
  writeBackup({
    folder,
    to,
    force,
    askServer: async () => {
      throw new Error('there is no server');
    },
  });
const restore = (folder: string, from: string) => restoreBackup({ folder, from, now: new Date(0) });

/** What is kept in a file that nobody has open. */
const eventsIn = (file: string): Promise<readonly unknown[]> =>
  readFileRows(file, async (rows) => {
    const place = TABLES.events.columns.indexOf('event');
    const events: unknown[] = [];
    for await (const page of rows.pages('events')) {
      events.push(...page.map((row) => JSON.parse(String(row[place])) as unknown));
    }
    return events;
  });

/** A folder with one stream in it, closed. */
const closedWith = async (...events: readonly string[]) => {
  const folder = await newFolder();
  const data = join(folder, 'data');
  const store = await openStore({ folder: data });
  for (const [version, event] of events.entries()) {
    await store.log.append('t', version, entryOf(event));
  }
  await store.close();
  return { folder, data, file: join(folder, 'backup'), database: join(data, 'remez.sqlite') };
};

test('a backup does not take the place of a file unless it is told to', async () => {
  const { data, file } = await closedWith('one');
  await writeFile(file, 'my shopping list');
  await expect(backUp(data, file)).rejects.toMatchObject({ code: 'fileExists' });
  expect(await readFile(file, 'utf8')).toBe('my shopping list');
  await backUp(data, file, { force: true });
  expect(await eventsIn(file)).toEqual(['one']);
});

test('what cannot be backed up is refused with its reason, and nothing is left behind', async () => {
  const { folder, data, file, database } = await closedWith('one');
  await expect(backUp(join(folder, 'nowhere'), file)).rejects.toMatchObject({
    code: 'fileMissing',
    message: `there is no database in ${join(folder, 'nowhere')}`,
  });
  await expect(backUp(data, join(folder, 'no', 'backup'))).rejects.toMatchObject({
    code: 'fileMissing',
    message: `there is no folder ${join(folder, 'no')}`,
  });
  for (const own of [database, `${database}-wal`]) {
    await expect(backUp(data, own, { force: true })).rejects.toMatchObject({ code: 'ownFile' });
  }
  const bytes = await readFile(database);
  const [before, after] = [bytes.subarray(0, 8192), bytes.subarray(12_288)];
  await writeFile(database, Buffer.concat([before, Buffer.alloc(4096, 7), after]));
  await expect(backUp(data, file)).rejects.toMatchObject({ code: 'damaged' });
  await writeFile(database, 'no database at all, and longer than a header');
  await expect(backUp(data, file)).rejects.toMatchObject({ code: 'damaged' });
  expect(await readdir(folder)).toEqual(['data']);
});

test('a backup of a file of the release before is taken as it is, and restored', async () => {
  const { data, file, database } = await closedWith('one');
  const old = new DatabaseSync(database);
  old.exec(`PRAGMA auto_vacuum = NONE; VACUUM; ${TO_VERSION_1}`);
  old.close();
  await backUp(data, file);
  const left = new DatabaseSync(database);
  expect(left.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
  left.close();
  await restore(data, file);
  const store = await openStore({ folder: data });
  expect((await store.log.read('t', 0)).map(({ event }) => event)).toEqual(['one']);
});

test('what is no backup is not restored, and what is there stays as it was', async () => {
  const { folder, data, file, database } = await closedWith('one');
  await backUp(data, file);
  const before = await readFile(database);
  const whole = await readFile(file);
  const at = (name: string) => join(folder, name);
  const altered = async (name: string, sql: string) => {
    await writeFile(at(name), whole.subarray(0, whole.length - (whole.length % 512)));
    const db = new DatabaseSync(at(name));
    db.exec(sql);
    db.close();
  };
  await writeFile(at('list'), 'my shopping list, which is longer than a header');
  await altered('newer', 'PRAGMA user_version = 99');
  await altered('strange', 'DROP TABLE kept');
  await writeFile(at('cut'), whole.subarray(0, whole.length - 8192));
  await copyFile(file, at('open'));
  await writeFile(at('open-wal'), 'something');
  const cases = [
    [at('nowhere'), 'fileMissing', 'there is no file'],
    [folder, 'fileMissing', 'there is no file'],
    [at('list'), 'notADatabase', 'is not a database'],
    [at('newer'), 'fileNewer', 'its version is 99, this one knows 3'],
    [at('strange'), 'notADatabase', 'is not a database of Remez'],
    [at('cut'), 'damaged', `${at('cut')} is damaged`],
    [at('open'), 'fileOpen', 'is not whole'],
    [database, 'ownFile', 'is the database itself'],
  ] as const;
  for (const [from, code, message] of cases) {
    await expect(restore(data, from)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    });
    expect(await readdir(data)).toEqual(['remez.sqlite']);
    expect((await readFile(database)).equals(before)).toBe(true);
  }
});

test('a backup with one damaged byte is refused wherever it is, and what is there stays as it was', async () => {
  const { folder, data, file, database } = await closedWith('one', 'x'.repeat(60_000));
  await backUp(data, file);
  const before = await readFile(database);
  const whole = await readFile(file);
  const flipped = join(folder, 'flipped');
  const anywhere = fc.sample(fc.nat({ max: whole.length - 1 }), { seed: 1, numRuns: 20 });
  const atTheEnd = [1, 30, 64, 70, 90, 110].map((fromEnd) => whole.length - fromEnd);
  for (const place of [...anywhere, ...atTheEnd]) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    await writeFile(flipped, bytes);
    const isHeader = place < 16;
    await expect(restore(data, flipped), `byte ${place}`).rejects.toMatchObject({
      code: isHeader ? 'notADatabase' : 'damaged',
      message: `${flipped} is ${isHeader ? 'not a database' : 'damaged: it does not have the checksum that was written with it'}`,
    });
    expect(await readdir(data)).toEqual(['remez.sqlite']);
    expect((await readFile(database)).equals(before)).toBe(true);
  }
  expect(await restore(data, file)).toMatchObject({ hasChecksum: true });
  expect((await readFile(database)).length % 512).toBe(0);
});

test('a backup of a release that wrote no checksum is restored, and told', async () => {
  const { data, file, database } = await closedWith('one');
  await copyFile(database, file);
  expect(await restore(data, file)).toMatchObject({ hasChecksum: false });
  expect(await eventsIn(database)).toEqual(['one']);
});

test('a database that is damaged, or gone, is no obstacle to restoring', async () => {
  const { data, file, database } = await closedWith('one', 'two');
  await backUp(data, file);
  await writeFile(database, 'no database at all, and longer than a header');
  await writeFile(`${database}-wal`, 'nor this');
  const { kept } = await restore(data, file);
  expect(kept).toBe(`${database}.before-restore-19700101T000000Z`);
  expect(await readFile(`${kept}-wal`, 'utf8')).toBe('nor this');
  expect(await eventsIn(database)).toEqual(['one', 'two']);

  await rm(data, { recursive: true });
  expect(await restore(data, file)).toEqual({ kept: undefined, hasChecksum: true });
  expect((await stat(database)).mode & 0o777).toBe(0o600);
  expect(await eventsIn(database)).toEqual(['one', 'two']);
});

test('what was in the write-ahead log of a killed server is kept when another is restored', async () => {
  const { folder, data, file, database } = await closedWith('one');
  await backUp(data, file);
  const store = await openStore({ folder: data });
  await store.log.append('t', 1, entryOf('two'));
  /** As a kill leaves it: the last commit is in the write-ahead log alone. */
  const killed = join(folder, 'killed');
  await cp(data, killed, { recursive: true });
  await store.close();
  const { kept } = await restore(killed, file);
  expect(await eventsIn(kept ?? '')).toEqual(['one', 'two']);
  expect(await eventsIn(join(killed, 'remez.sqlite'))).toEqual(['one']);
  expect(await eventsIn(database)).toEqual(['one', 'two']);
});
