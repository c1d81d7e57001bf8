/** @module-tag slow */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** The player on the page, as a stranger copies it. */
let player: string;
let folder: string;
beforeAll(async () => {
  const page = await readFile(join(ROOT, 'docs/bots.md'), 'utf8');
  const blocks = [...page.matchAll(/```python\n([\s\S]*?)```/gu)].map(([, block = '']) => block);
  expect(blocks).toHaveLength(1);
  player = blocks[0] ?? '';
  folder = await mkdtemp(join(tmpdir(), 'remez-bots-'));
  await writeFile(join(folder, 'my_bot.py'), player);
});
afterAll(() => rm(folder, { recursive: true }));

/** The summary of a few games in which it plays both parts. */
const summaryOf = async (game: string) => {
  const bot = `exec:python3 "${join(folder, 'my_bot.py')}"`;
  const flags = ['--games', '3', '--workers', '1', '--patience', '60000'];
  const child = spawn(process.execPath, [
    ...[join(ROOT, 'apps/cli/bin/remez.mjs'), 'simulate', '--game', game, ...flags],
    ...['--spymaster', bot, '--operative', bot],
  ]);
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  return (JSON.parse(last) as { readonly summary: { readonly [figure: string]: unknown } }).summary;
};

describe('the player in Python on docs/bots.md', () => {
  test('has about twenty lines', () => {
    const lines = player.split('\n').filter((line) => line.trim() !== '');
    expect(lines.length).toBeLessThanOrEqual(20);
  });

  test.skipIf(!hasPython).each(['classic', 'duet'])(
    'plays %s to its end without a lapse (skipped where there is no python3)',
    async (game) => {
      expect(await summaryOf(game)).toMatchObject({
        games: 3,
        lapses: {},
        means: { turns: expect.any(Number), found: expect.any(Number) },
      });
    },
  );
});
