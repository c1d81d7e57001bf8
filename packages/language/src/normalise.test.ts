import { describe, expect, test } from 'vitest';
import { alternatives, clean, spelled, spelledClue } from './normalise.ts';

describe('a text, however it is written', () => {
  test.each([
    ['niqqud', 'שֻׁלְחָן', ['שלחנ']],
    ['cantillation', 'בְּרֵאשִׁ֖ית', ['בראשית']],
    ['letters with their points in one sign', '\ufb2a\ufb35\ufb4f', ['שואל']],
    ['final letters', 'כןם', ['כנמ']],
    ['maqaf', 'בית־חולים', ['בית', 'חולימ']],
    ['hyphen', 'בית-חולים', ['בית', 'חולימ']],
    ['a long dash', 'בית — חולים', ['בית', 'חולימ']],
    ['space', '  בית   חולים ', ['בית', 'חולימ']],
    ['geresh', 'ג׳ירפה', ['גירפה']],
    ['an apostrophe', "ג'ירפה", ['גירפה']],
    ['a curly apostrophe', 'ג’ירפה', ['גירפה']],
    ['gershayim', 'שב״כ', ['שבכ']],
    ['quotes in a word', 'שב”כ', ['שבכ']],
    ['two apostrophes', "שב''כ", ['שבכ']],
    ['quotes around a word', '"כלב"', ['כלב']],
    ['low quotes around a word', '„כלב”', ['כלב']],
    ['bidi controls', '\u202bכלב\u202c', ['כלב']],
    ['isolates', '\u2067כלב\u2069', ['כלב']],
    ['a zero-width joiner', 'כ\u200dלב', ['כלב']],
    ['a soft hyphen', 'כ\u00adלב', ['כלב']],
    ['wide Latin letters', 'ＤＯＧ', ['dog']],
    ['accents', 'Piñata', ['pinata']],
    ['punctuation at the end', 'כלב!', ['כלב']],
    ['a letter', "א'", ['א']],
    ['brackets', '(כלב)', ['כלב']],
    ['signs around it', '*כלב!*', ['כלב']],
    ['dots before it', '...כלב', ['כלב']],
    ['a digit behind it is part of what was said', 'כלב1', ['כלב1']],
    ['a picture behind it', 'כלב🐶', ['כלב']],
    ['signs between words', 'חיה,כלב+חתול', ['חיה', 'כלב', 'חתול']],
    ['an underscore', 'שולחן_עבודה', ['שולחנ', 'עבודה']],
    ['a number', '1948', ['1948']],
  ])('L5 · %s', (_, text, words) => {
    expect(spelled(text)).toEqual(words);
  });

  test.each([
    ['א-ל-ה', ['אלה']],
    ['א ל ה', ['אלה']],
    ['א.ל.ה', ['אלה']],
    ['ד־ו־ג־מ־א', ['דוגמא']],
    ['d-o-g', ['dog']],
    ['כ_ל_ב', ['כלב']],
    ['כ,ל,ב', ['כלב']],
    ['אי-שם', ['אי', 'שמ']],
  ])('L12 · spelled out is the same word: %s', (text, words) => {
    expect(spelled(text)).toEqual(words);
  });

  test('L1 · a number behind a word does not hide it from the referee', () => {
    expect(spelledClue('כלב1')).toEqual(['כלב']);
    expect(spelledClue('2כלב')).toEqual(['כלב']);
    expect(spelledClue('1948')).toEqual(['1948']);
  });

  test('L6 · both spellings of one sound are two words of one clue', () => {
    expect(alternatives('מצא/מצה')).toEqual(['מצא', 'מצה']);
    expect(alternatives('מצה')).toEqual(['מצה']);
    expect(alternatives('sea/see')).toEqual(['sea', 'see']);
    expect(alternatives('knight/night')).toEqual(['knight', 'night']);
    expect(alternatives('כ/ל/ב')).toEqual(['כלב']);
  });

  test('L6, L11 · a stroke between words that sound otherwise makes no one clue of them', () => {
    expect(alternatives('כלב/חתול')).toEqual(['כלב/חתול']);
    expect(spelled('כלב/חתול')).toEqual(['כלב', 'חתול']);
    expect(alternatives('/')).toEqual(['/']);
  });

  test('L5 · what is clean stays as it is', () => {
    for (const text of ['בית-חולים', "ג'ירפה", 'שב"כ', 'dog']) {
      expect(clean(text)).toBe(text);
      expect(clean(clean(text))).toBe(clean(text));
    }
  });
});
