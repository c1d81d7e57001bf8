const HEBREW: { readonly [letter: string]: string } = {
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ז: 'z',
  ח: 'h',
  ט: 't',
  כ: 'k',
  ל: 'l',
  מ: 'm',
  נ: 'n',
  ס: 's',
  פ: 'p',
  צ: 'ts',
  ק: 'k',
  ר: 'r',
  ש: 's',
  ת: 't',
};

const LATIN: readonly (readonly [RegExp, string])[] = [
  [/tz|zz/gu, 'ts'],
  [/ch(?=[ao])|ck|kh|qu|q/gu, 'k'],
  [/ph|f/gu, 'p'],
  [/sh|ss/gu, 's'],
  [/th/gu, 't'],
  [/c(?=[eiy])/gu, 's'],
  [/c/gu, 'k'],
  [/x/gu, 'ks'],
  [/v|w(?=[aeiou])/gu, 'b'],
  [/j/gu, 'g'],
  [/[aeiouyhw]/gu, ''],
  [/[^a-z]/gu, ''],
  [/([a-z])\1+/gu, '$1'],
];

/** How a Hebrew word sounds, roughly: its consonants in Latin letters. */
export const soundOfHebrew = (letters: string): string =>
  [...letters]
    .map((letter) => HEBREW[letter] ?? '')
    .join('')
    .replace(/h/gu, '')
    .replace(/([a-z])\1+/gu, '$1');

/** How a word in Latin letters sounds, roughly. */
export const soundOfLatin = (word: string): string =>
  LATIN.reduce((sound, [from, to]) => sound.replace(from, to), word);

/** Letters that English writes and does not say: knight, night. */
const SILENT = /^k(?=n)|^w(?=r)|gh/gu;

/** How a word sounds, roughly, in the letters that it is written in. */
export const soundOf = (word: string): string =>
  /[א-ת]/u.test(word) ? soundOfHebrew(word) : soundOfLatin(word.replace(SILENT, ''));
