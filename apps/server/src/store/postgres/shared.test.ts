/** @module-tag slow */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type AppendResult, readAll } from '@remez/table';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { entryOf } from '../../testing/entry.ts';
import { type SharedPostgres, sharedPostgres } from '../../testing/postgres.ts';
import type { Store } from '../port.ts';
import { postgresStore } from './index.ts';

/** Several stores on one database, as several processes have them. */
let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

const open = async (url: string): Promise<Store> => {
  const store = await postgresStore({ url });
  onTestFinished(() => store.close());
  return store;
};

const openTwo = async (): Promise<readonly [Store, Store]> => {
  const url = await postgres.newSchema();
  return Promise.all([open(url), open(url)]);
};

const upTo = (length: number): readonly number[] => Array.from({ length }, (_, i) => i + 1);

test('of two stores that write on the same version one is first, and the other is told the version there is', async () => {
  const [one, other] = await openTwo();
  for (const version of upTo(30)) {
    const results = await Promise.all(
      [one, other].map(({ log }, i) => log.append('t', version - 1, entryOf(`c${version}-${i}`))),
    );
    const kinds = results.map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['appended', 'conflict']);
    expect(results.map((result) => result.version)).toEqual([version, version]);
  }
  expect(await readAll(one.log, 't')).toHaveLength(30);
});

test('a command that both stores are sent at once is written once', async () => {
  const [one, other] = await openTwo();
  for (const round of upTo(20)) {
    const events = round % 2 === 0 ? [] : entryOf('').events;
    const entry = { ...entryOf('c1'), events };
    const stream = `t${round}`;
    const results = await Promise.all([one, other].map(({ log }) => log.append(stream, 0, entry)));
    expect(results.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
    expect((await one.log.append(stream, 0, entry)).kind).toBe('alreadyDone');
    expect(await other.log.read(stream, 0)).toHaveLength(events.length);
  }
});

test('batches over the same streams in both stores: everyone gets in, once each and with no gaps', async () => {
  const stores = await openTwo();
  const streams = upTo(12).map((i) => `t${i}`);
  const persist = async ({ log }: Store, stream: string, commandId: string): Promise<void> => {
    let result: AppendResult | undefined;
    let expected = 0;
    while (result === undefined || result.kind === 'conflict') {
      result = await log.append(stream, expected, entryOf(commandId));
      expected = result.version;
    }
  };
  await Promise.all(
    stores.flatMap((store, i) =>
      /** One backwards, so that they would wait for each other if rows were locked as they come. */
      (i === 0 ? streams : streams.toReversed()).flatMap((stream) =>
        upTo(5).map((n) => persist(store, stream, `c${i}-${n}`)),
      ),
    ),
  );
  for (const stream of streams) {
    const recorded = await readAll(stores[0].log, stream);
    expect(recorded.map(({ version }) => version)).toEqual(upTo(10));
    expect(new Set(recorded.map(({ commandId }) => commandId)).size).toBe(10);
  }
});

test('in one batch whoever expects a wrong version loses alone', async () => {
  const [one, other] = await openTwo();
  await other.log.append('lost', 0, entryOf('theirs'));
  const first = one.log.append('first', 0, entryOf('c'));
  const results = await Promise.all(
    ['a', 'lost', 'b', 'gone', 'c'].map((stream) =>
      one.log.append(stream, stream === 'gone' ? 3 : 0, entryOf('c')),
    ),
  );
  expect((await first).kind).toBe('appended');
  expect(results.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
    'appended 1',
    'conflict 1',
    'appended 1',
    'conflict 0',
    'appended 1',
  ]);
});

test('in one batch what the database cannot keep is refused alone', async () => {
  const [one] = await openTwo();
  const first = one.log.append('first', 0, entryOf('c'));
  const results = await Promise.allSettled(
    ['a', 'b', 'c'].map((stream, i) =>
      one.log.append(stream, 0, entryOf(i === 1 ? 'no \0 in text' : 'c')),
    ),
  );
  await first;
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason: { code: 'writeFailed' } });
  expect(await one.log.read('b', 0)).toEqual([]);
});

