import type { Clues, Keywords, Team } from '../view.ts';

export interface ExampleTransmission {
  readonly team: Team;
  readonly code: Code;
  readonly clues: Clues;
  /** What the two teams answered; nobody intercepts in the first round. */
  readonly decode: Code;
  readonly intercept?: Code;
}

/** A clue beside those that the worked round has; `tests/help.test.ts` has the rules judge each. */
interface ClueExample {
  readonly clue: string;
  readonly is: 'ok' | 'no' | 'people';
}

type Code = readonly [Digit, Digit, Digit];
type Digit = 1 | 2 | 3 | 4;

export interface DecryptoExample {
  readonly keywords: { readonly [team in Team]: Keywords };
  readonly first: readonly [ExampleTransmission, ExampleTransmission];
  readonly second: readonly [ExampleTransmission, ExampleTransmission];
  /** Each of them for white's first digit in the second round. */
  readonly clues: {
    readonly [id in
      | 'word'
      | 'sentence'
      | 'year'
      | 'keyword'
      | 'translation'
      | 'again'
      | 'digit'
      | 'code'
      | 'rhyme'
      | 'letters']: ClueExample;
  };
}

const CODES = {
  first: [
    { team: 'white', code: [1, 2, 4], decode: [1, 2, 4] },
    { team: 'black', code: [2, 3, 4], decode: [2, 3, 4] },
  ],
  second: [
    { team: 'white', code: [3, 4, 2], decode: [4, 3, 2], intercept: [4, 3, 1] },
    { team: 'black', code: [1, 4, 2], decode: [1, 4, 2], intercept: [1, 4, 2] },
  ],
} as const;

export const DECRYPTO_EXAMPLE: { readonly [language in 'he' | 'en']: DecryptoExample } = {
  he: {
    keywords: {
      white: ['פסנתר', 'דבש', 'לונדון', 'סערה'],
      black: ['אריה', 'מחשב', 'חורף', 'דואר'],
    },
    first: [
      { ...CODES.first[0], clues: ['קלידים', 'כוורת', 'ברקים'] },
      { ...CODES.first[1], clues: ['מסך', 'מעיל', 'בול'] },
    ],
    second: [
      { ...CODES.second[0], clues: ['ערפל', 'מטרייה', 'זהוב'] },
      { ...CODES.second[1], clues: ['רעמה', 'גלויה', 'מקלדת'] },
    ],
    clues: {
      word: { clue: 'ערפל', is: 'ok' },
      sentence: { clue: 'שם כולם מחכים לאוטובוס אדום', is: 'ok' },
      year: { clue: '1948', is: 'ok' },
      keyword: { clue: 'דבש', is: 'no' },
      translation: { clue: 'honey', is: 'no' },
      again: { clue: 'כוורת', is: 'no' },
      digit: { clue: '3 אוטובוסים', is: 'no' },
      code: { clue: '3-4-2', is: 'no' },
      rhyme: { clue: 'כבש', is: 'people' },
      letters: { clue: 'שש אותיות', is: 'people' },
    },
  },
  en: {
    keywords: {
      white: ['violin', 'lemon', 'London', 'winter'],
      black: ['volcano', 'robot', 'library', 'letter'],
    },
    first: [
      { ...CODES.first[0], clues: ['strings', 'sour', 'coat'] },
      { ...CODES.first[1], clues: ['metal', 'quiet', 'stamp'] },
    ],
    second: [
      { ...CODES.second[0], clues: ['fog', 'grey', 'yellow'] },
      { ...CODES.second[1], clues: ['smoke', 'envelope', 'machine'] },
    ],
    clues: {
      word: { clue: 'fog', is: 'ok' },
      sentence: { clue: 'where the buses are red', is: 'ok' },
      year: { clue: '1666', is: 'ok' },
      keyword: { clue: 'lemon', is: 'no' },
      translation: { clue: 'לימון', is: 'no' },
      again: { clue: 'sour', is: 'no' },
      digit: { clue: '3 red buses', is: 'no' },
      code: { clue: '3-4-2', is: 'no' },
      rhyme: { clue: 'melon', is: 'people' },
      letters: { clue: 'six letters', is: 'people' },
    },
  },
};
