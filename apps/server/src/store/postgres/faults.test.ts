/** @module-tag slow */

import { readAll } from '@remez/table';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { entryOf } from '../../testing/entry.ts';
import { keptLog } from '../../testing/log.ts';
import { openNetwork } from '../../testing/network.ts';
import { patience } from '../../testing/patience.ts';
import { type Postgres, startPostgres } from '../../testing/postgres.ts';
import { startServer } from '../../testing/server.ts';
import type { Note } from '../failure.ts';
import type { Store } from '../port.ts';
import { type PostgresOptions, postgresStore } from './index.ts';

/** A database that is stopped, crashes, is slow or cannot be reached. */
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.dispose());

const openNoted = async (options: Partial<PostgresOptions> = {}) => {
  const notes: string[] = [];
  const url = options.url ?? (await postgres.newSchema());
  const onNote = ({ level, message }: Note) => notes.push(`${level}: ${message}`);
  const store = await postgresStore({ onNote, ...options, url });
  onTestFinished(() => store.close());
  return { store, notes, url };
};

const untilReady = (store: Store) =>
  expect
    .poll(() =>
      store.ready().then(
        () => 'ready',
        (error: unknown) => String(error),
      ),
    )
    .toBe('ready');

const gone = { code: 'databaseGone' };

test.for(['stop', 'crash'] as const)(
  'a %s in mid-load: who waits is told, nothing acknowledged is lost, and service resumes by itself',
  async (how) => {
    const { store, notes, url } = await openNoted();
    const other = await postgresStore({ url });
    onTestFinished(() => other.close());
    const key = await store.signingKey();
    const acknowledged = new Map<string, number>();
    const failures: unknown[] = [];
    let isPlaying = true;
    const enough = Promise.withResolvers<void>();

    /** Asks again by the same id until it is done, as a client does. */
    const play = async (stream: string): Promise<void> => {
      for (let version = 0; isPlaying; ) {
        try {
          const result = await store.log.append(stream, version, entryOf(`c${version}`));
          expect(result.kind).not.toBe('conflict');
          version = result.version;
          acknowledged.set(stream, version);
          if (version === 20) enough.resolve();
        } catch (error) {
          failures.push(error);
          await untilReady(store);
        }
      }
    };
    const players = Array.from({ length: 20 }, (_, i) => play(`t${i}`));
    const heard: number[] = [];
    other.log.watch('t0', (version) => heard.push(version));
    await enough.promise;
    await postgres[how]();
    await expect.poll(() => failures.length).toBeGreaterThan(0);
    expect(failures[0]).toMatchObject(gone);
    await expect(store.log.read('t0', 0)).rejects.toMatchObject(gone);
    await expect(store.ready()).rejects.toMatchObject(gone);
    await postgres.start();
    const before = acknowledged.get('t0') ?? 0;
    await expect.poll(() => acknowledged.get('t0')).toBeGreaterThan(before + 5);
    isPlaying = false;
    await Promise.all(players);

    for (const [stream, version] of acknowledged) {
      const recorded = await readAll(store.log, stream);
      expect(recorded.map(({ commandId }) => commandId)).toEqual(
        Array.from({ length: version }, (_, i) => `c${i}`),
      );
    }
    /** The other process was told of what it had missed, without any further append. */
    await expect.poll(() => heard.at(-1)).toBe(acknowledged.get('t0'));
    expect(await store.signingKey()).toEqual(key);
    await untilReady(store);
    expect(notes[0]).toBe('error: the database does not answer');
    expect(notes.at(-1)).toBe('warn: the database answers again');
  },
);

test('who watches is told of what was appended while nobody could hear it', async () => {
  const { store, url } = await openNoted();
  const told: number[] = [];
  store.log.watch('t', (version) => told.push(version));
  await store.log.append('t', 0, entryOf('c1'));
  await expect.poll(() => told).toContain(1);
  /** Nobody is notified of this, as if it had been appended while nobody listened. */
  await postgres.run(url, 'UPDATE streams SET version = 7');
  await postgres.run(
    url,
    'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  );
  await expect.poll(() => told).toContain(7);
});

test('a database that is too slow: who waits is told, nothing is written, and it goes on afterwards', async () => {
  const { store, notes, url } = await openNoted({ statementTimeout: patience(1) });
  await store.log.append('t', 0, entryOf('c1'));
  const release = Promise.withResolvers<void>();
  const held = postgres.hold(url, 'LOCK TABLE streams', release.promise);
  await held.taken;
  const asked = [1, 2, 3].map((i) => store.log.append('t', i, entryOf(`c${i + 1}`)));
  for (const outcome of await Promise.allSettled(asked)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: gone });
  }
  expect(notes).toEqual(['error: the database does not answer']);
  release.resolve();
  await held.released;
  expect(await store.log.append('t', 1, entryOf('c2'))).toEqual({ kind: 'appended', version: 2 });
  expect(notes).toEqual([
    'error: the database does not answer',
    'warn: the database answers again',
  ]);
});

