/** @module-tag slow */

import { spawnSync } from 'node:child_process';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PROTOCOL } from '@remez/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteStore } from './store/sqlite/index.ts';
import { openBrowser, rawScreen } from './testing/browser.ts';
import { type ProcessOptions, startLimitedProcess } from './testing/process.ts';

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'remez-ready-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const running = async (folder: string, options: ProcessOptions = {}) => {
  const server = await startLimitedProcess(folder, { ...options, expectsFaults: true });
  onTestFinished(() => server.kill());
  const browser = openBrowser(server.url);
  await browser.visit();
  const open = () => browser.ask('/api/tables', { method: 'POST', body: { name: 'נועה' } });
  const statusOf = async (path: string) => (await browser.ask(path)).status;
  return { server, browser, open, statusOf };
};

test('a server whose folder is moved away says that it is not ready, and is again when it is back', async () => {
  const folder = join(await newFolder(), 'data');
  const { statusOf, open } = await running(folder);
  expect(await statusOf('/readyz')).toBe(200);
  await rename(folder, `${folder}-elsewhere`);
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  expect((await open()).json).toEqual({ reason: 'unavailable' });
  await rename(`${folder}-elsewhere`, folder);
  expect(await statusOf('/readyz')).toBe(200);
  expect((await open()).status).toBe(201);
});

/** A limit on the size of files does what a full disk does, and needs no disk. */
const canLimit = spawnSync('prlimit', ['--version']).status === 0;

test.skipIf(!canLimit)(
  'a server that cannot write more says so, and goes on by itself when it can (needs prlimit)',
  async () => {
    const folder = await newFolder();
    const { server, statusOf, open } = await running(folder, { largestFileKb: 600 });
    const opened: unknown[] = [];
    for (;;) {
      const { status, json } = await open();
      if (status !== 201) break;
      opened.push(json.table);
    }
    expect(opened.length).toBeGreaterThan(5);
    /** The row that it writes is small, and may fit once or twice more. */
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    expect((await open()).json).toEqual({ reason: 'unavailable' });
    const raised = spawnSync('prlimit', ['--pid', `${server.pid}`, '--fsize=unlimited']);
    expect(raised.status).toBe(0);
    expect(await statusOf('/readyz')).toBe(200);
    expect((await open()).status).toBe(201);
    expect(await server.stop()).toBe(0);

    const store = await sqliteStore({ folder });
    for (const table of opened) expect(await store.log.read(`table/${table}`, 0)).not.toEqual([]);
    await store.close();
  },
);

test('a server whose store cannot be started any more ends with the reason on its last line', async () => {
  const folder = await newFolder();
  const store = await sqliteStore({ folder });
  for (let version = 0; version < 120; version += 1) {
    await store.log.append('table/much', version, {
      commandId: `${version}`,
      by: 'dana',
      at: 1,
      events: [{ schema: 1, event: 'x'.repeat(1_000_000) }],
    });
  }
  await store.close();
  /** One entry is read whole: its thread dies of it, as often as anyone opens the table. */
  const file = new DatabaseSync(join(folder, 'remez.sqlite'));
  file.exec("UPDATE events SET command_id = '0'");
  file.close();
  const { server, browser } = await running(folder, { nodeOptions: ['--max-old-space-size=64'] });
  let ended = false;
  void server.ended.then(() => {
    ended = true;
  });
  const knock = async () => {
    const screen = await rawScreen(browser);
    screen.send({ type: 'hello', protocol: PROTOCOL, table: 'much' });
    await screen.closed;
  };
  while (!ended) await knock().catch(() => {});
  expect(await server.ended).toMatchObject({
    code: 1,
    lastLine: expect.stringMatching(
      /^remez: the store can write no more: its thread was started 5 times in vain/u,
    ),
  });
});
