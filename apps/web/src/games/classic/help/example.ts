import type { Identity } from '@remez/protocol/client';

export interface ExampleTurn {
  readonly team: 'red' | 'blue';
  readonly clue: string;
  readonly count: number;
  readonly meant: readonly string[];
  /** In this order; the last one ends the turn. */
  readonly touched: readonly string[];
}

/** A game's first three turns, as the help tells them. `tests/help.test.ts` plays them. */
export interface ClassicExample {
  readonly words: readonly string[];
  /** As in a scenario: red, blue, bystander (n), assassin (x). */
  readonly key: string;
  readonly turns: readonly [ExampleTurn, ExampleTurn, ExampleTurn];
  /** Meant by the first clue, and found with the third. */
  readonly missed: string;
  readonly assassin: string;
  /** C17 · a clue that keeps red away from the assassin. */
  readonly zero: string;
  /** C18 · a clue for one word, and for all that was missed before. */
  readonly unlimited: { readonly clue: string; readonly word: string };
}

export const CLASSIC_EXAMPLE: { readonly [language in 'he' | 'en']: ClassicExample } = {
  he: {
    // biome-ignore format: five rows of five, as on the table
    words: [
      'שולחן', 'שלג', 'ירח', 'פיצה', 'כתר',
      'מונית', 'ענן', 'גשר', 'בורג', 'צעיף',
      'אבטיח', 'כלב', 'ברד', 'תוף', 'מגנט',
      'גיטרה', 'כוכב', 'מספריים', 'טירה', 'גמל',
      'סבון', 'רובוט', 'מטרייה', 'פנס', 'וילון',
    ],
    key: 'nrbbrbnrbrnrxbnrbnrbbnrrn',
    turns: [
      {
        team: 'red',
        clue: 'חורף',
        count: 3,
        meant: ['שלג', 'צעיף', 'מטרייה'],
        touched: ['שלג', 'צעיף', 'ענן'],
      },
      {
        team: 'blue',
        clue: 'לילה',
        count: 2,
        meant: ['ירח', 'כוכב'],
        touched: ['ירח', 'פנס'],
      },
      {
        team: 'red',
        clue: 'מלך',
        count: 2,
        meant: ['כתר', 'טירה'],
        touched: ['כתר', 'טירה', 'מטרייה'],
      },
    ],
    missed: 'מטרייה',
    assassin: 'ברד',
    zero: 'קרח',
    unlimited: { clue: 'נביחה', word: 'כלב' },
  },
  en: {
    // biome-ignore format: five rows of five, as on the table
    words: [
      'desk', 'frost', 'owl', 'pizza', 'throne',
      'taxi', 'cloud', 'hill', 'screw', 'scarf',
      'mango', 'leash', 'glacier', 'goat', 'magnet',
      'guitar', 'galaxy', 'pencil', 'prince', 'towel',
      'tractor', 'curtain', 'skate', 'dream', 'vase',
    ],
    key: 'nrbbrbnrbrnrxbnrbnrbbnrrn',
    turns: [
      {
        team: 'red',
        clue: 'winter',
        count: 3,
        meant: ['frost', 'scarf', 'skate'],
        touched: ['frost', 'scarf', 'cloud'],
      },
      {
        team: 'blue',
        clue: 'night',
        count: 2,
        meant: ['owl', 'galaxy'],
        touched: ['owl', 'dream'],
      },
      {
        team: 'red',
        clue: 'king',
        count: 2,
        meant: ['throne', 'prince'],
        touched: ['throne', 'prince', 'skate'],
      },
    ],
    missed: 'skate',
    assassin: 'glacier',
    zero: 'ice',
    unlimited: { clue: 'bark', word: 'leash' },
  },
};

const IDENTITIES: { readonly [letter: string]: Identity } = {
  r: 'red',
  b: 'blue',
  n: 'bystander',
  x: 'assassin',
};

export const identityIn = ({ words, key }: ClassicExample, word: string): Identity =>
  IDENTITIES[key[words.indexOf(word)] ?? ''] ?? 'bystander';
