import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { REMEZ } from './process.ts';

const run = async (args: readonly string[], databaseUrl: string | undefined) => {
  const child = spawn(process.execPath, [REMEZ, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, out, err };
};

/** `remez` as someone types it, and what came of it. */
export const remez = (...args: readonly string[]) => run(args, undefined);

/** The same where `DATABASE_URL` is set. */
export const remezOn = (databaseUrl: string, ...args: readonly string[]) => run(args, databaseUrl);
