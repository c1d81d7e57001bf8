import type { Grammar } from '../grammar.ts';
import { inflectionBases } from './inflections.ts';

/** British and American, and what else differs by custom alone. */
const plainSpelling = (word: string): string =>
  word
    .replace(/our(?=s?$|ed$|ing$|ful$|less$)/u, 'or')
    .replace(/is(?=e[ds]?$|ing$|ation$)/u, 'iz')
    .replace(/tre$/u, 'ter')
    .replace(/ll(?=ed$|ing$|er$)/u, 'l')
    .replace(/ogue$/u, 'og')
    .replace(/grey/u, 'gray');

const DERIVED = [
  'ness',
  'ful',
  'less',
  'ly',
  'y',
  'ish',
  'or',
  'ist',
  'ism',
  'ment',
  'ation',
  'ion',
  'al',
  'ous',
  'able',
  'ship',
  'hood',
  'ery',
  'ry',
];
const LEAST_STEM = 3;

/** A word and what it seems to be derived from. */
const roots = (word: string): ReadonlySet<string> => {
  const stems = new Set([word, ...inflectionBases(word).map(({ base }) => base)]);
  for (const ending of DERIVED) {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < LEAST_STEM) continue;
    stems.add(stem).add(`${stem}e`);
    if (stem.endsWith('i')) stems.add(`${stem.slice(0, -1)}y`);
    if (/(.)\1$/u.test(stem)) stems.add(stem.slice(0, -1));
  }
  return stems;
};

const LEAST_PART = 3;

const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  'the',
  'a',
  'an',
  'of',
  'and',
  'in',
  'on',
  'to',
]);

export const english: Grammar = {
  readings: (word) =>
    inflectionBases(word).map(({ base, byChance }) => ({
      base,
      added: 'inflection',
      weak: byChance,
      farFetched: false,
      rest: word,
    })),
  mayBeOneSpelling: (one, other) => plainSpelling(one) === plainSpelling(other),
  mayBeLoanword: () => false,
  plainSpelling,
  nativeSpelling: plainSpelling,
  roots,
  looksCompound: (clue, word, isWord) => {
    if (word.length < LEAST_PART || clue.length - word.length < LEAST_PART) return false;
    if (clue.startsWith(word)) return isWord(clue.slice(word.length));
    return clue.endsWith(word) && isWord(clue.slice(0, -word.length));
  },
  isFunctionWord: (word) => FUNCTION_WORDS.has(word),
  indefinite: (words) => (words[0] === 'the' ? [words, words.slice(1)] : [words]),
  headOfPhrase: 'last',
  looseness: () => undefined,
  foreignLetters: /(?!\p{Script=Latin})\p{L}/u,
  plainSpellingIsSure: true,
};
