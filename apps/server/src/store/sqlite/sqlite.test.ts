import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type Entry, readAll } from '@remez/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeContract } from '../contract.ts';
import { TO_VERSION_1, TO_VERSION_2 } from './fixtures/versions.ts';
import { type SqliteStore, sqliteStore } from './index.ts';

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'remez-store-'));

storeContract('the store in SQLite', async () => {
  const folder = await newFolder();
  const store = await sqliteStore({ folder });
  return {
    store,
    async dispose() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
});

let folder: string;
let opened: SqliteStore[];
let children: ChildProcess[];

beforeEach(async () => {
  folder = await newFolder();
  opened = [];
  children = [];
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  for (const store of opened) await store.close();
  await rm(folder, { recursive: true });
});

const open = async (inFolder = folder): Promise<SqliteStore> => {
  const store = await sqliteStore({ folder: inFolder });
  opened.push(store);
  return store;
};

const appender = () => {
  const script = fileURLToPath(new URL('./fixtures/appender.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return { child, lines: createInterface({ input: child.stdout }) };
};

/** Changes the file behind the store's back, while no store has it open. */
const alterFile = (sql: string): void => {
  const db = new DatabaseSync(join(folder, 'remez.sqlite'));
  db.exec(sql);
  db.close();
};

const entry = (commandId: string, event: unknown = commandId): Entry => ({
  commandId,
  by: 'dana',
  at: 1,
  events: [{ schema: 1, event }],
});

test('what was stored is there after the server was closed and opened again', async () => {
  const before = await open();
  await before.log.append('t', 0, entry('c1', { word: 'שלום' }));
  await before.directory.register({ stream: 't', code: '7314', openedAt: 5 });
  await before.deviceLinks.put({ hash: 'h', person: 'dana', name: null, expiresAt: 10 });
  const key = await before.signingKey();
  const events = await before.log.read('t', 0);
  await before.close();

  const after = await open();
  expect(await after.log.read('t', 0)).toEqual(events);
  expect((await after.log.append('t', 1, entry('c1'))).kind).toBe('alreadyDone');
  expect(await after.directory.byCode('7314')).toMatchObject({ stream: 't' });
  expect(await after.directory.unopenedSince(6)).toEqual(['t']);
  expect(await after.deviceLinks.take('h', 9)).toBe('dana');
  expect(await after.signingKey()).toEqual(key);
});

test('the file is kept in a way that survives a power cut', async () => {
  const store = await open();
  expect(await store.inspect()).toMatchObject({
    journal_mode: 'wal',
    synchronous: 2,
    locking_mode: 'exclusive',
    foreign_keys: 1,
    user_version: 3,
  });
});

test('a missing folder is made, for its owner alone', async () => {
  const missing = join(folder, 'deep', 'data');
  await open(missing);
  expect((await stat(missing)).mode & 0o777).toBe(0o700);
});

test('a closed store leaves one file and refuses whatever is asked of it', async () => {
  const store = await open();
  await store.log.append('t', 0, entry('c1'));
  await store.close();
  expect(await readdir(folder)).toEqual(['remez.sqlite']);
  const closed = { code: 'closed' };
  await expect(store.log.append('t', 1, entry('c2'))).rejects.toMatchObject(closed);
  await expect(store.log.read('t', 0)).rejects.toMatchObject(closed);
  await expect(store.ready()).rejects.toMatchObject(closed);
});

test('closing waits for what was asked before it', async () => {
  const store = await open();
  const appends = ['a', 'b', 'c'].map((stream) => store.log.append(stream, 0, entry('c1')));
  await store.close();
  expect(await Promise.all(appends)).toEqual(appends.map(() => ({ kind: 'appended', version: 1 })));
  expect(await (await open()).log.read('c', 0)).toHaveLength(1);
});

test('a second store on the same folder is refused at once, and harms nothing', async () => {
  const first = await open();
  await expect(open()).rejects.toMatchObject({
    code: 'folderInUse',
    message: `the data folder ${folder} is in use by another Remez server`,
  });
  expect((await first.log.append('t', 0, entry('c1'))).kind).toBe('appended');
  await expect(open()).rejects.toMatchObject({ code: 'folderInUse' });
  await first.close();
  expect(await (await open()).log.read('t', 0)).toHaveLength(1);
});

test('a second process on the same folder is refused', async () => {
  const first = await open();
  await first.log.append('t', 0, entry('c1'));
  const { child, lines } = appender();
  const [[line], [exitCode]] = await Promise.all([once(lines, 'line'), once(child, 'exit')]);
  expect(line).toBe(
    `refused folderInUse: the data folder ${folder} is in use by another Remez server`,
  );
  expect(exitCode).toBe(3);
  expect((await first.log.append('t', 1, entry('c2'))).kind).toBe('appended');
});

test.for([1, 60, 400])(
  'a server killed after %i appends has lost none that it had acknowledged',
  async (wanted) => {
    const { child, lines } = appender();
    const acknowledged = new Map<string, number>();
    const enough = Promise.withResolvers<void>();
    let count = 0;
    lines.on('line', (line) => {
      const [stream = '', version] = line.split(' ');
      acknowledged.set(stream, Number(version));
      count += 1;
      if (count === wanted) enough.resolve();
    });
    await Promise.race([enough.promise, once(child, 'exit')]);
    await expect(open()).rejects.toMatchObject({ code: 'folderInUse' });
    child.kill('SIGKILL');
    await Promise.all([once(child, 'exit'), once(lines, 'close')]);
    expect(child.signalCode).toBe('SIGKILL');
    expect(count).toBeGreaterThanOrEqual(wanted);

    const store = await open();
    for (const [stream, version] of acknowledged) {
      const recorded = await readAll(store.log, stream);
      expect(recorded.length).toBeGreaterThanOrEqual(version);
      expect(recorded.length % 2).toBe(0);
      expect(recorded.map((event) => event.version)).toEqual(recorded.map((_, i) => i + 1));
      expect(recorded.map((event) => event.commandId)).toEqual(
        recorded.map((_, i) => `${stream}-${i - (i % 2)}`),
      );
      const again = entry(`${stream}-${version - 2}`);
      expect(await store.log.append(stream, 0, again)).toEqual({ kind: 'alreadyDone', version });
    }
  },
);

test('appends that arrive together share a commit', async () => {
  const store = await open();
  const { commits } = await store.inspect();
  const streams = Array.from({ length: 500 }, (_, i) => `t${i}`);
  await Promise.all(streams.map((stream) => store.log.append(stream, 0, entry('c1'))));
  // One for all of them; the inspection that began the count ends in one of its own.
  expect((await store.inspect()).commits - commits).toBe(2);
  expect(await store.log.read('t499', 0)).toHaveLength(1);
});

test('an append that comes alone is committed alone, without waiting for company', async () => {
  const store = await open();
  const { commits } = await store.inspect();
  for (let i = 0; i < 10; i += 1) await store.log.append('t', i, entry(`c${i}`));
  expect((await store.inspect()).commits - commits).toBe(11);
});

test('an event that cannot be kept fails alone, whatever is written beside it', async () => {
  const store = await open();
  const around = Array.from({ length: 20 }, (_, i) =>
    store.log.append(`t${i}`, 0, entry('c1', i === 10 ? 1n : i)),
  );
  const outcomes = await Promise.allSettled(around);
  const failed = outcomes.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []));
  expect(failed).toEqual([10]);
});

test.for([
  ['a write', "SELECT RAISE(ABORT, 'the disk is full')", 'the disk is full'],
  ['the transaction', "SELECT RAISE(ROLLBACK, 'no disk')", 'no disk'],
  ['the commit', 'INSERT INTO orphans VALUES (999)', 'FOREIGN KEY'],
] as const)('when %s fails its batch is refused whole, and the store goes on', async (row) => {
  const [, poison, why] = row;
  await (await open()).close();
  alterFile(`
    CREATE TABLE orphans (
      parent INTEGER REFERENCES streams (id) DEFERRABLE INITIALLY DEFERRED
    );
    CREATE TRIGGER poison BEFORE INSERT ON journal WHEN NEW.appends LIKE '%"poison"%'
    BEGIN ${poison}; END;
  `);
  const store = await open();
  const notified: number[] = [];
  store.log.watch('beside', (version) => notified.push(version));
  // What is asked in one turn of the event loop gathers into one batch.
  const first = await store.log.append('before', 0, entry('c1'));
  const together = [
    store.log.append('beside', 0, entry('c1')),
    store.log.append('poisoned', 0, entry('c1', 'poison')),
    store.directory.register({ stream: 'beside', code: '7314', openedAt: 1 }),
  ];
  expect(first.kind).toBe('appended');
  for (const refused of await Promise.allSettled(together)) {
    expect(refused).toMatchObject({
      status: 'rejected',
      reason: { code: 'writeFailed', message: expect.stringContaining(why) },
    });
  }
  await store.ready();
  expect(await store.log.read('beside', 0)).toEqual([]);
  expect(await store.log.read('poisoned', 0)).toEqual([]);
  expect(await store.directory.byCode('7314')).toBeUndefined();
  expect(notified).toEqual([]);
  expect(await store.log.append('beside', 0, entry('c1'))).toEqual({
    kind: 'appended',
    version: 1,
  });
});

test('a folder of a later release is refused and left as it was', async () => {
  await (await open()).close();
  alterFile('PRAGMA user_version = 4');
  await expect(open()).rejects.toMatchObject({
    code: 'folderNewer',
    message: `the data folder ${folder} was written by a newer Remez (its version is 4, this one knows 3)`,
  });
  alterFile('PRAGMA user_version = 3');
  await (await open()).ready();
});

test.for([
  ['1', TO_VERSION_1],
  ['2', TO_VERSION_2],
] as const)(
  'a folder of version %s is brought up to date, and keeps what was in it',
  async ([, older]) => {
    const before = await open();
    await before.directory.register({ stream: 't', code: '7314', openedAt: 1 });
    await before.log.append('t', 0, entry('c1'));
    await before.close();
    alterFile(older);
    const store = await open();
    expect(await store.inspect()).toMatchObject({ user_version: 3 });
    expect(await store.log.read('t', 0)).toHaveLength(1);
    expect((await store.log.append('t', 1, entry('c1'))).kind).toBe('alreadyDone');
    expect((await store.log.append('t', 1, entry('c2'))).kind).toBe('appended');
    expect(await store.directory.byCode('7314')).toMatchObject({ stream: 't' });
    await store.directory.setClosed('t', 5);
    expect(await store.directory.closedBefore(6)).toEqual(['t']);
  },
);

test('a file that is no database is refused and left as it was', async () => {
  const file = join(folder, 'remez.sqlite');
  await writeFile(file, 'my shopping list, which is longer than a header');
  await expect(open()).rejects.toMatchObject({ code: 'cannotOpen' });
  expect((await stat(file)).size).toBe(47);
});
