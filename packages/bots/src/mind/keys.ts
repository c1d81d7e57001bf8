const QUOTES = /['"׳״’]/gu;
/** Without its mark each of these is another word: abroad would be sand, and Thor a queue. */
const MARKED: ReadonlySet<string> = new Set(
  `חו"ל נח"ל מצ"ח מג"ב אמ"ן לו"ז סת"ם חד"ש ת'ור חבר'ה ג'ל ג'לי ג'יל מג'דל צ'ופר`.split(' '),
);
const unmarked = (word: string): string => {
  if (word.search(QUOTES) < 0) return word;
  const plain = word.replace(/[׳’]/gu, "'").replace(/״/gu, '"');
  return MARKED.has(plain) ? plain : word.replace(QUOTES, '');
};
const FINALS: { readonly [letter: string]: string } = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
const NIQQUD = /[\u0591-\u05bd\u05bf-\u05c7]/gu;

/** One key for all ways of writing a word that mean nothing: case, quotes, final letters, hyphens. */
export const keyOf = (word: string): string =>
  unmarked(word.trim().toLowerCase().replace(NIQQUD, ''))
    .replace(/[\s\u05be-]+/gu, ' ')
    .replace(/[ךםןףץ]/gu, (letter) => FINALS[letter] ?? letter);

/** A word of the lexicon as it is said aloud: what joins an expression is no sign of its own. */
export const spoken = (word: string): string => word.replaceAll('-', ' ');
