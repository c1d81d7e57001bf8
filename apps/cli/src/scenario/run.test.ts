import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runFile, runScenario } from './run.ts';

const KEY = 'rrrrrrrrrbbbbbbbbnnnnnnnx';
const words = (count: number): string[] => Array.from({ length: count }, (_, index) => `מ${index}`);
const classic = (fields: object) => ({ game: 'classic', steps: [], ...fields });
const dealing = (deal: object) => classic({ deal });
const optioned = (options: object) => classic({ options });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenario-'));
});
afterAll(() => rm(folder, { recursive: true }));

const runText = async (text: string) => {
  const path = join(folder, 'scenario.json');
  await writeFile(path, text);
  return runFile(path);
};

describe('files that cannot be read', () => {
  test('a missing file', async () => {
    expect(await runFile(join(folder, 'none.json'))).toEqual({
      ok: false,
      why: expect.stringContaining('ENOENT'),
    });
  });

  test('a folder', async () => {
    expect(await runFile(folder)).toEqual({ ok: false, why: expect.stringContaining('EISDIR') });
  });

  test.each(['', 'game: classic', '{"game": "classic"'])('not JSON: %j', async (text) => {
    expect(await runText(text)).toEqual({ ok: false, why: expect.stringMatching(/^not JSON: /u) });
  });

  test('a byte order mark is no reason to refuse a file', async () => {
    expect(await runText(`\uFEFF${JSON.stringify(classic({}))}`)).toEqual({ ok: true });
  });
});

describe('files that are no scenario', () => {
  test.each<[file: unknown, why: string]>([
    [null, 'a scenario must be a JSON object'],
    [[], 'a scenario must be a JSON object'],
    ['classic', 'a scenario must be a JSON object'],
    [{ steps: [] }, 'unknown game nothing'],
    [{ game: 'chess', steps: [] }, 'unknown game "chess"'],
    [{ game: 'toString', steps: [] }, 'unknown game "toString"'],
    [{ game: ['classic'], steps: [] }, 'unknown game ["classic"]'],
    [{ game: 'classic' }, '"steps" must be a list'],
    [classic({ steps: {} }), '"steps" must be a list'],
    [classic({ options: [] }), '"options" must be an object'],
    [classic({ deal: null }), '"deal" must be an object'],
    [classic({ expect: 'red' }), '"expect" must be an object'],
    [classic({ expects: { over: true } }), 'unknown field "expects"'],
  ])('%j', (file, why) => {
    expect(runScenario(file)).toEqual({ ok: false, why: expect.stringContaining(why) });
  });

  test.each<[step: unknown, why: string]>([
    [null, 'a step must be an object, not null'],
    ['stop', 'a step must be an object, not "stop"'],
    [{}, 'a step needs "by" and "do", or "expect"'],
    [{ word: 'שמש' }, 'a step needs "by" and "do", or "expect"'],
    [{ by: 'red.operative' }, 'not "red.operative" and nothing'],
    [{ do: 'stop' }, 'not nothing and "stop"'],
    [{ by: 1, do: 'stop' }, 'not 1 and "stop"'],
    [{ expect: [] }, '"expect" must be an object, not []'],
    [{ by: 'red.operative', do: 'stop', refused: 1 }, '"refused" must be true or a reason, not 1'],
    [{ expect: {}, refused: true }, 'only what somebody does can be refused'],
  ])('a step of %j', (step, why) => {
    const fine = { by: 'red.operative', do: 'stop', refused: true };
    expect(runScenario(classic({ steps: [fine, step] }))).toEqual({
      ok: false,
      step: 1,
      why: expect.stringContaining(why),
    });
  });
});

