/** @module-tag slow */

import { readFileSync } from 'node:fs';
import { packReferee } from '@remez/server/referee';
import { LANGUAGES, type Language, PACKS, type PackId } from '@remez/words';
import { describe, expect, test } from 'vitest';

const PARTS = [9, 8, 7, 1];
const BOARDS: { readonly [language in Language]: number } = { he: 300, en: 60 };

const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(`../bench/gold/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

const boardsOf = (language: Language) =>
  linesOf(`boards.${language}.tsv`).map((line) => {
    const [id = '', own = '', other = '', bystanders = '', assassin = '', clue = '', meant = ''] =
      line.split('\t');
    const parts = [own, other, bystanders, assassin].map((words) => words.split(','));
    return { id, parts, clue, meant: meant.split(',') };
  });

const wordsOf = (...ids: readonly PackId[]): ReadonlySet<string> =>
  new Set(ids.flatMap((id) => PACKS[id].cards.flat()));

describe.each(LANGUAGES)('the gold set, %s', (language) => {
  const boards = boardsOf(language);
  const known = wordsOf(`classic.${language}`, `duet.${language}`);

  test('C3 · boards of nine, eight, seven and one, of words on our cards', () => {
    expect(new Set(boards.map(({ id }) => id)).size).toBe(BOARDS[language]);
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

  test('L1–L8 · no clue is illegal', () => {
    const { verdict } = packReferee();
    const faults = boards.filter(
      ({ parts, clue }) =>
        verdict({
          clue,
          language,
          allow: ['compounds', 'fullNames', 'titles', 'places'],
          against: 'board',
          visible: parts.flat(),
          covered: [],
        }).verdict === 'illegal',
    );
    expect(faults.map(({ id, clue }) => `${id} ${clue}`)).toEqual([]);
  });
});

test('ten different associations for each of 300 Hebrew words on our cards', () => {
  const known = wordsOf('classic.he', 'duet.he', 'decrypto.he');
  const lines = linesOf('associations.he.tsv').map((line) => line.split('\t'));
  expect(new Set(lines.map(([word]) => word)).size).toBe(300);
  const faults = lines.filter(([word = '', items = '']) => {
    const free = items.split(' ');
    return !known.has(word) || free.length !== 10 || new Set(free).size !== 10;
  });
  expect(faults.map(([word]) => word)).toEqual([]);
});
