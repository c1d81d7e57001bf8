import type { Lexicon } from './lexicon.ts';
import { spelled } from './normalise.ts';
import { soundOfHebrew, soundOfLatin } from './transliterate.ts';
import type { LexiconSource } from './types.ts';

/** How Hebrew may write the sounds of Latin letters, the longest first. Letters are folded: no finals. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/^(?:tch|ts|tz|zz)/u, '(?:צ|טס|טש|ז)'],
  [/^sh/u, 'ש'],
  [/^ch/u, '[צכקש]'],
  [/^th/u, '[תטד]'],
  [/^(?:ph|pp|ff|f|p)/u, 'פפ?'],
  [/^ck/u, 'ק'],
  [/^qu/u, 'קוו?'],
  [/^x/u, '[קכ]ס'],
  [/^(?:bb?)/u, 'בב?'],
  [/^cc?/u, '[קכס]'],
  [/^dd?/u, 'דד?'],
  [/^gg?/u, 'ג'],
  [/^h/u, 'ה?'],
  [/^j/u, 'ג'],
  [/^kk?/u, '[קכ]'],
  [/^ll?/u, 'לל?'],
  [/^mm?/u, 'ממ?'],
  [/^nn?/u, 'ננ?'],
  [/^rr?/u, 'רר?'],
  [/^ss?/u, '[סשז]'],
  [/^tt?/u, '[טת]{1,2}'],
  [/^v/u, '(?:ב|וו?)'],
  [/^w/u, 'ו{0,2}'],
  [/^z/u, '[זצ]'],
  [/^[aeiouy]*[ou][aeiouy]*/u, '(?:או|יו|ו|א)?'],
  [/^[aeiouy]*[iy][aeiouy]*/u, '(?:איי?|יי?)?'],
  [/^[ae]+/u, '(?:א|יי?)?'],
];

/** A vowel that begins a word stands on א; one that ends it may be a ה, or silent. */
const FIRST_VOWEL = /^[aeiou]+/u;
const LAST_VOWEL = /^[aeiouy]+$/u;

const patternOf = (latin: string): RegExp => {
  let rest = latin;
  let pattern = '';
  while (rest !== '') {
    const edge = pattern === '' ? FIRST_VOWEL.exec(rest) : LAST_VOWEL.exec(rest);
    const [sign, written] = WRITTEN.find(([sign]) => sign.test(rest)) ?? [/^./u, ''];
    if (edge !== null) pattern += pattern === '' ? 'א[וי]?' : '[האוי]?';
    else pattern += written;
    rest = rest.replace(edge === null ? sign : edge[0], '');
  }
  return new RegExp(`^${pattern}$`, 'u');
};

/** So many sounds are no chance; fewer need a way of writing that Hebrew words hardly have. */
const SURE_SOUNDS = 4;
const FOREIGN_WRITING = /.א.|([בגדזטכלמנספצקר])\1./u;

/** Whether this is how one would write the foreign word in Hebrew letters: אפפל, apple. */
export const isWrittenInHebrew = (word: string, latin: string): boolean => {
  const sound = soundOfHebrew(word);
  return (
    (sound.length >= SURE_SOUNDS || FOREIGN_WRITING.test(word)) &&
    !latin.includes(' ') &&
    sound === soundOfLatin(latin) &&
    patternOf(latin).test(word)
  );
};

/** L10 · whether a Hebrew word is a foreign one that stands on no list of ours. */
export type IsForeignWord = (word: string) => boolean;

/** Foreign are the translations of our words; known is whatever an entry or a compound is made of. */
export const openForeignWords = (
  { entries, phrases }: Pick<LexiconSource, 'entries' | 'phrases'>,
  lexicon: Lexicon,
): IsForeignWord => {
  const bySound = new Map<string, string[]>();
  const listed = new Set(phrases.compounds.flatMap(spelled));
  for (const { forms, family, allow, translations } of entries) {
    for (const word of [...forms, ...family, ...allow].flatMap(spelled)) listed.add(word);
    for (const latin of translations) {
      const sound = soundOfLatin(latin);
      bySound.set(sound, [...(bySound.get(sound) ?? []), latin]);
    }
  }
  const isKnown = (word: string): boolean =>
    lexicon.isCommon(word) || lexicon.isHeadword(word) || listed.has(word);
  return (word) => {
    const alike = bySound.get(soundOfHebrew(word)) ?? [];
    if (!alike.some((latin) => isWrittenInHebrew(word, latin))) return false;
    return !isKnown(word) && !lexicon.grammar.readings(word).some(({ base }) => isKnown(base));
  };
};
