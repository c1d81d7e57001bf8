/** @module-tag slow */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { entryOf } from '../../testing/entry.ts';
import type { Note } from '../failure.ts';
import { startWriter } from './batches.ts';
import { newFolder, openStore } from './fixtures/folder.ts';
import type { SqliteOptions } from './index.ts';
import { steadyWriter } from './steady.ts';

const MEGABYTE = 'x'.repeat(1_000_000);

/**
 * One entry of more than a thread of 16 MB can hold: an entry is read whole, so reading it is how a
 * real one dies.
 */
const storeWithTooMuch = async (options: Partial<SqliteOptions> = {}) => {
  const notes: Note[] = [];
  const folder = await newFolder();
  const writing = await openStore({ folder });
  for (let version = 0; version < 40; version += 1) {
    await writing.log.append('much', version, entryOf(`c${version}`, MEGABYTE));
  }
  await writing.close();
  const file = new DatabaseSync(join(folder, 'remez.sqlite'));
  file.exec("UPDATE events SET command_id = 'c39'");
  file.close();
  const onNote = (note: Note) => notes.push(note);
  const store = await openStore({ folder, memoryMb: 16, onNote, ...options });
  return { store, notes, folder };
};

test('a thread that dies is started again: who waited is told, and nothing acknowledged is lost', async () => {
  const { store, notes } = await storeWithTooMuch();
  const key = await store.signingKey();
  await store.log.append('t', 0, entryOf('c1'));

  const reading = store.log.read('much', 0);
  /** Gathers behind what kills the thread. */
  const beside = store.log.append('t', 1, entryOf('c2'));
  const outcomes = await Promise.allSettled([reading, beside]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'writerGone' } });
  }

  /** Whoever was refused asks again, by the same id. */
  expect(await store.log.append('t', 1, entryOf('c2'))).toEqual({ kind: 'appended', version: 2 });
  expect((await store.log.read('t', 0)).map(({ commandId }) => commandId)).toEqual(['c1', 'c2']);
  expect(await store.signingKey()).toEqual(key);
  expect((await store.log.append('much', 40, entryOf('c39'))).kind).toBe('alreadyDone');
  await store.ready();
  expect(notes.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    'error: the store’s thread ended',
    'warn: the store’s thread is back',
  ]);
});

test('who asks while a thread is being started again waits for it', async () => {
  const { store } = await storeWithTooMuch();
  await expect(store.log.read('much', 0)).rejects.toMatchObject({ code: 'writerGone' });
  const asked = Array.from({ length: 10 }, (_, i) => store.log.append(`t${i}`, 0, entryOf('c1')));
  expect(await Promise.all(asked)).toEqual(asked.map(() => ({ kind: 'appended', version: 1 })));
});

test('a store that keeps dying gives up, says so, and refuses everyone with one reason', async () => {
  const { store, notes } = await storeWithTooMuch({ restartDelays: [0, 1] });
  for (let death = 0; death < 2; death += 1) {
    await expect(store.log.read('much', 0)).rejects.toMatchObject({ code: 'writerGone' });
    await store.ready();
  }
  await expect(store.log.read('much', 0)).rejects.toMatchObject({ code: 'writerGone' });
  await expect(store.gone).resolves.toMatchObject({ code: 'cannotRestart' });
  await expect(store.ready()).rejects.toMatchObject({ code: 'cannotRestart' });
  await expect(store.log.append('t', 0, entryOf('c1'))).rejects.toMatchObject({
    code: 'cannotRestart',
    message: expect.stringContaining('started 2 times in vain'),
  });
  expect(notes.filter(({ level }) => level === 'error')).toHaveLength(3);
  await store.close();
});

test('a thread that cannot be started again is tried so often and then no more', async () => {
  const script = (name: string): URL => new URL(`./fixtures/${name}`, import.meta.url);
  const data = { file: 'no file', quiet: 60_000 };
  let starts = 0;
  const writer = await steadyWriter({
    start(onLost) {
      starts += 1;
      const name = starts === 1 ? 'dying-writer.ts' : 'missing.ts';
      return startWriter({ script: script(name), data, onLost });
    },
    onNote: () => {},
    delays: [0, 1, 1],
  });
  await expect(writer.ask({ kind: 'probe' })).rejects.toMatchObject({ code: 'writerGone' });
  await expect(writer.ask({ kind: 'probe' })).rejects.toMatchObject({ code: 'cannotRestart' });
  expect(starts).toBe(4);
  await writer.close();
});

test('closing while a thread is being started again waits for no further attempt', async () => {
  const script = new URL('./fixtures/dying-writer.ts', import.meta.url);
  const data = { file: 'no file', quiet: 60_000 };
  const writer = await steadyWriter({
    start: (onLost) => startWriter({ script, data, onLost }),
    onNote: () => {},
    delays: [2 ** 30],
  });
  await expect(writer.ask({ kind: 'probe' })).rejects.toMatchObject({ code: 'writerGone' });
  const asked = writer.ask({ kind: 'probe' });
  await writer.close();
  await expect(asked).rejects.toMatchObject({ code: 'closed' });
});