test('appends that arrive together share a commit, and one that comes alone waits for nobody', async () => {
  const url = await postgres.newSchema();
  const { log } = await open(url);
  await log.append('warm', 0, entryOf('c'));
  /** Whatever one transaction has written has its number. */
  const transactions = async (): Promise<number> => {
    const rows = await postgres.run(url, 'SELECT count(DISTINCT xmin::text) FROM streams');
    return Number(rows[0]?.count);
  };
  const before = await transactions();
  await Promise.all(upTo(300).map((i) => log.append(`t${i}`, 0, entryOf('c1'))));
  expect((await transactions()) - before).toBe(2);
  const between = await transactions();
  for (const i of upTo(5)) await log.append(`alone${i}`, 0, entryOf('c1'));
  expect((await transactions()) - between).toBe(5);
});

/** Holds the rows of these streams as another process's transaction does, until it is told to let go. */
const holdStreams = async (url: string, ...names: readonly string[]) => {
  const release = Promise.withResolvers<void>();
  const list = names.map((name) => `'${name}'`).join();
  const lock = `SELECT FROM streams WHERE name IN (${list}) FOR UPDATE`;
  const held = postgres.hold(url, lock, release.promise);
  await held.taken;
  return async () => {
    release.resolve();
    await held.released;
  };
};

/** The command has the number of its event. */
const appendNext = ({ log }: Store, stream: string, expected: number): Promise<AppendResult> =>
  log.append(stream, expected, entryOf(`c${expected + 1}`));

test('a stream that another transaction holds keeps no other stream waiting, and is written after it', async () => {
  const url = await postgres.newSchema();
  const store = await open(url);
  await Promise.all(['a', 'b', 'held'].map((stream) => appendNext(store, stream, 0)));
  const letGo = await holdStreams(url, 'held');
  const answered: string[] = [];
  const note = async (stream: string, expected: number): Promise<void> => {
    const { kind, version } = await appendNext(store, stream, expected);
    answered.push(`${stream} ${kind} ${version}`);
  };
  const held = Promise.all([note('held', 1), note('held', 2)]);
  held.catch(() => {});
  await Promise.all([note('a', 1), note('b', 1), note('new', 0)]);
  await note('a', 2);
  expect(answered.toSorted()).toEqual([
    'a appended 2',
    'a appended 3',
    'b appended 2',
    'new appended 1',
  ]);
  await letGo();
  await held;
  expect(answered.slice(4)).toEqual(['held appended 2', 'held appended 3']);
  const recorded = await readAll(store.log, 'held');
  expect(recorded.map(({ commandId }) => commandId)).toEqual(['c1', 'c2', 'c3']);
});

