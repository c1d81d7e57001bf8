import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const REMEZ = fileURLToPath(new URL('../../../cli/bin/remez.mjs', import.meta.url));

export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  readonly port: number;
  /** As pulling the plug would. */
  kill(): Promise<void>;
  /** As an operator would. */
  stop(): Promise<number | null>;
  /** When it ends by itself: its exit code, and the last line that it said. */
  readonly ended: Promise<{ readonly code: number | null; readonly lastLine: string }>;
  /** What it has complained of so far. */
  readonly complaints: readonly string[];
}

export interface ProcessOptions {
  readonly port?: number;
  readonly nodeOptions?: readonly string[];
  /** The largest file that it may write, in kilobytes, until someone allows it more. */
  readonly largestFileKb?: number;
  /** What it complains of is what the test is about, and not shown. */
  readonly expectsFaults?: boolean;
  /** Where it keeps everything instead of the folder. */
  readonly databaseUrl?: string;
}

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
  { port = 0, nodeOptions = [], largestFileKb, expectsFaults = false, databaseUrl }: ProcessOptions,
): Promise<ServerProcess> => {
  const flags = ['--host', '127.0.0.1', '--port', `${port}`, '--data', folder];
  const args = [...nodeOptions, REMEZ, 'serve', ...flags, '--log-level', 'error'];
  const limit = `ulimit -S -f ${(largestFileKb ?? 0) * 2}; exec "$0" "$@"`;
  const [command, given] =
    largestFileKb === undefined
      ? [process.execPath, args]
      : ['/bin/sh', ['-c', limit, process.execPath, ...args]];
  const child = spawn(command, given, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
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
