import { type Language, makeReferee, NO_PHRASES } from '@remez/language';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fault, LONGEST_WORD, paired, parseList } from './custom.ts';
import { kinIndex } from './kin.ts';
import { entriesOf, LANGUAGES } from './packs.ts';

const referee = makeReferee({
  he: { entries: entriesOf('he'), common: [], phrases: NO_PHRASES },
  en: { entries: entriesOf('en'), common: [], phrases: NO_PHRASES },
});

const HEBREW = entriesOf('he')
  .slice(0, 40)
  .map(({ word }) => word);
const ENGLISH = entriesOf('en')
  .slice(0, 40)
  .map(({ word }) => word);

const parsed = (...lines: readonly string[]) => parseList(lines.join('\n'), referee);
const faultsOf = (...lines: readonly string[]): readonly Fault[] => {
  const list = parsed(...lines);
  return list.ok ? list.kin : list.faults;
};

describe('a host’s own list', () => {
  test('C2 · a word on each line comes out as it was written, in its order', () => {
    expect(parsed(...HEBREW)).toEqual({ ok: true, language: 'he', words: HEBREW, kin: [] });
    expect(parsed(...ENGLISH)).toEqual({ ok: true, language: 'en', words: ENGLISH, kin: [] });
  });

  test.each([
    ['spaces, tabs and blank lines', ' \tכלב  ים \n\n', 'כלב ים'],
    ['the ends of lines of another system', 'מנורה\r', 'מנורה'],
    ['niqqud', 'מְנוֹרָה', 'מנורה'],
    ['marks of direction and of order of bytes', '\ufeff\u200fמנורה\u200e', 'מנורה'],
    ['maqaf and dashes', 'בית־ספר', 'בית-ספר'],
    ['a dash with spaces', 'בית – ספר', 'בית-ספר'],
    ['gershayim', 'דו״ח', 'דו"ח'],
    ['geresh', 'צ׳יפס', "צ'יפס"],
  ])('L5 · %s are tidied', (_, typed, word) => {
    const list = parseList(`${typed}\n${HEBREW.slice(1).join('\n')}`, referee);
    expect(list.ok && list.words[0]).toBe(word);
  });

  test.each([
    ['the same word', 'מנורה', 'מנורה', 'same'],
    ['with niqqud', 'מנורה', 'מְנוֹרָה', 'same'],
    ['with a hyphen and with a space', 'כדור פורח', 'כדור-פורח', 'same'],
    ['defective and full', 'שולחן', 'שלחן', 'same'],
    ['with א and with ה', 'דוגמה', 'דוגמא', 'same'],
    ['a plural', 'מנורה', 'מנורות', 'kin'],
    ['a plural first', 'מנורות', 'מנורה', 'kin'],
    ['with an article', 'מנורה', 'המנורה', 'kin'],
  ])('L2, L5 · two lines that are one word are reported at the second: %s', (_, one, two, why) => {
    const lines = [...HEBREW.slice(0, 30), one, '', two];
    expect(faultsOf(...lines)).toEqual([{ why, line: 33, word: expect.any(String), other: 31 }]);
  });

  test('L2 · a word of the same family is kin, as the entries have it', () => {
    const { word, family } = entriesOf('he').find((each) => each.family.length > 0) ?? {
      word: '',
      family: [],
    };
    const others = HEBREW.filter((each) => each !== word).slice(0, 30);
    expect(faultsOf(word, ...others, family[0] ?? '')).toContainEqual({
      why: 'kin',
      line: 32,
      word: family[0],
      other: 1,
    });
  });

  test('L2 · kin is a question and no refusal: the list comes out with both words', () => {
    const words = [...HEBREW.slice(0, 30), 'סבא', 'סבתא'];
    expect(parsed(...words)).toEqual({
      ok: true,
      language: 'he',
      words,
      kin: [{ why: 'kin', line: 32, word: 'סבתא', other: 31 }],
    });
    expect(parsed(...words, 'סבא').ok).toBe(false);
  });

  test.each([
    ['חנות', 'חנויות'],
    ['כפית', 'כפיות'],
    ['מכונית', 'מכוניות'],
    ['תמנון', 'תמנונים'],
  ])('L2 · a plural is a form, and no other spelling: %s, %s', (one, many) => {
    expect(faultsOf(...HEBREW.slice(0, 30), one, many)).toMatchObject([{ why: 'kin', line: 32 }]);
  });

  test.each([
    ['commas', ', '],
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['commas of other scripts', '،'],
    ['commas at the ends of lines', ',\n'],
  ])('C2 · %s part words as lines do', (_, separator) => {
    const list = parsed(HEBREW.join(separator));
    expect(list.ok && list.words).toEqual(HEBREW);
    const [a = '', b = '', ...others] = HEBREW;
    expect(faultsOf([a, b, a].join(';'), ...others)).toEqual([
      { why: 'same', line: 3, word: a, other: 1 },
    ]);
  });

  test('L3 · names that share a part may stand in one list', () => {
    expect(faultsOf(...HEBREW.slice(0, 30), 'מגדל פיזה', 'מגדל אייפל')).toEqual([]);
  });

  test.each([
    ['letters of another language', 'pizza'],
    ['a stroke', 'מנורה/נברשת'],
    ['a picture', 'מנורה💡'],
    ['a markup', '<b>מנורה</b>'],
    ['digits alone', '1948'],
    ['quotes alone', '"'],
  ])('C2 · what is no word of the list’s language is reported by its line: %s', (_, typed) => {
    expect(faultsOf(...HEBREW.slice(0, 30), typed)).toEqual([
      { why: 'characters', line: 31, word: expect.any(String), other: null },
    ]);
  });

  test('C2 · twenty-four characters fit and one more does not', () => {
    const long = 'אבגדהוזחטיכלמנסעפצקרשתאב';
    expect(long).toHaveLength(LONGEST_WORD);
    expect(faultsOf(...HEBREW.slice(0, 30), long)).toEqual([]);
    expect(faultsOf(...HEBREW.slice(0, 30), `${long}ג`)).toMatchObject([{ why: 'tooLong' }]);
  });

  test('C2 · twenty-five good words are enough; twenty-four and a repeated one are not', () => {
    const words = HEBREW.slice(0, 25);
    expect(parsed(...words).ok).toBe(true);
    expect(parsed(...words.slice(2), 'סבא', 'סבתא').ok).toBe(true);
    expect(faultsOf(...words.slice(1))).toMatchObject([{ why: 'tooFew', line: null }]);
    expect(faultsOf(...words.slice(1), words[1] ?? '')).toMatchObject([
      { why: 'tooFew' },
      { why: 'same' },
    ]);
    expect(faultsOf()).toMatchObject([{ why: 'tooFew' }]);
  });

  test('C2 · more than two thousand are not even read', () => {
    const many = Array.from({ length: 2001 }, () => 'מנורה');
    expect(faultsOf(...many)).toEqual([{ why: 'tooMany', line: null, word: null, other: null }]);
  });
});

