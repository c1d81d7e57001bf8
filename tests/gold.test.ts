import { readFileSync } from 'node:fs';
import { packReferee } from '@remez/server/referee';
import { PACKS } from '@remez/words';
import { describe, expect, test } from 'vitest';

const PARTS = [9, 8, 7, 1];

const boards = readFileSync(new URL('../bench/gold/boards.en.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [id = '', own = '', other = '', bystanders = '', assassin = '', clue = '', meant = ''] =
      line.split('\t');
    const parts = [own, other, bystanders, assassin].map((words) => words.split(','));
    return { id, parts, clue, meant: meant.split(',') };
  });

describe('the English gold set', () => {
  const known = new Set([...PACKS['classic.en'].cards, ...PACKS['duet.en'].cards].flat());

  test('C3 · sixty boards of nine, eight, seven and one, of words on our cards', () => {
    expect(new Set(boards.map(({ id }) => id)).size).toBe(60);
    const faults = boards.filter(({ parts }) => {
      const words = parts.flat();
      const counts = parts.map((part) => part.length);
      return (
        counts.join() !== PARTS.join() ||
        new Set(words).size !== 25 ||
        words.some((word) => !known.has(word))
      );
    });
    expect(faults.map(({ id }) => id)).toEqual([]);
  });

  test('two or three own words are meant', () => {
    const faults = boards.filter(
      ({ parts: [own = []], meant }) =>
        !(meant.length === 2 || meant.length === 3) || meant.some((word) => !own.includes(word)),
    );
    expect(faults.map(({ id }) => id)).toEqual([]);
  });

  test('L1–L8 · every clue is legal', () => {
    const { verdict } = packReferee();
    const faults = boards.filter(
      ({ parts, clue }) =>
        verdict({
          clue,
          language: 'en',
          allow: [],
          against: 'board',
          visible: parts.flat(),
          covered: [],
        }).verdict !== 'ok',
    );
    expect(faults.map(({ id, clue }) => `${id} ${clue}`)).toEqual([]);
  });
});
