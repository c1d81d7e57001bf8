const QUOTES = /['"׳״’]/gu;
const FINALS: { readonly [letter: string]: string } = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
const NIQQUD = /[\u0591-\u05bd\u05bf-\u05c7]/gu;

/** One key for all ways of writing a word that mean nothing: case, quotes, final letters, hyphens. */
export const keyOf = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(NIQQUD, '')
    .replace(QUOTES, '')
    .replace(/[\s\u05be-]+/gu, ' ')
    .replace(/[ךםןףץ]/gu, (letter) => FINALS[letter] ?? letter);

/** A word of the lexicon as it is said aloud: what joins an expression is no sign of its own. */
export const spoken = (word: string): string => word.replaceAll('-', ' ');
