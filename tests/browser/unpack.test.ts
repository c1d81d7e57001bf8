/** @module-tag slow */

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const LAUNCH_HERE = fileURLToPath(new URL('./launch-here.ts', import.meta.url));

/** Elsewhere nothing is unpacked. */
describe.runIf(process.platform === 'linux' && process.arch === 'x64')('a first run', () => {
  let empty: string;
  beforeEach(async () => {
    empty = await mkdtemp(join(tmpdir(), 'remez-first-run-'));
  });
  afterEach(() => rm(empty, { recursive: true, force: true }));

  const launch = async (): Promise<string> => {
    const env = { ...process.env, TMPDIR: empty };
    return (await promisify(execFile)(process.execPath, [LAUNCH_HERE], { env })).stdout.trim();
  };
  const unpacked = async (): Promise<readonly string[]> =>
    (await readdir(empty)).filter((name) => name.startsWith('remez-chromium-'));

  test('three processes that start together unpack one browser, and each can launch it', async () => {
    expect(await Promise.all([launch(), launch(), launch()])).toEqual(['שלום', 'שלום', 'שלום']);
    expect(await unpacked()).toEqual([expect.stringMatching(/^remez-chromium-[\d.]+-\d+$/u)]);
  });

  test('what a killed process has left half unpacked, here or where the package puts it, does no harm', async () => {
    expect(await launch()).toBe('שלום');
    const [name = ''] = await unpacked();
    await rm(join(empty, name), { recursive: true });
    const left = join(empty, `${name}-killed`, 'unpacked');
    await mkdir(left, { recursive: true });
    await writeFile(join(left, 'chromium'), 'half', { mode: 0o700 });
    await writeFile(join(empty, 'chromium'), 'half', { mode: 0o700 });
    expect(await launch()).toBe('שלום');
    /** Nor does a folder that has lost its browser. */
    await rm(join(empty, name, 'chromium'));
    expect(await Promise.all([launch(), launch()])).toEqual(['שלום', 'שלום']);
    expect([...(await unpacked())].sort()).toEqual([name, `${name}-killed`]);
  });
});