describe('who is asked about whom', () => {
  const KIN = ['sameWord', 'spelling', 'form', 'family'];

  /** Words of the packs among forms and kin of theirs. */
  const mixed = (language: Language) =>
    fc
      .shuffledSubarray([...entriesOf(language)], { minLength: 30, maxLength: 30 })
      .map((entries) => [
        ...new Set(
          entries.flatMap(({ word, forms, family }) => [
            word,
            ...forms.slice(0, 2),
            ...family.slice(0, 2),
          ]),
        ),
      ]);

  test('whoever spells otherwise changes nothing for others: what is gathered once is gathered for each way to spell', () => {
    const pair = ['דג-זהב', 'דגי-זהב'];
    expect(kinIndex(pair, 'he', (word) => [word.slice(0, 1)])('דג-זהב')).toEqual(['דגי-זהב']);
    expect(kinIndex(pair, 'he', referee.spell)('דג-זהב')).toEqual(['דגי-זהב']);
  });

  test.each(LANGUAGES)(
    'L2, L5 · %s · nobody whom the referee would find is left out',
    (language) => {
      fc.assert(
        fc.property(mixed(language), (words) => {
          const likely = kinIndex(words, language, referee.spell);
          const asked = { language, allow: [], covered: [], against: 'board' } as const;
          const isKin = (clue: string, word: string) => {
            const { verdict, why } = referee.verdict({ ...asked, clue, visible: [word] });
            return verdict === 'illegal' && KIN.includes(why ?? '');
          };
          const found = new Map(words.map((word) => [word, new Set(likely(word))]));
          const isFound = (clue: string, word: string) =>
            found.get(clue)?.has(word) === true && isKin(clue, word);
          for (const clue of words) {
            for (const word of words) {
              if (word === clue || found.get(clue)?.has(word) || !isKin(clue, word)) continue;
              expect({ clue, word, found: isFound(word, clue) }).toEqual({
                clue,
                word,
                found: true,
              });
            }
          }
        }),
        { numRuns: 10 },
      );
    },
  );

  test.each(LANGUAGES)(
    'L2 · %s · of a whole language’s words few are asked about each',
    (language) => {
      const words = entriesOf(language).map(({ word }) => word);
      const likely = kinIndex(words, language, referee.spell);
      const asked = words.reduce((sum, word) => sum + likely(word).length, 0);
      expect(asked / words.length).toBeLessThan(words.length / 20);
    },
  );
});

