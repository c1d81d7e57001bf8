import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Reply, Request } from './requests.ts';

/** Core 0 is the server's, all of its threads; core 1 the generator's. */
export const CORES = { server: 0, generator: 1 } as const;

/** Ten thousand people, and some to spare. */
const DESCRIPTORS = 16_384;

export const isPinned = spawnSync('taskset', ['-c', '0,1', 'true']).status === 0;

export const pathOf = (relative: string): string =>
  fileURLToPath(new URL(relative, import.meta.url));

/** Starts a program of Node's on one core, with enough descriptors. */
export const spawnOn = (core: number, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const pinned = isPinned ? `taskset -c ${core} ` : '';
  const script = `ulimit -n ${DESCRIPTORS} 2>/dev/null; exec ${pinned}"$0" "$@"`;
  return spawn('sh', ['-c', script, process.execPath, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
};

export interface MeasuredServer {
  readonly pid: number;
  readonly port: number;
  ask(request: Request): Promise<Reply>;
  kill(): Promise<void>;
}

const portFrom = async (child: ChildProcess): Promise<number> => {
  if (child.stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/[^\s/]+:(\d+)/u.exec(line);
    if (url !== null) return Number(url[1]);
  }
  throw new Error('the server ended before it listened');
};

/** The server of a subject, in a process of its own. */
export const startServer = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<MeasuredServer> => {
  const requests = ['--expose-gc', '--import', pathOf('requests.ts')];
  const production = { NODE_ENV: 'production', ...env };
  const child = spawnOn(CORES.server, [...requests, ...args], production);
  const exited = once(child, 'exit');
  const port = await portFrom(child);
  child.stdout?.resume();
  return {
    pid: child.pid ?? 0,
    port,
    async ask(request) {
      child.send(request);
      const [reply] = (await once(child, 'message')) as [Reply];
      return reply;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
