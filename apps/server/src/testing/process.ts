import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const REMEZ = fileURLToPath(new URL('../../../cli/bin/remez.mjs', import.meta.url));

export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  readonly port: number;
  /** As pulling the plug would. */
  kill(): Promise<void>;
  /** As an operator would. */
  stop(): Promise<number | null>;
  /** Everything that it has complained of. */
  readonly complaints: readonly string[];
  /** When it ends by itself: its exit code, and the last line that it said. */
  readonly ended: Promise<{ readonly code: number | null; readonly lastLine: string }>;
}

export interface ProcessOptions {
  readonly port?: number;
  readonly nodeOptions?: readonly string[];
  /** The largest file that it may write, in kilobytes, until someone allows it more. */
  readonly largestFileKb?: number;
  /** The folder is a disk of its own, which the test can shrink or make read-only (needs root). */
  readonly ownDisk?: boolean;
  /** What it complains of is what the test is about, and not shown. */
  readonly expectsFaults?: boolean;
  /** Where it keeps everything instead of the folder. */
  readonly databaseUrl?: string;
}

/** What comes before the program and its arguments. */
const launcher = (
  folder: string,
  { largestFileKb, ownDisk = false }: ProcessOptions,
): readonly string[] => [
  ...(ownDisk
    ? ['unshare', '-m', '/bin/sh', '-c', `mount -t tmpfs none '${folder}' && exec "$0" "$@"`]
    : []),
  ...(largestFileKb === undefined
    ? []
    : ['/bin/sh', '-c', `ulimit -S -f ${largestFileKb * 2}; exec "$0" "$@"`]),
];

const addressFrom = async (child: ChildProcess): Promise<string> => {
  if (child.stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface(child.stdout)) {
    const found = /http:\/\/[^\s]+:\d+/u.exec(line);
    if (found !== null) return found[0];
  }
  throw new Error('the server ended before it listened');
};

/** A server as people run it: a process of its own, on a data folder. */
export const startLimitedProcess = async (
  folder: string,
  options: ProcessOptions,
): Promise<ServerProcess> => {
  const { port = 0, nodeOptions = [], expectsFaults = false } = options;
  const flags = ['--host', '127.0.0.1', '--port', `${port}`, '--data', folder];
  const args = [...nodeOptions, REMEZ, 'serve', ...flags, '--log-level', 'error'];
  const [command = '', ...given] = [...launcher(folder, options), process.execPath, ...args];
  const child = spawn(command, given, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: options.databaseUrl },
  });
  const exited = once(child, 'exit');
  const complaints: string[] = [];
  createInterface(child.stderr).on('line', (line) => {
    complaints.push(line);
    if (!expectsFaults) process.stderr.write(`${line}\n`);
  });
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    lastLine: complaints.at(-1) ?? '',
  }));
  const url = await addressFrom(child);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  };
  return {
    pid: child.pid ?? 0,
    ended,
    complaints,
    url,
    port: Number(new URL(url).port),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
};

export const startProcess = (folder: string, port = 0): Promise<ServerProcess> =>
  startLimitedProcess(folder, { port });