describe('a list that is meant to take long', () => {
  /** How often the referee is asked, by words compared. */
  const asksOf = (lines: readonly string[]): number => {
    let asks = 0;
    parseList(lines.join('\n'), {
      ...referee,
      verdict: (asked) => {
        asks += asked.visible.length;
        return { verdict: 'ok', word: null, why: null };
      },
    });
    return asks;
  };

  test('L2 · two thousand words that all look alike are not all compared with each other', () => {
    const ends = ['', 'י', 'ו', 'ה', 'ת', 'ך', 'ן', 'ם', 'ים', 'ות', 'יה', 'ית', 'נו', 'כם'];
    const starts = [
      '',
      ...'והבכלמש',
      ...[...'ובלמש'].flatMap((one) => [...'הבכלמש'].map((two) => one + two)),
    ];
    const alike = starts.flatMap((start) =>
      ends.flatMap((ending) => ['דבר', 'דב', 'בר', 'דר'].map((core) => start + core + ending)),
    );
    expect(alike.length).toBeGreaterThan(1900);
    const asks = asksOf(alike.slice(0, 2000));
    expect(asks).toBeGreaterThan(50_000);
    expect(asks).toBeLessThanOrEqual(100_000);
  });

  test('L3 · two thousand names of the same few words are hardly compared at all', () => {
    const parts = ['אלון', 'ברוש', 'גפן', 'דקל', 'הדס', 'ורד', 'זית', 'חרוב', 'תאנה', 'יסמין'];
    const names = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => `${a} ${b} ${c}`)));
    expect(asksOf(names)).toBeLessThan(1000);
  });
});

describe('words in pairs', () => {
  test.each([
    [25, 25],
    [26, 25],
    [49, 25],
    [50, 25],
    [51, 26],
    [400, 200],
    [2000, 1000],
  ])('C2 · %i words lie on %i cards, each once, and a board can always be laid', (count, cards) => {
    const words = Array.from({ length: count }, (_, at) => `word${at}`);
    const made = paired(words);
    expect(made).toHaveLength(cards);
    expect([...made.flat()].sort()).toEqual([...words].sort());
    expect(made.every(({ length }) => length === 1 || length === 2)).toBe(true);
  });
});
