import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSealedDay, LONGEST_DAILY_CLUE, readDay, sealDay } from './seal.ts';
import { DAILY_IDENTITIES, type DailyBoard } from './types.ts';

const NAME = { language: 'he', day: '2026-11-17' };

const anyBoard: fc.Arbitrary<DailyBoard> = fc.record({
  words: fc.array(fc.constantFrom('ים', 'שמש', 'ג׳יפ', 'sea'), { minLength: 25, maxLength: 25 }),
  key: fc.array(fc.constantFrom(...DAILY_IDENTITIES), { minLength: 25, maxLength: 25 }),
  clues: fc.array(
    fc.record({
      word: fc.constantFrom('חסה', 'תל אביב', 'lettuce', 'א'.repeat(LONGEST_DAILY_CLUE / 2)),
      meant: fc
        .uniqueArray(fc.nat({ max: 24 }), { minLength: 1, maxLength: 9 })
        .map((cards) => cards.sort((one, other) => one - other)),
    }),
    { maxLength: 9 },
  ),
});

describe('the seal', () => {
  test('gives back what was sealed, part by part', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const day = readDay(sealDay(board, NAME), NAME);
        expect(day.words).toEqual(board.words);
        expect(board.words.map((_, card) => day.identity(card))).toEqual(board.key);
        const clues = Array.from({ length: day.clues }, (_, nth) => ({
          word: day.clueWord(nth),
          meant: day.meant(nth),
        }));
        expect(clues).toEqual(board.clues);
      }),
    );
  });

  /** Twin days: whoever reads what was fetched cannot tell them apart but by sealed bytes. */
  test('another key and other clues change nothing but sealed bytes, and not their number', () => {
    fc.assert(
      fc.property(anyBoard, anyBoard, (board, other) => {
        const one = sealDay(board, NAME);
        const two = sealDay({ ...other, words: board.words }, NAME);
        expect({ ...two, seal: '' }).toEqual({ ...one, seal: '' });
        expect(two.seal.length).toBe(one.seal.length);
        const bytes = Buffer.from(one.seal, 'base64');
        expect(board.clues.filter(({ word }) => bytes.includes(word))).toEqual([]);
      }),
    );
  });

  test('cards of one kind do not look alike, and the same day differs in the other language', () => {
    const board: DailyBoard = {
      words: Array.from({ length: 25 }, (_, card) => `${card}`),
      key: Array.from({ length: 25 }, () => 'bystander'),
      clues: [],
    };
    const bytes = atob(sealDay(board, NAME).seal).slice(1, 26);
    expect(new Set(bytes).size).toBeGreaterThan(15);
    for (const name of [
      { ...NAME, language: 'en' },
      { ...NAME, day: '2026-11-18' },
    ]) {
      expect(sealDay(board, name).seal).not.toBe(sealDay(board, NAME).seal);
    }
  });

  test.each([
    ['a clue that is too long', [{ word: 'a'.repeat(LONGEST_DAILY_CLUE + 1), meant: [0] }]],
    ['too many clues', Array.from({ length: 10 }, () => ({ word: 'a', meant: [0] }))],
  ])('%s is not sealed', (_, clues) => {
    const key = Array.from({ length: 25 }, () => 'agent' as const);
    expect(() => sealDay({ words: [], key, clues }, NAME)).toThrow(RangeError);
  });
});

describe('a day that was fetched', () => {
  const board: DailyBoard = {
    words: Array.from({ length: 25 }, (_, card) => `${card}`),
    key: Array.from({ length: 25 }, (_, card) =>
      card < 9 ? 'agent' : card < 24 ? 'bystander' : 'assassin',
    ),
    clues: [
      { word: 'one', meant: [0, 1, 2, 3, 4] },
      { word: 'two', meant: [5, 6, 7, 8] },
    ],
  };
  const sealed = sealDay(board, NAME);
  const { seal } = sealed;
  const withLetter = (at: number) =>
    seal.slice(0, at) + (seal[at] === 'A' ? 'B' : 'A') + seal.slice(at + 1);

  test('is whole', () => {
    expect(isSealedDay(sealed, NAME)).toBe(true);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'day'],
    ['a list', []],
    ['no words', { seal }],
    ['too few words', { words: board.words.slice(1), seal }],
    ['numbers for words', { words: board.words.map(Number), seal }],
    ['no seal', { words: board.words }],
    ['a seal that was cut off', { words: board.words, seal: seal.slice(0, -8) }],
    ['a seal of other letters', { words: board.words, seal: `*${seal.slice(1)}` }],
    ['a seal of zeros', { words: board.words, seal: 'A'.repeat(seal.length) }],
    ['one letter that is another', { words: board.words, seal: withLetter(4) }],
    ['another day', sealDay(board, { ...NAME, day: '2026-11-18' })],
    ['a board without a clue for its agents', sealDay({ ...board, clues: [] }, NAME)],
  ])('is none where there is %s', (_, value) => {
    expect(isSealedDay(value, NAME)).toBe(false);
  });
});
