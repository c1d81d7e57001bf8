import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const HOLDS = 'scenarios/classic/plus-one.json';
const MISSING = 'scenarios/classic/none.json';

const remez = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['apps/cli/bin/remez.mjs', ...args],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};

const lines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe('remez scenario', () => {
  test('prints a line for a file that holds, and exits 0', () => {
    const { status, stdout, stderr } = remez('scenario', HOLDS);
    expect(lines(stdout)).toEqual([{ file: HOLDS, ok: true }]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('prints a line a file, in order, and exits 1 when one does not hold', () => {
    const { status, stdout } = remez('scenario', HOLDS, MISSING, HOLDS);
    expect(lines(stdout)).toEqual([
      { file: HOLDS, ok: true },
      { file: MISSING, ok: false, why: expect.stringContaining('ENOENT') },
      { file: HOLDS, ok: true },
    ]);
    expect(status).toBe(1);
  });

  test('says how it is used when no file is given', () => {
    const { status, stdout, stderr } = remez('scenario');
    expect(stderr).toMatch(/^Usage: remez scenario FILE/u);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});

describe('remez', () => {
  test('helps', () => {
    const { status, stdout, stderr } = remez('help');
    expect(stdout).toMatch(/^Usage: remez COMMAND/u);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test.each([['dance'], ['toString'], []])('knows no command %j', (...args) => {
    const { status, stdout, stderr } = remez(...args.filter((arg) => arg !== undefined));
    expect(stderr).toContain('Usage: remez COMMAND');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  test('tells an old Node in one sentence what it needs', () => {
    const script = `
      Object.defineProperty(process, 'versions', { value: { node: '22.17.1' } });
      import('./apps/cli/bin/remez.mjs');
    `;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^Remez needs Node 22\.18 or newer and this is 22\.17\.1: .*\n$/u);
    expect(stderr).toContain('install a newer Node, or run `npm ci` with optional packages');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });
});
