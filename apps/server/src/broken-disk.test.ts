/** @module-tag slow */

import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, readAll } from '@remez/table';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteStore } from './store/sqlite/index.ts';
import { replayed } from './testing/bad-network.ts';
import { openBrowser, type Player } from './testing/browser.ts';
import { end, type Four, fourPlaying, rolesOf } from './testing/guests.ts';
import { expectAsNewcomer } from './testing/newcomers.ts';
import { REMEZ, type ServerProcess, startLimitedProcess } from './testing/process.ts';

/** A disk in a namespace of the server's own, where the test may be root there. */
const canMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/tmp']).status === 0;

interface Disk {
  /** What the log must say of it. */
  readonly complaint: RegExp;
  readonly ownDisk: boolean;
  breakIt(server: ServerProcess, folder: string): Promise<void>;
  mendIt(server: ServerProcess, folder: string): Promise<void>;
}

const inside = ({ pid }: ServerProcess, ...command: readonly string[]): void => {
  const { status, stderr } = spawnSync('nsenter', ['-t', `${pid}`, '-m', ...command]);
  expect([status, String(stderr)]).toEqual([0, '']);
};
const remount = (server: ServerProcess, folder: string, options: string) =>
  inside(server, 'mount', '-o', `remount,${options}`, folder);

const DISKS: { readonly [what: string]: Disk } = {
  'its folder is gone': {
    complaint: /"code":"folderGone".*was moved or deleted/u,
    ownDisk: false,
    breakIt: async (_, folder) => rename(folder, `${folder}-elsewhere`),
    mendIt: async (_, folder) => rename(`${folder}-elsewhere`, folder),
  },
  'its disk is full': {
    complaint: /"code":"(?:writeFailed|diskFull)".*(?:full|no space)/iu,
    ownDisk: true,
    /** No larger than what is in it already, more or less. */
    breakIt: async (server, folder) => remount(server, folder, 'size=1M'),
    mendIt: async (server, folder) => remount(server, folder, 'size=1G'),
  },
};

/** The host locks and unlocks the table until that is no longer taken. */
const lockUntilRefused = async (host: Player) => {
  let done = 0;
  for (;;) {
    const locked = host.state.view?.locked !== true;
    const outcome: Outcome = await host.tell({ kind: 'lock', locked });
    if (outcome.kind === 'refused') return { done, outcome };
    done += 1;
  }
};

const expectRight = async (server: ServerProcess, { players, browsers, table }: Four) => {
  for (const [index, player] of players.entries()) {
    const cookie = browsers[index]?.cookie ?? '';
    await expectAsNewcomer(player, { url: server.url, cookie, table });
  }
};

test.for(Object.entries(DISKS))(
  'C15 · when $0 in mid-match, commands are refused, nothing is half done, the log says why, and it goes on by itself when that is over',
  async ([, { complaint, ownDisk, breakIt, mendIt }], { skip }) => {
    if (ownDisk && !canMount) return skip('needs root, for a disk of its own');
    const parent = await mkdtemp(join(tmpdir(), 'remez-broken-'));
    onTestFinished(() => rm(parent, { recursive: true, force: true }));
    const folder = ownDisk ? parent : join(parent, 'data');
    const server = await startLimitedProcess(folder, { ownDisk, expectsFaults: true });
    onTestFinished(() => server.kill());
    const four = await fourPlaying(server.url, 'teams');
    const [host] = four.players as [Player];
    const statusOf = async (path: string) => (await openBrowser(server.url).ask(path)).status;

    await breakIt(server, folder);
    const { done, outcome } = await lockUntilRefused(host);
    expect(outcome).toEqual({ kind: 'refused', reason: 'unavailable' });
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    expect(server.complaints.join('\n')).toMatch(complaint);
    expect(host.state.view?.locked).toBe(done % 2 === 1);
    await expectRight(server, four);

    await mendIt(server, folder);
    const { spymaster } = rolesOf(four);
    await spymaster.act({ kind: 'play', move: { kind: 'giveClue', word: 'רמז', count: 2 } });
    await host.act({ kind: 'lock', locked: done % 2 === 0 });
    expect(await statusOf('/readyz')).toBe(200);
    await expectRight(server, four);
    expect(four.players.map(({ state }) => state.status)).toEqual(Array(4).fill('open'));
    end(...four.players);

    /** As a power cut would leave it. */
    const copy = await mkdtemp(join(tmpdir(), 'remez-copy-'));
    onTestFinished(() => rm(copy, { recursive: true, force: true }));
    if (ownDisk) inside(server, 'cp', '-r', `${folder}/.`, copy);
    else await cp(folder, copy, { recursive: true });
    await server.kill();
    const store = await sqliteStore({ folder: copy });
    const records = await readAll(store.log, `table/${four.table}`);
    await store.close();
    const { state } = replayed(records);
    expect(state?.locked).toBe(done % 2 === 0);
    const locks = records.filter(({ event }) => JSON.stringify(event).includes('"locked"'));
    expect(locks).toHaveLength(done + 1);
  },
);

/** A disk that is written to cannot be made read-only from outside, so this one is from the start. */
test.skipIf(!canMount)(
  'a server on a read-only disk does not start, and says why (needs root, for a disk of its own)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'remez-readonly-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const mount = `mount -t tmpfs -o ro none '${folder}' && exec "$0" "$@"`;
    const serve = [process.execPath, REMEZ, 'serve', '--port', '0', '--data', folder];
    const { status, stderr } = spawnSync('unshare', ['-m', '/bin/sh', '-c', mount, ...serve]);
    expect([status, String(stderr)]).toEqual([
      1,
      `remez: the data folder ${folder} cannot be opened: unable to open database file\n`,
    ]);
  },
);
