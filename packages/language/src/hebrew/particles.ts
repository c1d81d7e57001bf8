/** ו, then ש in its combinations: before anything, verbs too. */
const BEFORE_ALL = /^ו?(?:ש|כש|לכש)?$/u;
/** Then a preposition or the article. ב, כ and ל swallow the article: להבית is not written. */
const BEFORE_NOUNS = /^ו?(?:ש|כש|לכש)?(?:[בכלמה]|מה)?$/u;

/** Most letters that particles take: ולכשמה. */
const MOST = 6;

/** What remains must still be a word: two letters at least. */
const LEAST = 2;

export interface Unprefixed {
  readonly particles: string;
  readonly rest: string;
  readonly mayBeVerb: boolean;
  /** With the article no possessive ending goes: הכלבו is not written. */
  readonly hasArticle: boolean;
  /** Other words begin with these letters by chance; hardly any with an article on top. */
  readonly weak: boolean;
}

/** Every way to read the beginning of a word as particles, the whole word first. */
export const unprefixed = (word: string): readonly Unprefixed[] => {
  const readings: Unprefixed[] = [];
  for (let length = 0; length <= MOST && word.length - length >= LEAST; length += 1) {
    const particles = word.slice(0, length);
    if (!BEFORE_NOUNS.test(particles)) continue;
    const hasArticle = particles.endsWith('ה');
    readings.push({
      particles,
      rest: word.slice(length),
      mayBeVerb: BEFORE_ALL.test(particles),
      hasArticle,
      weak: particles !== '' && !hasArticle,
    });
  }
  return readings;
};

const LEAST_DEFINITE = 3;

const withoutArticle = (word: string): string =>
  word.startsWith('ה') && word.length >= LEAST_DEFINITE ? word.slice(1) : word;

/** בית הספר and הכדור הפורח, beside what they are without their articles. */
export const indefinite = (words: readonly string[]): readonly (readonly string[])[] => {
  const last = [...words.slice(0, -1), ...words.slice(-1).map(withoutArticle)];
  const readings = [words, last, words.map(withoutArticle)];
  const written = readings.map((each) => each.join(' '));
  return readings.filter((_, at) => written.indexOf(written[at] ?? '') === at);
};
