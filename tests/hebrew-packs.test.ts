import { readFileSync } from 'node:fs';
import { packReferee } from '@remez/server/referee';
import { PACKS } from '@remez/words';
import { describe, expect, test } from 'vitest';

/** A word and how many senses a reader gave it: 2 plainly different ones, 1 lively second, 0 none. */
const SENSES: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('../packages/words/src/senses.he.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [word = '', senses = ''] = line.split('\t');
      return [word, senses];
    }),
);
const HEBREW = ['classic.he', 'duet.he', 'decrypto.he'] as const;
const wordsOf = (id: (typeof HEBREW)[number]) => PACKS[id].cards.flat();
const every = HEBREW.flatMap(wordsOf);

describe('what the Hebrew words are chosen for', () => {
  test('C2 · every word is judged, and nothing else', () => {
    expect([...SENSES.keys()].sort()).toEqual([...every].sort());
    expect([...SENSES.values()].filter((senses) => !['0', '1', '2'].includes(senses))).toEqual([]);
  });

  test.each([
    ['classic.he', 0.61],
    ['duet.he', 0.51],
    ['decrypto.he', 0.51],
  ] as const)('C2 · of the words of %s a share of %s or more has a second sense', (id, share) => {
    const words = wordsOf(id);
    const many = words.filter((word) => SENSES.get(word) !== '0');
    expect(many.length / words.length).toBeGreaterThanOrEqual(share);
  });

  test('C2 · the first words of the language lie on cards', () => {
    const first = 'שמש ים רגל ספר דג הר אוזן זהב יד עין לב ראש בית גן אש עץ אור לחם חלב מלך'.split(
      ' ',
    );
    expect(first.filter((word) => !every.includes(word))).toEqual([]);
  });

  test.each([
    ['classic.he', 'ירח לבנה, מחק גומי, פח מלכודת'],
    ['duet.he', 'פלסטיק ניילון, במבה ביסלי'],
  ] as const)(
    'C2, D1 · twins of %s are faces of one card, so that they never meet',
    (id, twins) => {
      const apart = twins.split(', ').filter((pair) => {
        const [one = '', other = ''] = pair.split(' ');
        return !PACKS[id].cards.some((card) => card.includes(one) && card.includes(other));
      });
      expect(apart).toEqual([]);
    },
  );

  test('X2 · of twins Decrypto has one, for its words are drawn each by itself', () => {
    const twins = 'קיר חומה, סלע אבן, אות סימן, תמונה ציור, שיר פזמון, כרם פרדס, ארמון מבצר';
    const words = new Set(wordsOf('decrypto.he'));
    const both = twins
      .split(', ')
      .filter((pair) => pair.split(' ').every((word) => words.has(word)));
    expect(both).toEqual([]);
  });
});

describe('words on cards of before', () => {
  const { verdict } = packReferee();
  const said = (clue: string, board: string) => {
    const asked = { clue, language: 'he', allow: [], against: 'board', covered: [] } as const;
    const { verdict: found, rule, word } = verdict({ ...asked, visible: [board] });
    return { found, rule, word };
  };

  test('L1, L3, L5 · a space or a hyphen between the parts of a compound is all one', () => {
    for (const board of ['תיבת נח', 'תיבת-נח', 'תיבת־נח']) {
      expect(said('תיבות', board)).toEqual({ found: 'illegal', rule: 'L3', word: board });
      expect(said('תיבת־נח', board)).toEqual({ found: 'illegal', rule: 'L1', word: board });
      expect(said('מבול', board)).toEqual({ found: 'ok', rule: null, word: null });
    }
  });

  test.each([
    ['אגרטלים', 'אגרטל', 'L2'],
    ['גורדי', 'גורד-שחקים', 'L3'],
    ['קליאופטרה', 'קלאופטרה', 'L5'],
  ])(
    'L2, L3, L5 · %s is no clue where %s, on no card any more, still lies',
    (clue, board, rule) => {
      expect(every).not.toContain(board);
      expect(said(clue, board)).toEqual({ found: 'illegal', rule, word: board });
    },
  );
});