describe('deals and options that cannot be', () => {
  test.each<[file: unknown, why: string]>([
    [dealing({ words: 'שמש ירח' }), 'deal.words must be a list'],
    [dealing({ words: ['שמש', 7] }), 'deal.words holds 7, which is no word'],
    [dealing({ words: ['שמש', ' '] }), 'deal.words holds " ", which is no word'],
    [dealing({ words: ['שמש', 'ירח', 'שמש '] }), 'deal.words holds "שמש" twice'],
    [dealing({ words: words(26) }), 'deal.words holds 26 words, and there is room for 25'],
    [dealing({ key: 25 }), 'deal.key must be a text of the letters r b n x'],
    [dealing({ key: `${KEY}n` }), 'deal.key has 26 letters, and there are 25 words'],
    [dealing({ key: 'rbg' }), 'deal.key holds "g"; its letters are r b n x'],
    [dealing({ key: 'r'.repeat(25) }), 'deal.key has 25 r, 0 b, 0 n, 0 x, which is no key:'],
    [dealing({ key: KEY.replace('n', 'x') }), '9 r, 8 b, 6 n, 2 x, which is no key'],
    [dealing({ key: 'rrrrrrrrrbbbbbbbbb' }), '9 r, 9 b, 0 n, 0 x, which is no key'],
    [dealing({ key: KEY, starts: 'blue' }), 'which is no key where blue starts'],
    [dealing({ key: 'rrrrrrrrr', starts: 'blue' }), 'which is no key where blue starts'],
    [dealing({ starts: 'green' }), 'deal.starts must be one of red, blue, not "green"'],
    [dealing({ start: 'red' }), 'deal knows no "start"'],
    [optioned({ mode: 'solo' }), 'options.mode must be one of teams, coop, trio, not "solo"'],
    [optioned({ referee: true }), 'options.referee must be one of off, advise, enforce, not true'],
    [optioned({ timers: 60 }), 'options.timers must be an object'],
    [optioned({ timers: { clue: '60' } }), 'options.timers.clue must be seconds, not "60"'],
    [optioned({ timers: { guess: -1 } }), 'options.timers.guess must be seconds, not -1'],
    [optioned({ timers: { clues: 60 } }), 'options.timers knows no "clues"'],
  ])('%j', (file, why) => {
    expect(runScenario(file)).toEqual({ ok: false, why: expect.stringContaining(why) });
  });
});

describe('deals and options of duet that cannot be', () => {
  const duet = (fields: object) => ({ game: 'duet', steps: [], ...fields });
  test.each<[file: unknown, why: string]>([
    [duet({ deal: { a: 'gr' } }), 'deal.a holds "r"; its letters are g n x'],
    [duet({ deal: { b: 'g'.repeat(26) } }), 'deal.b has 26 letters, and there are 25 words'],
    [duet({ deal: { a: 'g'.repeat(10) } }), 'do not fit together as D3 says'],
    [duet({ deal: { a: 'gggg', b: 'gggg' } }), 'do not fit together as D3 says'],
    [duet({ deal: { key: 'g' } }), 'deal knows no "key"'],
    [duet({ options: { tokens: 12 } }), 'options.tokens must be 1 to 11, not 12'],
    [duet({ options: { tokens: 0 } }), 'options.tokens must be 1 to 11, not 0'],
    [duet({ options: { mistakes: 10 } }), 'options.mistakes must be 0 to 9, not 10'],
    [duet({ options: { mission: 'haifa' } }), 'options.mission must be one of prague, '],
    [duet({ options: { mission: 'vatican', tokens: 9 } }), 'options.mission vatican is 8–0'],
    [duet({ options: { flexibleTurns: 1 } }), 'options.flexibleTurns must be true or false'],
    [duet({ options: { timers: { clue: -1 } } }), 'options.timers.clue must be seconds'],
    [duet({ options: { referee: 'strict' } }), 'options.referee must be one of'],
  ])('%j', (file, why) => {
    expect(runScenario(file)).toEqual({ ok: false, why: expect.stringContaining(why) });
  });

  test('D22 · a mission may be named, alone or with its own numbers', () => {
    for (const options of [{ mission: 'rio-de-janeiro' }, { mission: 'berlin', tokens: 11 }]) {
      expect(runScenario(duet({ options }))).toEqual({ ok: true });
    }
  });
});

describe('what a file may leave out', () => {
  test.each<[file: object]>([
    [dealing({})],
    [dealing({ words: words(25), key: KEY })],
    [dealing({ words: ['word-1', 'word-3'] })],
    [dealing({ key: 'x' })],
    [dealing({ key: 'rrrrrrrrb', starts: 'blue' })],
    [optioned({ timers: { clue: null, guess: 0 } })],
    [optioned({ language: 'he' })],
    [classic({ about: 'a remark', source: 'another' })],
  ])('%j', (file) => {
    expect(runScenario(file)).toEqual({ ok: true });
  });

  test('C3 C4 · nine words for a team make it start, where the key ends early too', () => {
    const deal = { key: 'bbbbbbbbb' };
    const first = { can: ['blue.spymaster clue'], remaining: { red: 8, blue: 9 } };
    expect(runScenario(classic({ deal, expect: first }))).toEqual({ ok: true });
  });

  test('C26 · a co-operating group is red where the file does not say', () => {
    const first = { can: ['red.spymaster clue'], remaining: { red: 9, blue: 8 } };
    const file = classic({ options: { mode: 'coop' }, deal: { key: 'rb' }, expect: first });
    expect(runScenario(file)).toEqual({ ok: true });
  });
});
