/** @module-tag slow */

import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteStore } from './store/sqlite/index.ts';
import { type Browser, openBrowser, type Player, sitAt } from './testing/browser.ts';
import { remez } from './testing/command.ts';
import { startProcess } from './testing/process.ts';

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'remez-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const running = async (folder: string) => {
  const server = await startProcess(folder);
  onTestFinished(() => server.kill());
  return server;
};

interface Guest {
  readonly player: Player;
  readonly browser: Browser;
  readonly table: string;
  readonly acknowledged: string[];
}

/** A table of one's own, at which everything said is numbered. */
const openTable = async (url: string): Promise<Guest> => {
  const browser = openBrowser(url);
  await browser.visit();
  const { table } = await browser.openTable('נועה');
  const player = sitAt(browser, { table });
  onTestFinished(() => player.end());
  return { player, browser, table, acknowledged: [] };
};

const say = async ({ player, acknowledged }: Guest): Promise<void> => {
  const text = `word ${acknowledged.length}`;
  expect(await player.send({ kind: 'talk', to: 'everyone', text })).toEqual({ kind: 'done' });
  acknowledged.push(text);
};

const talkUntil = async (guest: Guest, over: () => boolean): Promise<void> => {
  while (!over()) await say(guest);
};

/** What was said at a table, in a file that nobody has open. */
const saidIn = (file: string, table: string): readonly string[] => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    return db
      .prepare(
        `SELECT event FROM events JOIN streams ON streams.id = events.stream
         WHERE name = ? ORDER BY events.version`,
      )
      .all(`table/${table}`)
      .map(({ event }) => JSON.parse(String(event)) as { kind: string; text: string })
      .filter(({ kind }) => kind === 'talked')
      .map(({ text }) => text);
  } finally {
    db.close();
  }
};

const ROUNDS = 3;

test('backups taken while people play are whole and hold all that was acknowledged, and can be played on', async () => {
  const folder = await newFolder();
  const data = join(folder, 'data');
  const server = await running(data);
  const guests = await Promise.all(Array.from({ length: 6 }, () => openTable(server.url)));
  let over = false;
  const talking = Promise.all(guests.map((guest) => talkUntil(guest, () => over)));

  const spoken = () => guests.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const enough = spoken() + 10;
    await expect.poll(spoken).toBeGreaterThan(enough);
    const before = guests.map(({ acknowledged }) => acknowledged.length);
    const file = join(folder, `backup-${round}`);
    expect(await remez('backup', file, '--data', data)).toMatchObject({ code: 0, err: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    guests.forEach(({ table }, i) => {
      const said = saidIn(file, table);
      /** All that was acknowledged, perhaps a little more, and nothing missing between. */
      expect(said.length).toBeGreaterThanOrEqual(before[i] ?? 0);
      expect(said).toEqual(said.map((_, count) => `word ${count}`));
    });
  }
  over = true;
  await talking;
  expect(await server.stop()).toBe(0);
  const backups = Array.from({ length: ROUNDS }, (_, round) => `backup-${round}`);
  expect((await readdir(folder)).sort()).toEqual([...backups, 'data']);
  expect(await readdir(data)).toEqual(['remez.sqlite']);

  const last = join(folder, `backup-${ROUNDS - 1}`);
  const { code, out } = await remez('restore', last, '--data', data);
  expect(code).toBe(0);
  const kept = join(data, /remez\.sqlite\.before-restore-\S+/u.exec(out)?.[0] ?? 'nowhere');
  for (const { table, acknowledged } of guests) expect(saidIn(kept, table)).toEqual(acknowledged);

  /** The same people, known by the cookies that they had, at the same tables. */
  const restored = await running(data);
  for (const { table, browser } of guests) {
    const player = sitAt(openBrowser(restored.url, browser.cookie), { table });
    const lastSaid = await player.until(({ view }) => view?.talk.at(-1)?.text);
    expect(lastSaid).toBe(saidIn(last, table).at(-1));
    await player.act({ kind: 'talk', to: 'everyone', text: 'we go on' });
    player.end();
  }
  expect(await restored.stop()).toBe(0);
});

/** A folder with one table in it, and a server that has been stopped. */
const stoppedWith = async (texts: readonly string[]) => {
  const folder = await newFolder();
  const data = join(folder, 'data');
  const store = await sqliteStore({ folder: data });
  for (const [version, text] of texts.entries()) {
    await store.log.append('table/t', version, {
      commandId: text,
      by: 'dana',
      at: 1,
      events: [{ schema: 1, event: { kind: 'talked', text } }],
    });
  }
  await store.close();
  return { folder, data, file: join(folder, 'backup') };
};

test('without a server the folder is read by the command itself, also after a kill', async () => {
  const { data, file } = await stoppedWith(['one']);
  const server = await running(data);
  const { table } = await openTable(server.url);
  await server.kill();
  /** It left a door that leads nowhere. */
  expect(await readdir(data)).toContain('control.json');
  expect(await remez('backup', file, '--data', data)).toMatchObject({ code: 0 });
  expect(saidIn(file, 't')).toEqual(['one']);
  const db = new DatabaseSync(file, { readOnly: true });
  expect(
    db.prepare('SELECT count(*) AS n FROM streams WHERE name = ?').get(`table/${table}`),
  ).toEqual({
    n: 1,
  });
  db.close();
});

test('what is wrong is said on the terminal and by the exit code', async () => {
  const { folder, data, file } = await stoppedWith(['one']);
  const said = async (...args: readonly string[]) => {
    const { code, err } = await remez(...args);
    return `${code} ${err.split('\n')[0]}`;
  };
  expect(await said('backup', '--data', data)).toBe('2 remez: it needs one file');
  expect(await said('restore', file, '--force')).toMatch(/^2 remez: .*--force/u);
  const nowhere = join(folder, 'nowhere');
  expect(await said('backup', file, '--data', nowhere)).toBe(
    `1 remez: there is no database in ${nowhere}`,
  );
  expect(await readdir(folder)).toEqual(['data']);
});

test('a folder that a server holds is not restored, and the server does not notice', async () => {
  const { data, file } = await stoppedWith(['one']);
  expect((await remez('backup', file, '--data', data)).code).toBe(0);
  const server = await running(data);
  const guest = await openTable(server.url);
  expect(await remez('restore', file, '--data', data)).toMatchObject({
    code: 1,
    err: `remez: the data folder ${data} is in use by another Remez server\n`,
  });
  await say(guest);
  guest.player.end();
  await server.stop();
  expect((await readdir(data)).sort()).toEqual(['remez.sqlite']);
  expect(saidIn(join(data, 'remez.sqlite'), guest.table)).toEqual(['word 0']);
});

test('a backup is asked for with a password that only the folder’s owner can read', async () => {
  const { folder, data } = await stoppedWith(['one']);
  await running(data);
  const door = join(data, 'control.json');
  expect((await stat(door)).mode & 0o777).toBe(0o600);
  const { port } = JSON.parse(await readFile(door, 'utf8')) as { port: number };
  const stolen = join(folder, 'stolen');
  for (const password of ['', 'guessed', 'x'.repeat(43), undefined, 7]) {
    const socket = connect(port, '127.0.0.1');
    const received = text(socket);
    socket.end(`${JSON.stringify({ password, backup: stolen })}\n`);
    expect(await received).toBe('');
  }
  expect((await readdir(folder)).sort()).toEqual(['data']);
});
