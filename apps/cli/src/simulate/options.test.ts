import { describe, expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const WHO = "careful, balanced, bold, gold, or 'exec:COMMAND'";

describe('the options of remez simulate', () => {
  test('have usual values', () => {
    expect(parseOptions([])).toEqual({
      game: 'classic',
      language: 'he',
      games: 100,
      seed: 1,
      spymaster: { kind: 'bot', temperament: 'balanced' },
      operative: { kind: 'bot', temperament: 'balanced' },
      temperaments: false,
      oneMind: false,
      workers: 2,
      report: null,
      patience: 5000,
    });
  });

  test('are read', () => {
    const args = '--game duet --language en --games 3 --seed 0 --operative gold --one-mind';
    expect(
      parseOptions([...args.split(' '), '--spymaster', 'exec:python3 my.py', '--report', 'a.html']),
    ).toMatchObject({
      game: 'duet',
      language: 'en',
      games: 3,
      seed: 0,
      spymaster: { kind: 'program', command: 'python3 my.py' },
      operative: { kind: 'gold' },
      oneMind: true,
      report: 'a.html',
    });
  });

  test.each([
    [['--game', 'chess'], '--game is one of classic, duet, decrypto'],
    [['--language', 'fr'], '--language is he or en'],
    [['--games', '0'], '--games is a whole number, 1 or more'],
    [['--games', 'many'], '--games is a whole number, 1 or more'],
    [['--seed', '-1'], expect.stringContaining('--seed')],
    [['--seed', '1.5'], '--seed is a whole number, 0 or more'],
    [['--workers', '0'], '--workers is a whole number, 1 or more'],
    [['--patience', ''], '--patience is a whole number, 1 or more'],
    [['--spymaster', 'wise'], `--spymaster is ${WHO}`],
    [['--operative', 'exec: '], `--operative is ${WHO}`],
    [
      ['--temperaments', '--operative', 'bold'],
      '--temperaments plays them all: no --spymaster or --operative beside it',
    ],
    [['--colour', 'red'], expect.stringContaining("'--colour'")],
    [['classic'], expect.stringContaining("'classic'")],
  ])('%j gets a sentence', (args, sentence) => {
    expect(parseOptions(args)).toEqual(sentence);
  });
});
