import { describe, expect, test } from 'vitest';
import { formerHebrew } from './data/former.he.ts';
import { entries as english } from './english.ts';
import { parseEntries } from './entries.ts';
import { entries as hebrew } from './hebrew.ts';
import { entriesOf, LANGUAGES, PACK_IDS, PACKS, type PackId } from './packs.ts';

const LETTERS = {
  he: /^[א-ת]+(?:['"]?[א-ת]+)*'?(?:[ -][א-ת]+(?:['"]?[א-ת]+)*'?)*$/u,
  en: /^[A-Za-z]+(?:[ -][A-Za-z]+)*$/u,
} as const;
const LONGEST = { he: 10, en: 13 } as const;
/** A compound forbids its parts as clues, so a few are enough. */
const FEWEST_COMPOUNDS = { he: 3, en: 6 } as const;

const wordsOf = (id: PackId) => PACKS[id].cards.flat();

describe.each(PACK_IDS.map((id) => PACKS[id]))('pack $id', ({ id, cards, language, entries }) => {
  const words = cards.flat();
  const decrypto = id.startsWith('decrypto');

  test('C2, D1, X2 · 200 cards of two faces, in Decrypto 110 of four; every word another', () => {
    expect(cards).toHaveLength(decrypto ? 110 : 200);
    expect(cards.every((card) => card.length === (decrypto ? 4 : 2))).toBe(true);
    expect(new Set(words).size).toBe(decrypto ? 440 : 400);
  });

  test('C2 · words are letters of their language, with a space or a hyphen where they are compounds', () => {
    expect(words.filter((word) => !LETTERS[language].test(word))).toEqual([]);
  });

  test('C2 · no word is too long for a small phone', () => {
    expect(words.filter((word) => word.length > LONGEST[language])).toEqual([]);
  });

  test('C2 · there are compounds among them', () => {
    const compounds = words.filter((word) => /[ -]/u.test(word));
    expect(compounds.length).toBeGreaterThanOrEqual(FEWEST_COMPOUNDS[language]);
  });

  test('L2 · an entry says nothing twice and does not contradict itself', () => {
    const faults = entries.flatMap(({ word, forms, family, allow }) => {
      const kin = [...forms, ...family];
      const said = [word, ...kin, ...allow];
      return [
        ...kin.filter((each) => allow.includes(each)).map((each) => `${word}: ${each} both ways`),
        ...said
          .filter((each, at) => said.indexOf(each) !== at)
          .map((each) => `${word}: ${each} twice`),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('L5 · entries are written in letters of their language', () => {
    const other = language === 'he' ? /[^א-ת'"-]/u : /[^A-Za-zñ'-]/u;
    const faults = entries.flatMap(({ word, forms, family, allow }) =>
      [...forms, ...family, ...allow]
        .filter((each) => other.test(each))
        .map((each) => `${word}: ${each}`),
    );
    expect(faults).toEqual([]);
  });
});

test.each(LANGUAGES)(
  'D26 · %s · classic and Duet have no word in common, nor has Decrypto',
  (language) => {
    const all = PACK_IDS.filter((id) => PACKS[id].language === language).flatMap(wordsOf);
    expect(all).toHaveLength(1240);
    expect(new Set(all.map((word) => word.toLowerCase())).size).toBe(1240);
  },
);

test('X23 · every Hebrew word has its translations', () => {
  const without = PACK_IDS.filter((id) => PACKS[id].language === 'he').flatMap((id) =>
    PACKS[id].entries.filter(({ translations }) => translations.length === 0),
  );
  expect(without.map(({ word }) => word)).toEqual([]);
});

test('L · every word has one line, and a browser knows what the server knows, but for former words', () => {
  for (const [language, entries] of [
    ['he', hebrew],
    ['en', english],
  ] as const) {
    const known = entriesOf(language);
    expect(known.slice(0, entries.length)).toEqual(entries);
    expect(known.slice(entries.length)).toEqual(
      language === 'he' ? parseEntries(formerHebrew) : [],
    );
    expect(new Set(known.map(({ word }) => word)).size).toBe(known.length);
  }
});
