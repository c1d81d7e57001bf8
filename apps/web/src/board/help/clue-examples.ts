import type { Allowance } from '../../lib/allowances.ts';

/**
 * What the help says of a clue: legal, doubtful, not legal, or not legal in a way that people notice
 * and no program does. `tests/help.test.ts` asks the referee about each.
 */
export type Standing = 'ok' | 'doubt' | 'no' | 'people';

export interface Example {
  readonly clue: string;
  /** The words that lie open, as far as they matter. */
  readonly board: readonly string[];
  readonly is: Standing;
  /** L6, L11 · where the room has agreed on this, it is legal. */
  readonly agreed?: Allowance;
  /** L11 · where the room has agreed on one of these, it may be such an expression. */
  readonly maybe?: readonly Allowance[];
  /** The number that is said with it, where it is not that of the words. */
  readonly count?: number;
}

export const TOPICS = [
  'meaning',
  'kin',
  'spelling',
  'parts',
  'oneWord',
  'foreign',
  'spirit',
] as const;
export type Topic = (typeof TOPICS)[number];

type Examples = { readonly [topic in Topic]: { readonly [id: string]: Example } };

const PAIRS = ['compounds', 'places', 'fullNames', 'titles'] as const;
const LONGER = ['fullNames', 'titles'] as const;

const HEBREW = {
  meaning: {
    number: { clue: 'שבע', board: ['קשת'], is: 'ok' },
    letter: { clue: 'א׳', board: ['מדליה'], is: 'ok' },
    firstLetter: { clue: 'ב׳', board: ['ברק', 'ברז', 'בורג'], is: 'people' },
    hidden: { clue: 'רמז', board: ['רמזור'], is: 'doubt', agreed: 'soundAlikes' },
  },
  kin: {
    letters: { clue: 'חלב', board: ['לב'], is: 'ok' },
    form: { clue: 'הכלבים', board: ['כלב'], is: 'no' },
    family: { clue: 'חתן', board: ['חתונה'], is: 'no' },
  },
  spelling: {
    homograph: { clue: 'עלה', board: ['סולם', 'רקפת'], is: 'ok' },
    aloud: { clue: 'ע-ל-ה', board: ['סולם', 'רקפת'], is: 'ok' },
    sound: { clue: 'עת', board: ['עט'], is: 'ok' },
    sameLetters: { clue: 'סרטים', board: ['סרט'], is: 'no' },
    otherSpelling: { clue: 'כ-ו-ר-ס-א', board: ['כורסה'], is: 'no' },
  },
  parts: {
    grownTogether: { clue: 'אור', board: ['רמזור'], is: 'ok' },
    part: { clue: 'תיבה', board: ['תיבת נח'], is: 'no' },
    shared: { clue: 'תיבת דואר', board: ['תיבת נח'], is: 'no' },
  },
  oneWord: {
    compound: { clue: 'בית ספר', board: ['מחברת', 'גיר'], is: 'no', agreed: 'compounds' },
    place: { clue: 'מצפה רמון', board: ['מדבר', 'יעל'], is: 'no', agreed: 'places' },
    fullName: { clue: 'גולדה מאיר', board: ['קיבוץ', 'סבתא'], is: 'no', agreed: 'fullNames' },
    title: { clue: 'שליחות קטלנית', board: ['רובוט'], is: 'no', agreed: 'titles' },
    acronym: { clue: 'שב״כ', board: ['בלש'], is: 'doubt', agreed: 'acronyms' },
    name: { clue: 'משה', board: ['מדבר', 'מצה'], is: 'ok' },
    loosePair: { clue: 'כיסא ירוק', board: ['ספסל', 'דשא'], is: 'no', maybe: PAIRS },
    sentence: { clue: 'ילד אוכל גלידה', board: ['קיוסק'], is: 'no', maybe: LONGER },
  },
  foreign: {
    everyday: { clue: 'סלפי', board: ['מצלמה'], is: 'ok' },
    foreign: { clue: 'Apple', board: ['תפוח'], is: 'doubt' },
  },
  spirit: {
    countAsClue: { clue: 'להבות', board: ['חנוכייה'], is: 'people', count: 8 },
    position: { clue: 'אמצע', board: ['גשר'], is: 'people' },
    rhyme: { clue: 'קרה', board: ['פרה'], is: 'people', agreed: 'rhymes' },
    bySound: { clue: 'זמן', board: ['עט'], is: 'people', agreed: 'soundAlikes' },
  },
} satisfies Examples;