test('a connection that broke unnoticed costs nobody an answer', async () => {
  const network = await openNetwork(postgres);
  const { store } = await openNoted({ url: network.through(await postgres.newSchema()) });
  await store.log.append('t', 0, entryOf('c1'));
  await store.log.read('t', 0);
  network.cutUnnoticed();
  expect(await store.log.append('t', 1, entryOf('c2'))).toEqual({ kind: 'appended', version: 2 });
  expect(await store.log.read('t', 0)).toHaveLength(2);
});

test('a store that can write and hears of nothing is not ready', async () => {
  const network = await openNetwork(postgres);
  const url = await postgres.newSchema();
  const { store } = await openNoted({ url: network.through(url) });
  await store.ready();
  network.setRefusing(true);
  await postgres.run(
    url,
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE application_name = 'remez listener'`,
  );
  await expect
    .poll(() => store.ready().then(String, ({ message }: Error) => message))
    .toBe('the connection that hears of appends is not there');
  network.setRefusing(false);
  await untilReady(store);
});

test('an append whose fate nobody knows is not acknowledged, and is found by its id', async () => {
  const network = await openNetwork(postgres);
  const url = await postgres.newSchema();
  const { store } = await openNoted({
    url: network.through(url),
    statementTimeout: patience(1),
    connectTimeout: patience(0.3),
  });
  await store.log.append('t', 0, entryOf('c1'));
  /** The statement is on its way to the database when nothing comes back any more. */
  const witness = await postgresStore({ url });
  onTestFinished(() => witness.close());
  const written = new Promise<number>((resolve) => witness.log.watch('t', resolve));
  const asked = store.log.append('t', 1, entryOf('c2'));
  const refused = expect(asked).rejects.toMatchObject(gone);
  network.setSilent(true);
  await refused;
  network.setSilent(false);
  network.cut();
  await untilReady(store);
  const again = await store.log.append('t', 1, entryOf('c2'));
  expect(again.version).toBe(2);
  expect(await written).toBe(2);
  expect(await store.log.read('t', 0)).toHaveLength(2);
});

test('a server answers commands as unavailable and is not ready while there is no database', async () => {
  const { store } = await openNoted();
  const { logger, lines } = keptLog();
  const server = await startServer({ store, logger });
  onTestFinished(() => server.close());
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  expect(await statusOf('/readyz')).toBe(200);
  await postgres.stop();
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/api/codes/123456')).toBe(500);
  await postgres.start();
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  expect(lines.join()).toMatch(/databaseGone/u);
  expect(lines.join()).not.toContain(postgres.password);
});

test('a database that is not up yet is waited for', async () => {
  const url = await postgres.newSchema();
  await postgres.stop();
  const opening = openNoted({ url });
  const early = postgresStore({ url, openWithin: 0 });
  await expect(early).rejects.toMatchObject({ code: 'cannotOpen' });
  await postgres.start();
  const { store, notes } = await opening;
  await store.ready();
  expect(notes).toEqual([
    'error: the database does not answer',
    'warn: the database answers again',
  ]);
});

test('closing waits for what was asked before it, and refuses what is asked after', async () => {
  const { store, url } = await openNoted();
  const asked = ['a', 'b', 'c'].map((stream) => store.log.append(stream, 0, entryOf('c1')));
  await store.close();
  expect(await Promise.all(asked)).toEqual(asked.map(() => ({ kind: 'appended', version: 1 })));
  const closed = { code: 'closed' };
  await expect(store.log.append('a', 1, entryOf('c2'))).rejects.toMatchObject(closed);
  await expect(store.log.read('a', 0)).rejects.toMatchObject(closed);
  await expect(store.ready()).rejects.toMatchObject(closed);
  expect(await (await openNoted({ url })).store.log.read('c', 0)).toHaveLength(1);
});
