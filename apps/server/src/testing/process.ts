import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const REMEZ = fileURLToPath(new URL('../../../cli/bin/remez.mjs', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  /** As pulling the plug would. */
  kill(): Promise<void>;
  /** As an operator would. */
  stop(): Promise<number | null>;
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
export const startProcess = async (folder: string, port = 0): Promise<ServerProcess> => {
  const child = spawn(
    process.execPath,
    [
      REMEZ,
      'serve',
      '--host',
      '127.0.0.1',
      '--port',
      `${port}`,
      '--data',
      folder,
      '--log-level',
      'error',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  const url = await addressFrom(child);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  };
  return {
    url,
    port: Number(new URL(url).port),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
};
