import { describe, expect, test } from 'vitest';
import { fits, hasInvisible, stripped, tidy } from './text.ts';

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
  ])('%s', (_, typed, kept) => {
    expect(stripped(typed)).toBe(kept.normalize('NFC'));
    expect(hasInvisible(stripped(typed))).toBe(false);
  });

  test('tidying composes what can be composed', () => {
    expect(tidy('cafe\u0301')).toBe('café');
  });

  test('niqqud adds no length, towers of marks do', () => {
    expect(fits('שָׁלוֹם', 4)).toBe(true);
    expect(fits('שלומי', 4)).toBe(false);
    expect(fits(`א${'\u05b8'.repeat(30)}`, 4)).toBe(false);
  });
});
