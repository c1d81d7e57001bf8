import type { DuetIdentity, Side } from '@remez/protocol/client';

export interface ExampleTurn {
  /** The side that gives the clue. */
  readonly by: Side;
  readonly clue: string;
  readonly count: number;
  readonly touched: readonly string[];
}

/** A game's first three turns, as the help tells them. `tests/help.test.ts` plays them. */
export interface DuetExample {
  readonly words: readonly string[];
  /** As in a scenario: green, bystander (n), assassin (x), as each side sees it. */
  readonly key: { readonly [side in Side]: string };
  /** The first ends at a bystander, the others with a stop. */
  readonly turns: readonly [ExampleTurn, ExampleTurn, ExampleTurn];
  /** An assassin on our side, green on theirs. */
  readonly crossed: string;
  /** D15 · a clue that keeps the others away from an assassin of ours. */
  readonly zero: { readonly clue: string; readonly assassin: string };
}

export const DUET_EXAMPLE: { readonly [language in 'he' | 'en']: DuetExample } = {
  he: {
    // biome-ignore format: five rows of five, as on the table
    words: [
      'כלה', 'שלכת', 'מגרש', 'חסה', 'שחף',
      'מגש', 'דרקולה', 'תיק', 'אולם', 'עודף',
      'חליפה', 'קואלה', 'רכילות', 'נבחרת', 'ירדן',
      'מזרן', 'סטייק', 'סוודר', 'בטון', 'לטאה',
      'דולר', 'כורסה', 'כתם', 'טקס', 'קיאק',
    ],
    key: { a: 'gngnnnxgnnggxngnxgnngnngn', b: 'nnggngxngnngngxngnxnggnnn' },
    turns: [
      { by: 'a', clue: 'חתונה', count: 3, touched: ['כלה', 'אולם'] },
      { by: 'b', clue: 'ספורט', count: 2, touched: ['מגרש', 'אולם'] },
      { by: 'a', clue: 'לבוש', count: 2, touched: ['סוודר', 'חליפה'] },
    ],
    crossed: 'סטייק',
    zero: { clue: 'דם', assassin: 'דרקולה' },
  },
  en: {
    // biome-ignore format: five rows of five, as on the table
    words: [
      'bride', 'cheetah', 'glove', 'tray', 'poodle',
      'spider', 'Godzilla', 'lamp', 'ring', 'pebble',
      'bouquet', 'koala', 'gossip', 'bell', 'India',
      'history', 'fork', 'rose', 'marble', 'hotel',
      'dollar', 'blanket', 'mosaic', 'suit', 'canoe',
    ],
    key: { a: 'gngnnnxgnnggxngnxgnngnngn', b: 'nnggngxngnngngxngnxnggnnn' },
    turns: [
      { by: 'a', clue: 'wedding', count: 3, touched: ['bride', 'ring'] },
      { by: 'b', clue: 'boxing', count: 2, touched: ['glove', 'ring'] },
      { by: 'a', clue: 'garden', count: 2, touched: ['rose', 'bouquet'] },
    ],
    crossed: 'fork',
    zero: { clue: 'film', assassin: 'Godzilla' },
  },
};

const IDENTITIES: { readonly [letter: string]: DuetIdentity } = {
  g: 'green',
  n: 'bystander',
  x: 'assassin',
};

export const identityOn = ({ words, key }: DuetExample, side: Side, word: string): DuetIdentity =>
  IDENTITIES[key[side][words.indexOf(word)] ?? ''] ?? 'bystander';

/** D19 · a win with two tokens left and four taken green side up. */
export const SCORED = { left: 2, greenTaken: 4, suddenDeath: false, score: 10 } as const;
