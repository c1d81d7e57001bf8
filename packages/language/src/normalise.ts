import { soundOf } from './transliterate.ts';

/** Marks that Unicode would take apart into a space and an accent. */
const GERESH = /[׳`´‘’‚‛′‵ʹʼʽˈ＇]/gu;
const GERSHAYIM = /[״“”„‟″‶＂«»]|''/gu;
/** Maqaf, and every dash there is. */
const DASH = /[\u05be\u2212\p{Pd}]/gu;
const UNSEEN = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** Niqqud, cantillation, and the accents of other languages. */
const POINTS = /[\p{M}\u05c0\u05c3\u05c6]/gu;

const FINALS: { readonly [letter: string]: string } = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** One text for all ways of writing it that mean nothing (L5): marks, quotes, dashes, spaces, case. */
export const clean = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(GERESH, "'")
    .replace(GERSHAYIM, '"')
    .normalize('NFKD')
    .replace(POINTS, '')
    .replace(GERESH, "'")
    .replace(GERSHAYIM, '"')
    .replace(DASH, '-')
    .replace(/[?!,;:.…]+(?=\s|$)/gu, '')
    .replace(/\s*-\s*/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** The letters of one word: no quotes, and final letters as any others. */
export const letters = (word: string): string =>
  word.replace(/['"]/gu, '').replace(/[ךםןףץ]/gu, (letter) => FINALS[letter] ?? letter);

const SPELLED_OUT = /^\p{L}(?:[-\s.·,_/]+\p{L})+[.]?$/u;

/** L12 · a word spelled out is that word. */
const joined = (text: string): string =>
  SPELLED_OUT.test(text) ? text.replace(/[-\s.·,_/]+/gu, '') : text;

/** Quotes around a word, and not those in it (צה"ל, ג'ירפה, א'). */
const unquoted = (word: string): string =>
  word.replace(/^["']+/u, '').replace(/["']+$/u, (end) => (end === "'" ? end : ''));

/** כלב1 is כלב; a number by itself is a clue of its own (L8). */
const unnumbered = (word: string): string => word.replace(/^\d+(?=.*\p{L})|(?<=\p{L}.*)\d+$/gu, '');

/** The words of a text as they are written: a compound taken apart, and no sign hides a word. */
const wordsIn = (text: string): readonly string[] =>
  joined(clean(text))
    .split(/[^\p{L}\p{N}'"]+/u)
    .map(unquoted)
    .filter((word) => letters(word) !== '');

/** תנ"ך, with whichever mark. */
export const isAcronym = (word: string): boolean => /\p{L}"\p{L}$/u.test(clean(word));

/** ת"א, ג'ז: a mark within, without which the letters may be another word. */
export const isMarked = (word: string): boolean => /\p{L}['"]\p{L}/u.test(clean(word));

/** The words of a text by their letters alone. */
export const spelled = (text: string): readonly string[] => wordsIn(text).map(letters);

/** The same of a clue that is to be judged: a number behind a word does not hide it. */
export const spelledClue = (text: string): readonly string[] => spelled(text).map(unnumbered);

/** A clue that is one word with a mark within, its mark kept. */
export const markedIn = (clue: string): string | undefined => {
  const [word = '', ...others] = wordsIn(clue);
  return others.length === 0 && isMarked(word) ? word : undefined;
};

/** L6 · both spellings of one sound may be given as one clue; what sounds otherwise is another word. */
export const alternatives = (text: string): readonly string[] => {
  const whole = joined(clean(text));
  const parts = whole.split('/').filter((part) => part.trim() !== '');
  const sounds = new Set(parts.map((part) => soundOf(spelled(part).join(''))));
  return parts.length > 1 && sounds.size === 1 ? parts : [whole];
};
