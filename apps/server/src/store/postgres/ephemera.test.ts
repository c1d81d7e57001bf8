/** @module-tag slow */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { EphemeraListener } from '@remez/table';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { entryOf } from '../../testing/entry.ts';
import { type Postgres, startPostgres } from '../../testing/postgres.ts';
import type { Store } from '../port.ts';
import { ephemeraOver } from './ephemera.ts';
import { postgresStore } from './index.ts';

/** What stores on one database say to each other. */
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.dispose());

const open = async (url: string) => {
  const store = await postgresStore({ url, heartbeat: 50 });
  onTestFinished(() => store.close());
  return store;
};

/** Keeps what it hears, without the names of processes. */
const keeper = () => {
  const heard: string[] = [];
  const listener: EphemeraListener = {
    heard: (_, text) => heard.push(text),
    gone: () => heard.push('gone'),
    missed: () => heard.push('missed'),
  };
  return { heard, listener };
};

const listenTo = (store: Store, stream = 't') => {
  const { heard, listener } = keeper();
  store.ephemera?.subscribe(stream, listener);
  return heard;
};

test('what one says all others hear in its order, those of other schemas and tables do not', async () => {
  const url = await postgres.newSchema();
  const [one, other, third] = await Promise.all([open(url), open(url), open(url)]);
  const stranger = await open(await postgres.newSchema());
  const [here, there, alsoThere] = [one, other, third].map((store) => listenTo(store));
  const [elsewhere, another] = [listenTo(stranger), listenTo(other, 'u')];
  /** Together they are far longer than one notification. */
  const texts = Array.from({ length: 40 }, (_, i) => `${i} ${'ש'.repeat(400)} "\n`);
  for (const text of texts) one.ephemera?.publish('t', text);
  await expect.poll(() => there).toEqual(texts);
  await expect.poll(() => alsoThere).toEqual(texts);
  expect([here, elsewhere, another]).toEqual([[], [], []]);
  expect(() => one.ephemera?.publish('t', 'x'.repeat(8000))).toThrow('too long');
});

test('one that is stopped is gone at once', async () => {
  const url = await postgres.newSchema();
  const [one, other] = await Promise.all([open(url), open(url)]);
  const heard = listenTo(other);
  one.ephemera?.publish('t', 'hello');
  await expect.poll(() => heard).toEqual(['hello']);
  one.ephemera?.publish('t', 'last words');
  await one.close();
  await expect.poll(() => heard).toEqual(['hello', 'last words', 'gone']);
});

test('one that is killed is gone after a while, and what it wrote and did not tell is heard of', async () => {
  const url = await postgres.newSchema();
  const store = await open(url);
  const heard = listenTo(store);
  const versions: number[] = [];
  await store.log.append('t', 0, entryOf('c1'));
  store.log.watch('t', (version) => versions.push(version));
  const script = fileURLToPath(new URL('./fixtures/speaker.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(() => heard).toEqual(['hello']);
  await postgres.run(url, 'UPDATE streams SET version = 7');
  child.kill('SIGKILL');
  await exited;
  await expect.poll(() => heard).toEqual(['hello', 'gone']);
  await expect.poll(() => versions).toContain(7);
});

test('after a gap everyone who listens is told, and whoever watches a removed table too', async () => {
  const url = await postgres.newSchema();
  const [one, other] = await Promise.all([open(url), open(url)]);
  const heard = listenTo(one);
  const versions: number[] = [];
  await one.log.append('t', 0, entryOf('c1'));
  one.log.watch('t', (version) => versions.push(version));
  await postgres.stop();
  await postgres.start();
  await expect.poll(() => heard).toContain('missed');
  expect(heard).not.toContain('gone');
  await expect.poll(() => versions).toContain(1);
  await expect
    .poll(
      () => {
        other.ephemera?.publish('t', 'again');
        return heard;
      },
      { interval: 100 },
    )
    .toContain('again');
  await postgres.run(url, `DELETE FROM streams`);
  await postgres.stop();
  await postgres.start();
  await expect.poll(() => versions).toContain(0);
});

test('nobody is taken for gone while nothing is heard at all, and one that was only slow is asked again', () => {
  const sent: string[] = [];
  const send = async (payloads: readonly string[]) => void sent.push(...payloads);
  const [one, other] = [ephemeraOver(), ephemeraOver()];
  const { heard, listener } = keeper();
  one.ephemera.subscribe('t', listener);
  one.connected(send);
  other.connected(send);
  const deliver = () => {
    for (const payload of sent.splice(0)) one.hear(payload);
  };
  const beat = (over: typeof one, times: number) => {
    for (let time = 0; time < times; time += 1) void over.beat();
  };
  heard.length = 0;
  beat(other, 1);
  deliver();
  /** Neither its own heartbeats nor the other's come back. */
  beat(one, 20);
  sent.length = 0;
  expect(heard).toEqual([]);
  beat(one, 3);
  deliver();
  expect(heard).toEqual([]);
  beat(one, 1);
  deliver();
  expect(heard).toEqual(['gone']);
  beat(other, 2);
  deliver();
  expect(heard).toEqual(['gone', 'missed']);
});
