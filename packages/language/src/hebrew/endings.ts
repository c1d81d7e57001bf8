import type { Addition, Reading } from '../grammar.ts';

/** What an ending leaves: a reading, before anyone looked at the word's beginning. */
export type Ended = Omit<Reading, 'rest' | 'farFetched'>;

/** What may stand before an ending: the word as it is in a dictionary. */
type Bases = (stem: string) => readonly string[];

interface Ending {
  readonly ending: string;
  readonly bases: Bases;
  /** An ending that many other words have by chance (שמן is not their שם). */
  readonly weak: boolean;
}

const LEAST_STEM = 2;

const strong = (ending: string, bases: Bases): Ending => ({ ending, bases, weak: false });
const weak = (ending: string, bases: Bases): Ending => ({ ending, bases, weak: true });

const same: Bases = (stem) => [stem];
const weakVerb: Bases = (stem) => [`${stem}ה`];
/** מלכ·ה → מלכת·ו; a plural has its owner in its place: גליה, and גלימה is a cloak. */
const possessed: Bases = (stem) => {
  if (stem.endsWith('ימ')) return [];
  return stem.endsWith('ת') ? [stem, `${stem.slice(0, -1)}ה`] : [stem];
};
const manyPossessed: Bases = (stem) => (stem.endsWith('ות') ? [stem] : [`${stem}ימ`, `${stem}יימ`]);

/** Plural, dual, feminine, and adjectives of a noun. Letters are folded: no finals. */
const NUMBER: readonly Ending[] = [
  strong('ימ', (stem) => [stem, `${stem}ה`]),
  strong('יימ', (stem) => [stem, `${stem}י`, ...possessed(stem)]),
  strong('ות', (stem) => [stem, `${stem}ה`, `${stem}ת`]),
  strong('יות', (stem) => [`${stem}ית`, `${stem}יה`, `${stem}ייה`, `${stem}י`]),
  strong('ויות', (stem) => [`${stem}ות`]),
  strong('אות', (stem) => [`${stem}ה`, `${stem}א`]),
  strong('אימ', (stem) => [`${stem}אי`]),
  strong('איות', (stem) => [`${stem}אי`, `${stem}אית`]),
  strong('ית', (stem) => [`${stem}י`]),
  weak('ית', same),
  weak('ה', same),
  /** חביתת is of חביתה, and of no חבית. */
  weak('ת', (stem) => (stem.endsWith('ת') ? [`${stem}ה`] : [stem, `${stem}ה`])),
];

/** Construct state and possession; ן for "their" is not of speech. */
const OWNER: readonly Ending[] = [
  strong('י', (stem) => [`${stem}ימ`, `${stem}יימ`]),
  /** חביתת ירק; of short words there are too many that end so (דלת, קשת). */
  strong('ת', (stem) => (stem.length > LEAST_STEM ? [`${stem}ה`] : [])),
  weak('ת', (stem) => (stem.length > LEAST_STEM ? [] : [`${stem}ה`])),
  ...['י', 'ו', 'נו'].map((ending) => strong(ending, possessed)),
  ...['כ', 'ה', 'כמ', 'כנ', 'מ'].map((ending) => weak(ending, possessed)),
  ...['יי', 'יכ', 'ייכ', 'יו', 'יה', 'ייה', 'ינו', 'יכמ', 'יכנ', 'יהמ', 'יהנ'].map((ending) =>
    strong(ending, manyPossessed),
  ),
];

/** Verbs in the past and the present; the last rows are of roots that end in ה. */
const VERB: readonly Ending[] = [
  ...['תי', 'נו', 'תמ', 'תנ'].map((ending) => strong(ending, same)),
  ...['ת', 'ה', 'ו'].map((ending) => weak(ending, same)),
  ...['יתי', 'ינו', 'יתמ', 'יתנ', 'תה'].map((ending) => strong(ending, weakVerb)),
  ...['ית', 'ו'].map((ending) => weak(ending, weakVerb)),
  /** חיבקו·הו, שמר·הו */
  ...['והו', 'הו', 'תיו', 'וה'].map((ending) => strong(ending, same)),
];

const without = (word: string, endings: readonly Ending[], added: Addition): readonly Ended[] =>
  endings.flatMap(({ ending, bases, weak: isWeak }) => {
    if (!word.endsWith(ending) || word.length - ending.length < LEAST_STEM) return [];
    return bases(word.slice(0, word.length - ending.length))
      .filter((base) => base !== word)
      .map((base) => ({ base, added, weak: isWeak }));
  });

export const byNumber = (word: string, added: Addition = 'number'): readonly Ended[] =>
  without(word, NUMBER, added);

/** An owner of many has the plural within: שכנותיה is of שכנות, and so of שכן. */
export const byOwner = (word: string): readonly Ended[] =>
  without(word, OWNER, 'owner').flatMap((reading) => [
    reading,
    ...(/(?:ימ|ות)$/u.test(reading.base) ? byNumber(reading.base, 'ownedNumber') : []),
  ]);

/** אשבור, תשבור, נשבור, תשברי, ישברו: all of ישבור. Nouns too begin with א (אקדח). */
const byPerson = (word: string): readonly Ended[] => {
  if (!/^[איתנ]/u.test(word) || word.length < 4) return [];
  const third = `י${word.slice(1)}`;
  const stem = /^(.{3,})(?:[יו]|נה)$/u.exec(third)?.[1];
  const ended =
    stem === undefined ? [] : [stem, `${stem}ה`, `${stem.slice(0, -1)}ו${stem.slice(-1)}`];
  return [third, ...ended]
    .filter((base) => base !== word)
    .map((base) => ({ base, added: 'verb', weak: word.startsWith('א') }));
};

export const byVerb = (word: string): readonly Ended[] => [
  ...without(word, VERB, 'verb'),
  ...byPerson(word),
];
