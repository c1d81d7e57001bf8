import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { REMEZ } from './process.ts';

/** `remez` as someone types it, and what came of it. */
export const remez = async (...args: readonly string[]) => {
  const child = spawn(process.execPath, [REMEZ, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, out, err };
};