test('of two stores that wait for a held stream one is first, and the other is told the version there is', async () => {
  const url = await postgres.newSchema();
  const stores = await Promise.all([open(url), open(url)]);
  await appendNext(stores[0], 'held', 0);
  const letGo = await holdStreams(url, 'held');
  const asked = stores.map(({ log }, i) => log.append('held', 1, entryOf(`by ${i}`)));
  const waiting = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND locktype = 'tuple'`;
  await expect.poll(() => postgres.run(url, waiting)).toHaveLength(2);
  await letGo();
  const results = await Promise.all(asked);
  expect(results.map(({ kind, version }) => `${kind} ${version}`).sort()).toEqual([
    'appended 2',
    'conflict 2',
  ]);
  expect(await readAll(stores[0].log, 'held')).toHaveLength(2);
});

test('however many streams are held, the others are written, and closing waits for all', async () => {
  const url = await postgres.newSchema();
  const store = await open(url);
  const names = upTo(20).map((i) => `held${i}`);
  await Promise.all(['a', ...names].map((stream) => appendNext(store, stream, 0)));
  const letGo = await holdStreams(url, ...names);
  const asked = Promise.all(names.map((stream) => appendNext(store, stream, 1)));
  asked.catch(() => {});
  for (const version of upTo(3)) {
    expect(await appendNext(store, 'a', version)).toEqual({
      kind: 'appended',
      version: version + 1,
    });
  }
  const closing = store.close();
  await letGo();
  await closing;
  expect(await asked).toEqual(names.map(() => ({ kind: 'appended', version: 2 })));
});

test('of a stream that is held for too long the append is refused alone', async () => {
  const url = await postgres.newSchema();
  const store = await postgresStore({ url, statementTimeout: 300 });
  onTestFinished(() => store.close());
  await Promise.all(['a', 'held'].map((stream) => appendNext(store, stream, 0)));
  const letGo = await holdStreams(url, 'held');
  const refused = expect(appendNext(store, 'held', 1)).rejects.toMatchObject({
    code: 'databaseGone',
  });
  expect(await appendNext(store, 'a', 1)).toEqual({ kind: 'appended', version: 2 });
  await refused;
  await letGo();
  expect(await appendNext(store, 'held', 1)).toEqual({ kind: 'appended', version: 2 });
});

test('a commit is acknowledged when it is on disk, whatever the database does by default', async () => {
  const url = await postgres.newSchema();
  const withOff = url.replace('search_path', 'synchronous_commit%3Doff%20-c%20search_path');
  const store = await open(withOff);
  await store.ready();
  await postgres.run(
    url,
    `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       INSERT INTO kept VALUES ('commit', current_setting('synchronous_commit')::bytea)
       ON CONFLICT DO NOTHING; RETURN NEW; END $$;
     CREATE TRIGGER note AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION note();`,
  );
  await store.log.append('t', 0, entryOf('c1'));
  const [found] = await postgres.run(url, `SELECT value FROM kept WHERE name = 'commit'`);
  expect(String(found?.value)).toBe('on');
});

test('each store hears of what the other appends, and of no other schema’s', async () => {
  const [one, other] = await openTwo();
  const [stranger] = await openTwo();
  const told: string[] = [];
  const read: Promise<unknown>[] = [];
  for (const [name, { log }] of Object.entries({ one, other, stranger })) {
    log.watch('t', (version) => {
      told.push(`${name} ${version}`);
      read.push(log.read('t', 0));
    });
  }
  await one.log.append('t', 0, entryOf('c1'));
  await expect.poll(() => told).toContain('other 1');
  await other.log.append('t', 1, entryOf('c2'));
  await expect.poll(() => told).toContain('one 2');
  expect(new Set(told)).toEqual(new Set(['one 1', 'other 1', 'one 2', 'other 2']));
  for (const page of await Promise.all(read)) expect(page).not.toEqual([]);
});

test('a command that is sent again is told again: its writer may have died before telling', async () => {
  const [one, other] = await openTwo();
  const told: number[] = [];
  other.log.watch('t', (version) => told.push(version));
  await one.log.append('t', 0, entryOf('c1'));
  await expect.poll(() => told).toEqual([1]);
  expect((await one.log.append('t', 0, entryOf('c1'))).kind).toBe('alreadyDone');
  await expect.poll(() => told).toEqual([1, 1]);
});

test('a stream whose name is too long for a notification is heard of all the same', async () => {
  const [one, other] = await openTwo();
  const stream = 'ש'.repeat(1100);
  const tooLong = 'x'.repeat(9000);
  const told: string[] = [];
  for (const name of [stream, tooLong]) {
    other.log.watch(name, (version) => told.push(`${name.length} ${version}`));
    await one.log.append(name, 0, entryOf('c1'));
  }
  await expect.poll(() => told).toEqual(expect.arrayContaining(['1100 1', '9000 1']));
});

test('a code, a device link and the signing key are the same in both', async () => {
  const [one, other] = await openTwo();
  expect(await one.signingKey()).toEqual(await other.signingKey());
  const entry = { code: '123456', openedAt: 1 };
  const given = await Promise.all([
    one.directory.register({ stream: 't', ...entry }),
    other.directory.register({ stream: 'u', ...entry }),
  ]);
  expect(given.filter(Boolean)).toHaveLength(1);
  expect(await one.directory.byCode('123456')).toEqual(await other.directory.byCode('123456'));
  const expiresAt = Date.now() + 3_600_000;
  await one.deviceLinks.put({ hash: 'h', person: 'dana', name: 'דנה', expiresAt });
  const taken = await Promise.all([one, other].map((s) => s.deviceLinks.take('h', Date.now())));
  expect(taken.filter((person) => person === 'dana')).toHaveLength(1);
});

test('of processes that start together on an empty database one makes the schema, and all work', async () => {
  const url = await postgres.newSchema();
  const script = fileURLToPath(new URL('./fixtures/opener.ts', import.meta.url));
  const children = upTo(3).map((i) =>
    spawn(process.execPath, [script, `c${i}`], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const said = await Promise.all(
    children.map(async (child) => {
      const exited = once(child, 'exit');
      const lines: string[] = [];
      for await (const line of createInterface(child.stdout)) lines.push(line);
      return [...lines, ...(await exited).slice(0, 1)];
    }),
  );
  const [, , key] = String(said[0]?.[0]).split(' ');
  for (const [i, lines] of said.entries()) {
    expect(lines).toEqual([`opened c${i + 1} ${key}`, 0]);
  }
  const store = await open(url);
  for (const i of upTo(3)) expect(await store.log.read(`t-c${i}`, 0)).toHaveLength(1);
});

test('many stores that are opened at once on an empty database all find one schema', async () => {
  const url = await postgres.newSchema();
  const stores = await Promise.all(upTo(6).map(() => open(url)));
  for (const store of stores) await store.ready();
  expect(await postgres.run(url, 'SELECT version FROM remez_schema')).toEqual([{ version: 1 }]);
});

test('while one brings the schema up to date, another waits and touches nothing', async () => {
  const url = await postgres.newSchema();
  const release = Promise.withResolvers<void>();
  const lock = `SELECT pg_advisory_xact_lock(hashtext('remez'), hashtext(current_schema()))`;
  const held = postgres.hold(url, lock, release.promise);
  await held.taken;
  const opening = open(url);
  const waiting = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`;
  const tables = `SELECT FROM pg_tables WHERE schemaname = current_schema()`;
  await expect.poll(() => postgres.run(url, waiting)).toHaveLength(1);
  expect(await postgres.run(url, tables)).toEqual([]);
  release.resolve();
  await held.released;
  await (await opening).ready();
});

