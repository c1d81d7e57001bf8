import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteStore } from '@remez/server';
import { botPool, startServer } from '@remez/server/testing';

/** The server that is measured, a process of its own on SQLite, and what it has used so far. */
export interface Usage {
  /** Milliseconds of processor time: of the thread that serves tables, and of all threads. */
  readonly serving: number;
  readonly all: number;
  /** Megabytes. */
  readonly resident: number;
  readonly heap: number;
}

const [pace = '1', stuck = ''] = process.argv.slice(2);
const script = new URL('../../apps/server/src/fixtures/faulty-bot-worker.ts', import.meta.url);

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
const megabytes = (bytes: number): number => bytes / 1e6;

const usage = (): Usage => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return {
    serving: milliseconds(process.threadCpuUsage()),
    all: milliseconds(process.cpuUsage()),
    resident: megabytes(rss),
    heap: megabytes(heapUsed),
  };
};

const server = await startServer({
  store: await sqliteStore({ folder: await mkdtemp(join(tmpdir(), 'remez-bench-')) }),
  bots: botPool({ pace: Number(pace), ...(stuck !== '' && { script }) }),
});
process.on('message', () => process.send?.(usage()));
process.on('disconnect', () => process.exit());
process.send?.(server.url);
