const MATRES = /[וי]/gu;

/** A word without the letters that only show vowels, its first letter kept. */
const skeleton = (word: string): string => word.slice(0, 1) + word.slice(1).replace(MATRES, '');

const isSubsequence = (short: string, long: string): boolean => {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
};

/** חוה and חווה, בנין and בניין. */
const undoubled = (word: string): string =>
  word.replace(/(?<=.)וו/gu, 'ו').replace(/(?<=.)יי/gu, 'י');

/** דוגמא and דוגמה; short words differ by it too often (קרא, קרה). */
const SHORTEST_SWAP = 4;
const sameEnd = (word: string): string =>
  word.length >= SHORTEST_SWAP && word.endsWith('א') ? `${word.slice(0, -1)}ה` : word;

/** סאלסה and סלסה: a vowel of a loanword, which א shows or does not. */
const SHORTEST_WITH_ALEF = 4;
const SHOWN_VOWEL = /(?<=^ו|[^אהוי])א(?=[^אהוי])/gu;
const withoutAlef = (word: string): string =>
  word.length >= SHORTEST_WITH_ALEF ? word.replace(SHOWN_VOWEL, '') : word;

/** A spelling that full and defective writing share only where nothing else is written so. */
export const nativeSpelling = (word: string): string => sameEnd(undoubled(word));
export const plainSpelling = (word: string): string => withoutAlef(nativeSpelling(word));

/** Whether the two differ by such an א; native words may, too: מלאכה, מלכה. */
export const differByAlef = (one: string, other: string): boolean =>
  nativeSpelling(one) !== nativeSpelling(other) && plainSpelling(one) === plainSpelling(other);

/** Vowel letters that one writer puts in and another leaves out: שולחן, שלחן. */
const MOST_LEFT_OUT = 2;

/** L5 · whether the two could be one word, spelled fully and defectively. */
export const mayBeOneSpelling = (one: string, other: string): boolean => {
  if (one === other) return true;
  if (one[0] !== other[0]) return false;
  return (
    mayBeFullAndDefective(undoubled(one), undoubled(other)) ||
    mayBeFullAndDefective(nativeSpelling(one), nativeSpelling(other)) ||
    differByAlef(one, other)
  );
};

/** חנויות of חנות, כפיות of כפית: only vowel letters more, and yet a plural. */
const isPlural = (long: string, short: string): boolean =>
  /[יו]ת$/u.test(short) && /יות$/u.test(long) && !/יות$/u.test(short);

const mayBeFullAndDefective = (a: string, b: string): boolean => {
  if (a === b) return true;
  if (skeleton(a) !== skeleton(b) || skeleton(a).length < 2) return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length === short.length || long.length - short.length > MOST_LEFT_OUT) return false;
  if (isPlural(long, short)) return false;
  /** At the end a vowel letter is a sound of its own: יד, ידי. */
  return short.at(-1) === long.at(-1) && isSubsequence(short, long);
};
