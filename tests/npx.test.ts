/** @module-tag slow */

import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

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

/** npm installs the one for this platform, unless optional packages are omitted. */
const [packaged = ''] = globSync('node_modules/node-*/bin/node{,.exe}', { cwd: ROOT });

test.skipIf(packaged === '')(
  'npm gives its scripts the Node of `npm ci`, whichever Node runs npm itself',
  async () => {
    const { stdout } = await run('npm', 'exec', '--no', '-c', 'node -p process.execPath');
    expect(stdout.trim()).toBe(realpathSync(join(ROOT, packaged)));
  },
);

/** On Windows it is a hard link, and has another name. */
describe.skipIf(process.platform === 'win32')('the link that older versions of npm remove', () => {
  let root: string;
  const link = () => run(process.execPath, join(ROOT, 'scripts/link-node.mjs'), root);
  const linked = () => join(root, 'node_modules/.bin/node');

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'remez-link-'));
    mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  test.each(['node', 'node-bin'])('is made for an installed package: %s-…', async (prefix) => {
    const folder = join(root, `node_modules/${prefix}-${process.platform}-${process.arch}/bin`);
    symlinkSync('../nowhere', linked());
    mkdirSync(folder, { recursive: true });
    symlinkSync(process.execPath, join(folder, 'node'));
    for (const _ of ['made', 'left as it is']) {
      expect(await link()).toEqual({ stdout: '', code: 0 });
      expect(await run(linked(), '-p', '1 + 1')).toEqual({ stdout: '2\n', code: 0 });
    }
  });

  test('is not made without one, so that the Node of the machine runs', async () => {
    expect(await link()).toEqual({ stdout: '', code: 0 });
    expect(existsSync(linked())).toBe(false);
  });
});
