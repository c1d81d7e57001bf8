/** @module-tag slow */

import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seededRandom } from '@remez/rules';
import { expect, test } from 'vitest';
import { entryOf } from '../../testing/entry.ts';
import type { Note } from '../failure.ts';
import type { Store } from '../port.ts';
import { newFolder, openStore } from './fixtures/folder.ts';
import { TO_VERSION_1 } from './fixtures/versions.ts';

const COUNT = `
  const { readdirSync, readFileSync } = require('node:fs');
  const [folder, ...texts] = process.argv.slice(1);
  const files = readdirSync(folder).map((name) => readFileSync(folder + '/' + name, 'latin1'));
  const counts = texts.map((text) => files.reduce((sum, file) => sum + file.split(text).length - 1, 0));
  process.stdout.write(JSON.stringify(counts));
`;

/**
 * Which of these texts stand in the folder's files. In a process of its own: one that opens and
 * closes the file beside SQLite gives up SQLite's lock.
 */
const foundIn = (folder: string, texts: readonly string[]): readonly string[] => {
  const args = ['-e', COUNT, folder, ...texts];
  const counts = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as number[];
  return texts.filter((_, i) => counts[i] !== 0);
};

const nothingLeft = (folder: string, texts: readonly string[]) =>
  expect.poll(() => foundIn(folder, texts), { interval: 200 }).toEqual([]);

const LONG = 'padding '.repeat(2000);

test.for(['table/one', 'campaign/one'])(
  'of a stream that is removed (%s) no byte is left in any file',
  async (stream) => {
    const folder = await newFolder();
    const store = await openStore({ folder });
    await store.log.append('table/stays', 0, entryOf('c0', 'this stays'));
    await store.log.append(stream, 0, entryOf('the-command', `a secret word ${LONG}`));
    await store.directory.register({ stream, code: 'the-code', openedAt: 1 });
    const traces = ['a secret word', 'the-command', 'the-code', stream];
    expect(foundIn(folder, traces)).toEqual(traces);
    await store.remove(stream);
    await nothingLeft(folder, traces);
    expect(foundIn(folder, ['this stays'])).toEqual(['this stays']);
    await store.ready();
  },
);

test('of device links that were used or have expired no byte is left in any file', async () => {
  const folder = await newFolder();
  const store = await openStore({ folder, now: () => 1000 });
  await store.deviceLinks.put({
    hash: 'used-hash',
    person: 'used-person',
    name: null,
    expiresAt: 2000,
  });
  await store.deviceLinks.put({
    hash: 'old-hash',
    person: 'old-person',
    name: null,
    expiresAt: 500,
  });
  const traces = ['used-hash', 'used-person', 'old-hash', 'old-person'];
  expect(foundIn(folder, traces)).toEqual(traces);
  await store.deviceLinks.take('used-hash', 1000);
  await store.deviceLinks.put({
    hash: 'new-hash',
    person: 'new-person',
    name: null,
    expiresAt: 2000,
  });
  await nothingLeft(folder, traces);
  expect(foundIn(folder, ['new-person'])).toEqual(['new-person']);
});

/** Many tables written in turns, so that their rows are moved between pages again and again. */
const playMany = async (store: Store, tables: number) => {
  const random = seededRandom(1);
  const versions = Array.from({ length: tables }, () => 0);
  for (let round = 0; round < 60; round += 1) {
    /** Before anything is removed, what waits in the journal is moved. */
    if (round % 3 === 0) await store.remove('nobody');
    await Promise.all(
      Array.from({ length: tables / 2 }, async (_, i) => {
        const table = 2 * i + random.below(2);
        const version = versions[table] ?? 0;
        versions[table] = version + 1;
        const text = `<${table}>${'p'.repeat(random.below(20) === 0 ? random.below(6000) : random.below(400))}`;
        await store.log.append(`t${table}`, version, entryOf(`${table}/${version}`, text));
      }),
    );
  }
};

const evenTables = Array.from({ length: 60 }, (_, i) => 2 * i);

test('copies that SQLite leaves behind when it moves rows go when the file is written anew', async () => {
  const folder = await newFolder();
  const store = await openStore({ folder });
  await playMany(store, 120);
  for (const table of evenTables) await store.remove(`t${table}`);
  await expect.poll(async () => (await store.inspect()).freelist_count).toBe(0);
  await store.close();
  const traces = evenTables.map((table) => `<${table}>`);
  /** If this is none, SQLite has learned to wipe them and the rewriting is not needed any more. */
  expect(foundIn(folder, traces)).not.toEqual([]);

  const notes: Note[] = [];
  const again = await openStore({ folder, onNote: (note) => notes.push(note) });
  expect(foundIn(folder, traces)).toEqual([]);
  expect(notes.map(({ message }) => message)).toEqual(['the file was written anew']);
  expect(await again.log.read('t1', 0)).not.toEqual([]);
  await again.close();
  const third = await openStore({ folder, onNote: (note) => notes.push(note) });
  await third.ready();
  expect(notes).toHaveLength(1);
});

test('a store that nobody asks for anything writes the file anew by itself', async () => {
  const folder = await newFolder();
  const notes: Note[] = [];
  const store = await openStore({ folder, quiet: 20, onNote: (note) => notes.push(note) });
  await store.log.append('t', 0, entryOf('c1'));
  await store.remove('t');
  await expect
    .poll(() => notes.map(({ message }) => message))
    .toEqual(['the file was written anew']);
  expect(await store.log.append('t', 0, entryOf('c1'))).toEqual({ kind: 'appended', version: 1 });
});

test('what is removed gives its space back to the disk, in the log of writes too', async () => {
  const folder = await newFolder();
  const store = await openStore({ folder });
  await store.log.append('small', 0, entryOf('c1'));
  for (let version = 0; version < 20; version += 1) {
    await store.log.append('large', version, entryOf(`c${version}`, LONG.repeat(20)));
  }
  await store.remove('large');
  const sizes = async () =>
    (await stat(join(folder, 'remez.sqlite'))).size +
    (await stat(join(folder, 'remez.sqlite-wal'))).size;
  await expect.poll(sizes).toBeLessThan(150_000);
  expect(await store.inspect()).toMatchObject({ freelist_count: 0, secure_delete: 1 });
});

test('a file of the release before is written anew once, and can give space back from then on', async () => {
  const folder = await newFolder();
  const store = await openStore({ folder });
  await store.log.append('t', 0, entryOf('c1', 'kept'));
  await store.close();
  const file = new DatabaseSync(join(folder, 'remez.sqlite'));
  file.exec(`PRAGMA auto_vacuum = NONE; VACUUM; ${TO_VERSION_1}`);
  file.close();

  const notes: Note[] = [];
  const options = { folder, onNote: (note: Note) => notes.push(note) };
  const upgraded = await openStore(options);
  expect(await upgraded.inspect()).toMatchObject({ auto_vacuum: 2, user_version: 3 });
  expect((await upgraded.log.read('t', 0)).map(({ event }) => event)).toEqual(['kept']);
  await upgraded.close();
  const again = await openStore(options);
  expect(await again.inspect()).toMatchObject({ auto_vacuum: 2, user_version: 3 });
  expect(notes).toMatchObject([{ level: 'info', fields: { why: 'upgrade' } }]);
});
