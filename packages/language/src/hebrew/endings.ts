/** What may stand before an ending: the word as it is in a dictionary. */
type Bases = (stem: string) => readonly string[];

interface Ending {
  readonly ending: string;
  readonly bases: Bases;
  /** Endings that many other words have by chance (שמן is not their שם). */
  readonly weak: boolean;
}

const same: Bases = (stem) => [stem];
/** מלכ·ה → מלכת·ו */
const possessed: Bases = (stem) => (stem.endsWith('ת') ? [stem, `${stem.slice(0, -1)}ה`] : [stem]);
const plural: Bases = (stem) =>
  stem.endsWith('ות') ? [stem] : [`${stem}ימ`, `${stem}יימ`, `${stem}ה`];

const SINGULAR_OWNERS = ['י', 'ו', 'נו', 'הו'];
const WEAK_OWNERS = ['כ', 'ה', 'כמ', 'כנ', 'מ', 'נ'];
const PLURAL_OWNERS = ['יי', 'יכ', 'ייכ', 'יו', 'יה', 'ייה', 'ינו', 'יכמ', 'יכנ', 'יהמ', 'יהנ'];

const strong = (ending: string, bases: Bases): Ending => ({ ending, bases, weak: false });
const weak = (ending: string, bases: Bases): Ending => ({ ending, bases, weak: true });

/** Nouns and adjectives: number, gender, construct, possession. Letters are folded: no finals. */
const NOUN_ENDINGS: readonly Ending[] = [
  strong('ימ', (stem) => [stem, `${stem}ה`, `${stem}י`]),
  strong('יימ', (stem) => [stem, `${stem}ה`, `${stem}י`]),
  strong('ות', (stem) => [stem, `${stem}ה`, `${stem}ת`]),
  strong('יות', (stem) => [`${stem}ית`, `${stem}יה`, `${stem}ייה`, `${stem}י`, `${stem}ות`]),
  strong('ויות', (stem) => [`${stem}ות`]),
  strong('אות', (stem) => [`${stem}ה`, `${stem}א`]),
  strong('י', (stem) => [`${stem}ימ`, `${stem}יימ`]),
  weak('ה', same),
  weak('ת', (stem) => [stem, `${stem}ה`]),
  strong('ית', (stem) => [`${stem}י`, stem]),
  ...SINGULAR_OWNERS.map((ending) => strong(ending, possessed)),
  ...WEAK_OWNERS.map((ending) => weak(ending, possessed)),
  ...PLURAL_OWNERS.map((ending) => strong(ending, plural)),
];

const weakVerb: Bases = (stem) => [`${stem}ה`];

/** Verbs in the past and the present; the last rows are of roots that end in ה. */
const VERB_ENDINGS: readonly Ending[] = [
  strong('תי', same),
  strong('נו', same),
  strong('תמ', same),
  strong('תנ', same),
  weak('ת', same),
  weak('ה', same),
  weak('ו', same),
  strong('יתי', weakVerb),
  strong('ינו', weakVerb),
  strong('יתמ', weakVerb),
  weak('ית', weakVerb),
  strong('תה', weakVerb),
  weak('ו', weakVerb),
];

/** The least that may remain of a word when its ending is taken off. */
const LEAST_STEM = 2;

interface Unended {
  readonly base: string;
  readonly weak: boolean;
}

const without = (word: string, endings: readonly Ending[]): readonly Unended[] =>
  endings.flatMap(({ ending, bases, weak: isWeak }) => {
    if (!word.endsWith(ending) || word.length - ending.length < LEAST_STEM) return [];
    return bases(word.slice(0, word.length - ending.length))
      .filter((base) => base !== word)
      .map((base) => ({ base, weak: isWeak }));
  });

export const nounBases = (word: string): readonly Unended[] => without(word, NOUN_ENDINGS);

/** אשבור, תשבור, נשבור, תשברי, ישברו: all of ישבור. */
const futureBases = (word: string): readonly Unended[] => {
  if (!/^[איתנ]/u.test(word) || word.length < 4) return [];
  const third = `י${word.slice(1)}`;
  const bases = [third];
  const stem = /^(.{3,})(?:[יו]|נה)$/u.exec(third)?.[1];
  if (stem !== undefined) {
    bases.push(stem, `${stem}ה`, `${stem.slice(0, -1)}ו${stem.slice(-1)}`);
  }
  return bases.filter((base) => base !== word).map((base) => ({ base, weak: false }));
};

export const verbBases = (word: string): readonly Unended[] => [
  ...without(word, VERB_ENDINGS),
  ...futureBases(word),
];
