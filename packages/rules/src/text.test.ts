import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOf, fits, hasInvisible, stripped, tidy } from './text.ts';

describe('text that people type', () => {
  test.each([
    ['spaces are single', '  דנה \t  לוי ', 'דנה לוי'],
    ['bidi overrides go', 'דנה\u202e\u2066', 'דנה'],
    ['marks of direction go', '\u200fדנה\u200e', 'דנה'],
    ['zero-width characters go', 'ד\u200bנ\u200dה\ufeff', 'דנה'],
    ['control characters go', 'ד\u0000נ\u001bה', 'דנה'],
    ['line breaks become spaces', 'דנה\nלוי', 'דנה לוי'],
    ['lone surrogates go', 'דנה\ud800', 'דנה'],
    ['tag characters go', 'דנה\u{e0041}', 'דנה'],
    ['niqqud, geresh and maqaf stay', 'צַ׳ק־אִין', 'צַ׳ק־אִין'],
    ['emoji stay', 'דנה 🦊', 'דנה 🦊'],
    ['niqqud with cantillation stays', 'בְּרֵאשִׁ֖ית', 'בְּרֵאשִׁ֖ית'],
    ['marks on nothing go', '\u05b8דנה \u0301\u0301 לוי', 'דנה לוי'],
    ['Braille blanks are spaces', 'דנה\u2800\u2800לוי\u2800', 'דנה לוי'],
  ])('%s', (_, typed, kept) => {
    expect(stripped(typed)).toBe(kept.normalize('NFC'));
    expect(hasInvisible(stripped(typed))).toBe(false);
  });

  test.each([
    ['spaces of every width', ' \t\u00a0\u2003\u3000\u205f'],
    ['marks alone', '\u05b8\u0301\u20dd\u0903'],
    ['marks on spaces', ' \u0301 \u0302 '],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['a Braille blank', '\u2800'],
    ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u180e'],
    ['variation selectors and tags', '\ufe0f\u{e0100}\u{e0041}'],
    ['other empty places', '\u{1d159}\u{13441}\u{13442}\u{16fe4}'],
    ['all of them', '\u3164\u0301\u2800\u05b8\u200b \u115f\u0301'],
  ])('%s are nothing', (_, typed) => {
    expect(stripped(typed)).toBe('');
  });

  test('tidying composes what can be composed', () => {
    expect(tidy('cafe\u0301')).toBe('café');
  });

  test('niqqud adds no length, towers of marks do', () => {
    expect(fits('שָׁלוֹם', 4)).toBe(true);
    expect(fits('שלומי', 4)).toBe(false);
    expect(fits(`א${'\u05b8'.repeat(30)}`, 4)).toBe(false);
    expect(fits(`א${'\u05b8'.repeat(6)}`, 40)).toBe(false);
    expect(fits('שָּֽׁ֑', 40)).toBe(true);
  });

  test('what fits is bounded in bytes, and every letter may be pointed', () => {
    expect(fits('שָּׁ'.repeat(20), 20)).toBe(false);
    expect(fits('שּׁ'.repeat(20), 20)).toBe(true);
    expect(fits('字'.repeat(20), 20)).toBe(true);
    expect(fits('🦊'.repeat(10), 20)).toBe(true);
  });
});

describe('whatever people type', () => {
  /** Letters with what may be put on and between them, and anything at all. */
  const pieces = fc.constantFrom(
    ...['א', 'ש', 'a', 'e', 'ㄱ', '\u1100', '\u1161', '\u11a8', '🦊', ' ', '\u3000', '\n'],
    ...['\u05b8', '\u05c1', '\u0301', '\u0345', '\u20dd', '\u0903', '\u{1d165}', '\u302a'],
    ...['\u3164', '\u115f', '\u2800', '\u200d', '\u202e', '\ufe0f', '\ud800', '\u0000'],
  );
  const typed = fc.oneof(
    fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );
  const seeing = /[^\p{M}\p{Z}\p{C}\s]/u;

  test('stripping twice changes nothing more', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = stripped(text);
        expect(stripped(once)).toBe(once);
        expect(tidy(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  test('what is left can be seen, or is nothing', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const left = stripped(text);
        if (left === '') return;
        expect(hasInvisible(left)).toBe(false);
        expect(left).toMatch(/^[^\s\p{M}]/u);
        /** Unassigned and private characters are drawn, as boxes. */
        expect(seeing.test(left) || /[\p{Cn}\p{Co}]/u.test(left)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('nothing grows by being stripped', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(bytesOf(stripped(text))).toBeLessThanOrEqual(3 * bytesOf(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('what fits is no longer than it says, in letters, in marks and in bytes', () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 40 }), (text, most) => {
        const left = stripped(text);
        if (!fits(left, most)) return;
        expect([...left.replace(/\p{M}/gu, '')].length).toBeLessThanOrEqual(most);
        expect(left).not.toMatch(/\p{M}{6}/u);
        expect(bytesOf(left)).toBeLessThanOrEqual(6 * most);
      }),
      { numRuns: 2000 },
    );
  });
});