type SameIn<Language extends Examples> = {
  readonly [topic in Topic]: { readonly [id in keyof Language[topic]]: Example };
};

/** The same ones in English, so that one text explains both. */
const ENGLISH = {
  meaning: {
    number: { clue: 'eight', board: ['octopus'], is: 'ok' },
    letter: { clue: 'X', board: ['pirate'], is: 'ok' },
    firstLetter: { clue: 'P', board: ['pizza', 'pier', 'pony'], is: 'people' },
    hidden: { clue: 'mush', board: ['mushroom'], is: 'doubt', agreed: 'soundAlikes' },
  },
  kin: {
    letters: { clue: 'season', board: ['sea'], is: 'ok' },
    form: { clue: 'judges', board: ['judge'], is: 'no' },
    family: { clue: 'wed', board: ['wedding'], is: 'no' },
  },
  spelling: {
    homograph: { clue: 'bow', board: ['arrow', 'gift'], is: 'ok' },
    aloud: { clue: 'b-o-w', board: ['arrow', 'gift'], is: 'ok' },
    sound: { clue: 'dear', board: ['deer'], is: 'ok' },
    sameLetters: { clue: 'tears', board: ['tear'], is: 'no' },
    otherSpelling: { clue: 'p-y-j-a-m-a-s', board: ['pajamas'], is: 'no' },
  },
  parts: {
    grownTogether: { clue: 'sausage', board: ['hot-dog'], is: 'ok' },
    part: { clue: 'dog', board: ['hot-dog'], is: 'no' },
    shared: { clue: 'hot-air', board: ['hot-dog'], is: 'no' },
  },
  oneWord: {
    compound: { clue: 'ice cream', board: ['vanilla', 'slice'], is: 'no', agreed: 'compounds' },
    place: { clue: 'New York', board: ['taxi', 'skyscraper'], is: 'no', agreed: 'places' },
    fullName: { clue: 'Albert Einstein', board: ['idea', 'hair'], is: 'no', agreed: 'fullNames' },
    title: { clue: 'Star Wars', board: ['galaxy'], is: 'no', agreed: 'titles' },
    acronym: { clue: 'NASA', board: ['rocket'], is: 'ok' },
    name: { clue: 'Moses', board: ['desert', 'basket'], is: 'ok' },
    loosePair: { clue: 'green chair', board: ['bench', 'garden'], is: 'no', maybe: PAIRS },
    sentence: { clue: 'boy eats cake', board: ['party'], is: 'no', maybe: LONGER },
  },
  foreign: {
    everyday: { clue: 'siesta', board: ['pillow', 'summer'], is: 'ok' },
    foreign: { clue: 'תפוח', board: ['apple'], is: 'doubt' },
  },
  spirit: {
    countAsClue: { clue: 'legs', board: ['spider'], is: 'people', count: 8 },
    position: { clue: 'middle', board: ['bridge'], is: 'people' },
    rhyme: { clue: 'boat', board: ['goat'], is: 'people', agreed: 'rhymes' },
    bySound: { clue: 'look', board: ['sea'], is: 'people', agreed: 'soundAlikes' },
  },
} satisfies SameIn<typeof HEBREW>;

export type ExampleId = { [topic in Topic]: keyof (typeof HEBREW)[topic] }[Topic];

export const CLUE_EXAMPLES: {
  readonly [language in 'he' | 'en']: SameIn<typeof HEBREW>;
} = { he: HEBREW, en: ENGLISH };

/** What the help says of it in a room that has agreed on this. */
export const standingIn = (
  { is, agreed, maybe }: Example,
  allow: readonly Allowance[],
): Standing => {
  if (agreed !== undefined && allow.includes(agreed)) return 'ok';
  return maybe?.some((each) => allow.includes(each)) ? 'doubt' : is;
};
