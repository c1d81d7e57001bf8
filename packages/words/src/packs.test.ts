import { describe, expect, test } from 'vitest';
import { PACK_IDS, PACKS } from './packs.ts';

/** Without final letters and matres lectionis, as a first sieve for spellings of one word. */
const skeleton = (word: string): string =>
  word
    .replace(/[ךםןףץ]/gu, (letter) => 'כמנפצ'['ךםןףץ'.indexOf(letter)] ?? letter)
    .replace(/(?<=.)[וי]/gu, '');

describe.each(PACK_IDS.map((id) => PACKS[id]))('pack $id', ({ cards }) => {
  const words = cards.flat();

  test('C2 · 200 cards with a word on each face, 400 different words', () => {
    expect(cards).toHaveLength(200);
    expect(new Set(words).size).toBe(400);
  });

  test('C2 · words are Hebrew letters, joined by a hyphen where they are compounds', () => {
    for (const word of words) expect(word).toMatch(/^[א-ת]+(?:['"][א-ת]+|-[א-ת]+)*$/u);
  });

  test('C2 · no word is too long for a small phone', () => {
    for (const word of words) expect(word.length).toBeLessThanOrEqual(12);
  });

  test('L5 · no word is another spelling of another', () => {
    const seen = new Map<string, string>();
    /** Judged by hand: one skeleton, two words. */
    const judged = new Set(['כרית/כוורת', 'הד/הודו']);
    const doubles = words.flatMap((word) => {
      const bones = skeleton(word);
      const other = seen.get(bones);
      seen.set(bones, word);
      return other === undefined || judged.has(`${other}/${word}`) ? [] : [`${other}/${word}`];
    });
    expect(doubles).toEqual([]);
  });

  test('L3 · no word is part of a compound on another card', () => {
    const alone = new Set(words.filter((word) => !word.includes('-')));
    const parts = words.filter((word) => word.includes('-')).flatMap((word) => word.split('-'));
    expect(parts.filter((part) => alone.has(part))).toEqual([]);
    expect(new Set(parts).size).toBe(parts.length);
  });

  test('L2 · no word is a plural, a feminine or a possessive of another', () => {
    const all = new Set(words);
    const endings = ['ים', 'ות', 'ה', 'ת', 'י', 'ית', 'ייה', 'ך', 'ו', 'ן', 'יים'];
    const kin = words.flatMap((word) =>
      endings.filter((ending) => all.has(word + ending)).map((ending) => `${word} + ${ending}`),
    );
    expect(kin).toEqual([]);
  });
});
