/** @module-tag slow */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAIN, writeProgram } from '../testing/program.ts';
import type { Summary } from './summary.ts';
import type { GameLine } from './worker.ts';

const REMEZ = new URL('../../bin/remez.mjs', import.meta.url).pathname;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remez-simulate-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The command as a person types it. */
const remez = async (...args: readonly string[]) => {
  const child = spawn(process.execPath, [REMEZ, 'simulate', ...args]);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  }
  const [code]: readonly unknown[] = await once(child, 'close');
  return { code, ...output };
};

const run = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await remez(...args);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  const { summary } = JSON.parse(lines.pop() ?? '') as { readonly summary: Summary };
  return { games: lines.map((line) => JSON.parse(line) as GameLine), summary };
};

const timeless = ({ games, summary }: Awaited<ReturnType<typeof run>>) => ({
  games: games.map(({ milliseconds, ...line }) => ({ ...line, moves: milliseconds.length })),
  summary: { ...summary, decisions: summary.decisions.count },
});

describe('remez simulate', () => {
  test.each(['classic', 'duet', 'decrypto'])(
    '%s: the same seed gives the same lines whatever the number of workers',
    async (game) => {
      const flags = ['--game', game, '--games', '2'];
      const [one, two] = [
        await run(...flags, '--seed', '5', '--workers', '1'),
        await run(...flags, '--seed', '5', '--workers', '2'),
      ];
      expect(one.games.map(({ seed }) => seed)).toEqual([5_000_000, 5_000_001]);
      expect(timeless(two)).toEqual(timeless(one));
      if (game !== 'decrypto') expect(one.games[0]?.clues).not.toEqual(one.games[1]?.clues);
      expect(one.summary.lapses).toEqual({});
      for (const { milliseconds } of one.games) expect(milliseconds.length).toBeGreaterThan(5);
    },
  );

  test('a program plays by the rules, and is told where it sits and what it sees', async () => {
    const plain = await writeProgram(folder, 'plain', PLAIN);
    const { games, summary } = await run('--games', '2', '--workers', '1', '--spymaster', plain);
    expect(summary.lapses).toEqual({});
    expect(games).toHaveLength(2);
    for (const { clues } of games) {
      expect(clues.length).toBeGreaterThan(0);
      for (const { clue } of clues) {
        expect(clue).toMatch(/^(red|blue)\.spymaster\1\.spymasterhe\d+$/u);
      }
    }
  });

  test.each([
    ['late', "if (asked % 2) setTimeout(() => say({ kind: 'stop' }), 300);", 'no answer in time'],
    ['rubbish', "console.log('clue: sea');", 'the answer is not JSON'],
    ['no move', 'say([1]);', 'the answer is no move'],
    ['against the rules', "say({ kind: 'guess', card: 99 });", 'clueFirst'],
    ['dead', 'process.exit();', 'the program has ended'],
  ])('a program that is %s is named in the summary, and the games end', async (name, body, why) => {
    const bad = await writeProgram(folder, name, body);
    const flags = ['--game', 'duet', '--games', '2', '--patience', name === 'late' ? '50' : '5000'];
    const { games, summary } = await run(...flags, '--workers', '1', '--spymaster', bad);
    expect(games).toHaveLength(2);
    expect(Object.keys(summary.lapses)).toEqual(['a']);
    expect(Object.keys(summary.lapses.a ?? {})).toContain(why);
    expect(summary.shares.won?.share).toBe(0);
  });

  test('a program that does not end by itself is ended', async () => {
    const file = join(folder, 'ended');
    const stubborn = `if (asked === 1) {
      setInterval(() => {}, 1000);
      process.on('SIGTERM', () => {
        process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(file)}, 'by a signal');
        process.exit();
      });
    }
    say(null);`;
    const program = await writeProgram(folder, 'stubborn', stubborn);
    await run('--games', '1', '--workers', '1', '--spymaster', program);
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toBe('by a signal');
  });

  test('the report has the figures of the summary, and escapes what it is told', async () => {
    const report = join(folder, 'report.html');
    const program = await writeProgram(folder, 'marked', PLAIN);
    const { summary, games } = await run(
      ...['--games', '3', '--workers', '1', '--report', report, '--operative', `${program} "<b>&"`],
    );
    const page = await readFile(report, 'utf8');
    const { won, assassin } = summary.shares;
    for (const share of [won, assassin]) {
      expect(page).toContain(`${(100 * (share?.share ?? Number.NaN)).toFixed(1)}%`);
      expect(page).toContain(`${(100 * (share?.high ?? Number.NaN)).toFixed(1)}%`);
    }
    for (const mean of Object.values(summary.means)) expect(page).toContain(`>${mean.toFixed(2)}<`);
    expect(page).toContain(`>${summary.decisions.count}<`);
    expect(page).toContain(games[0]?.clues[0]?.clue);
    expect(page).toContain('&lt;b&gt;&amp;');
    expect(page).not.toContain('<b>&');
  });

  test('--temperaments plays every game with each temperament, and the report compares them', async () => {
    const report = join(folder, 'temperaments.html');
    const { code, stdout } = await remez(
      ...['--temperaments', '--games', '2', '--workers', '2', '--report', report],
    );
    expect(code).toBe(0);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { summary, temperaments } = lines.pop() as {
      readonly summary: Summary;
      readonly temperaments: { readonly [temperament: string]: Summary };
    };
    const order = ['careful', 'balanced', 'bold'];
    expect(lines.map(({ temperament }) => temperament)).toEqual([...order, ...order]);
    const seeds = [1_000_000, 1_000_000, 1_000_000, 1_000_001, 1_000_001, 1_000_001];
    expect(lines.map(({ seed }) => seed)).toEqual(seeds);
    expect(summary.games).toBe(6);
    expect(Object.keys(temperaments)).toEqual(order);
    const page = await readFile(report, 'utf8');
    for (const title of ['won, with', 'assassin, with', 'turns, on', 'words per clue, on']) {
      const [, after = ''] = page.split(`<h2>${title}`);
      const [chart = ''] = after.split('<h2>');
      const rows = [...chart.matchAll(/<text x="0"[^>]*>([^<]*)</gu)].map(([, name]) => name);
      expect(rows).toEqual(order);
    }
    const { turns } = temperaments.bold?.means ?? {};
    expect(page).toContain(`>${turns?.toFixed(2)}<`);
  });

  test('a program that passes where a move is due is named in the summary', async () => {
    const silent = await writeProgram(folder, 'silent', 'say(null);');
    const { summary } = await run('--games', '1', '--workers', '1', '--spymaster', silent);
    const [[who, reasons] = ['', {}], ...others] = Object.entries(summary.lapses);
    expect(others).toEqual([]);
    expect(who).toMatch(/^(red|blue)\.spymaster$/u);
    expect(Object.keys(reasons)).toEqual(['no move where one was due']);
  });

  test('what it does not understand is answered with a sentence and the usage', async () => {
    const { code, stdout, stderr } = await remez('--games', 'many');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^remez simulate: --games is a whole number, 1 or more\n\nUsage: /u);
    expect((await remez('--help')).stdout).toMatch(/^Usage: remez simulate/u);
  });
});