test('a database of a later release is refused and left as it was', async () => {
  const url = await postgres.newSchema();
  const store = await open(url);
  await store.log.append('t', 0, entryOf('c1'));
  await postgres.run(url, 'UPDATE remez_schema SET version = 2');
  const newer = {
    code: 'databaseNewer',
    message: 'the database was written by a newer Remez (its version is 2, this one knows 1)',
  };
  await expect(postgresStore({ url })).rejects.toMatchObject(newer);
  /** One that was running before says that it should not be sent anyone. */
  await expect(store.ready()).rejects.toMatchObject(newer);
  expect(await postgres.run(url, 'SELECT version FROM remez_schema')).toEqual([{ version: 2 }]);
  expect(await postgres.run(url, 'SELECT * FROM events')).toHaveLength(1);
});

test.for([
  ['a wrong password', (url: string) => url.replace(/:[^:@]+@/u, ':wrong-secret@')],
  ['a database that is not there', (url: string) => url.replace(/\/\w+\?/u, '/nowhere?')],
  [
    'a schema that is not there',
    (url: string) => url.replace(/search_path[^&]*/u, 'search_path%3Dx'),
  ],
] as const)('%s is told at once, and no password with it', async ([, wrong]) => {
  const opening = postgresStore({ url: wrong(await postgres.newSchema()) });
  await expect(opening).rejects.toMatchObject({ code: 'cannotOpen' });
  const text = await opening.catch((error: unknown) => JSON.stringify(error) + String(error));
  expect(text).not.toMatch(/secret/u);
});
