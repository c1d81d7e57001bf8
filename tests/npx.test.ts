/** @module-tag slow */

import { execFile } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** As in a terminal, where neither npm nor the Node that it brings has been started yet. */
const terminal = () => {
  const path = (process.env.PATH ?? '').split(delimiter);
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE/iu.test(name));
  const PATH = path.filter((folder) => !folder.includes('node_modules')).join(delimiter);
  return { ...Object.fromEntries(own), PATH };
};

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(program, args, { cwd: ROOT, env: terminal() }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    ({ stdout, code }: { stdout: string; code: number }) => ({ stdout, code }),
  );

/** `--no`: what is not here is not fetched from anywhere. */
const npx = (...args: string[]) => run('npx', '--no', '--', 'remez', ...args);
const npmRun = (...args: string[]) => run('npm', 'run', '-s', 'remez', '--', ...args);

test.each([
  [['help'], 0],
  [['scenario', 'scenarios/duet/win.json'], 0],
  [['scenario', 'nowhere.json'], 1],
  [['no-such-command'], 2],
])('`npx remez` does what `npm run remez --` does: %j', async (args, code) => {
  const [one, other] = await Promise.all([npx(...args), npmRun(...args)]);
  expect(one).toEqual(other);
  expect(one.code).toBe(code);
});
