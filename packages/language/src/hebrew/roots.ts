/** What stands before a root in nouns and binyanim, and after it. Letters are folded. */
const PREFIXES = [
  '',
  'מ',
  'ת',
  'ה',
  'נ',
  'א',
  'י',
  'ל',
  'הת',
  'מת',
  'ית',
  'נת',
  'תת',
  'להת',
  'לה',
  'להי',
  'הו',
  'מו',
  'יו',
  'מי',
];
const SUFFIXES = [
  '',
  'ה',
  'ת',
  'י',
  'ו',
  'נ',
  'ימ',
  'ות',
  'ית',
  'ונ',
  'נות',
  'ני',
  'נית',
  'יות',
  'יימ',
  'תי',
  'תמ',
  'נו',
  'ונית',
];

/** השתפר, הסתדר, הצטלם, הזדקן: the first letter of the root has changed places with the ת. */
const metathesis = (word: string): string =>
  word
    .replace(/^(ל?[המית]|לה)([שס])ת/u, '$1ת$2')
    .replace(/^(ל?[המית]|לה)צט/u, '$1תצ')
    .replace(/^(ל?[המית]|לה)זד/u, '$1תז');

const MATRES = /[וי]/gu;

/** The consonants of a core; vowel letters within it are none. */
const bonesOf = (core: string): string =>
  core.slice(0, 1) + core.slice(1, -1).replace(MATRES, '') + core.slice(-1);

const LONGEST_CORE = 7;

/** טיסה, לטוס: of a root with ו or י in the middle only two consonants remain. */
const hollowIn = (core: string): string | undefined =>
  /^[^וי][וי][^ויהא]$/u.test(core) ? `${core[0]}ו${core[2]}` : undefined;

/** קניות, קנייה: of a root that ends in ה only two consonants remain before these endings. */
const ENDINGS_OF_WEAK = /^([^וי])[וי]?([^ויה])(?:ייה|יה|יות|ית|יתי|ינו)$/u;
const weakIn = (word: string): string | undefined => {
  const [, first, second] = ENDINGS_OF_WEAK.exec(word) ?? [];
  return first === undefined || second === undefined ? undefined : `${first}${second}ה`;
};

const rootsIn = (core: string): readonly string[] => {
  if (core.length < 3 || core.length > LONGEST_CORE) return [];
  const bones = bonesOf(core);
  const isRoot = (bones.length === 3 || bones.length === 4) && !/[וי]$/u.test(bones);
  return [isRoot ? bones : undefined, hollowIn(core)].filter((root) => root !== undefined);
};

/** Roots that a word may be of. Patterns find more than there are, so they only warn. */
export const rootsOf = (written: string): ReadonlySet<string> => {
  const roots = new Set<string>();
  for (const word of new Set([written, metathesis(written)])) {
    for (const prefix of PREFIXES) {
      if (!word.startsWith(prefix)) continue;
      const weak = weakIn(word.slice(prefix.length));
      if (weak !== undefined) roots.add(weak);
      for (const suffix of SUFFIXES) {
        if (!word.endsWith(suffix) || word.length - prefix.length - suffix.length < 3) continue;
        for (const root of rootsIn(word.slice(prefix.length, word.length - suffix.length))) {
          roots.add(root);
        }
      }
    }
  }
  return roots;
};
