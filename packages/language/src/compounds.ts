import { type ClueWord, isFormOf, type Kinship, kinshipOf } from './kinship.ts';
import { isAnother } from './known.ts';
import type { Lexicon, Target } from './lexicon.ts';

const contentOf = (parts: readonly string[], lexicon: Lexicon): readonly string[] =>
  parts.filter((part) => part.length > 1 && !lexicon.grammar.isFunctionWord(part));

/** L3 · a part of a visible compound, in any form, is not for clues. */
const isPartOf = (clue: ClueWord, target: Target, lexicon: Lexicon): boolean =>
  contentOf(target.parts, lexicon).some(
    (part) => isFormOf(clue, lexicon.target(part), lexicon) !== undefined,
  );

/** L5 · with maqaf, hyphen, space or nothing between its parts, a compound is the same. */
const isWhole = (words: readonly ClueWord[], target: Target): boolean =>
  words.map(({ letters }) => letters).join('') === target.parts.join('');

const writtenAs = (words: readonly ClueWord[]): string =>
  words.map(({ letters }) => letters).join(' ');

const wholeOf = (words: readonly ClueWord[], target: Target): Kinship | undefined => {
  const whole = writtenAs(words);
  if (whole === target.parts.join(' ')) {
    return { verdict: 'illegal', rule: 'L1', why: 'sameWord' };
  }
  const [only] = words;
  if (words.length === 1 && only !== undefined && target.allow.has(only.letters)) return undefined;
  if (isWhole(words, target)) return { verdict: 'illegal', rule: 'L5', why: 'spelling' };
  return words.length > 1 && target.forms.has(whole)
    ? { verdict: 'illegal', rule: 'L2', why: 'form' }
    : undefined;
};

/** A clue of one word against a word on the board, which may be a compound. */
const single = (clue: ClueWord, target: Target, lexicon: Lexicon): Kinship | undefined => {
  if (target.parts.length === 1) return kinshipOf(clue, target, lexicon);
  if (target.allow.has(clue.letters)) return undefined;
  if (isPartOf(clue, target, lexicon)) {
    return { verdict: 'illegal', rule: 'L3', why: 'compoundPart' };
  }
  const kin = kinshipOf(clue, target, lexicon);
  /** An irregular form of a part stands among the forms of the whole (בתים, of בית-חולים). */
  return kin?.why === 'form' ? { ...kin, rule: 'L3', why: 'compoundPart' } : kin;
};

/** A form of a compound that has a line: its words are forms of that one's words (שקי שינה). */
const isFormOfCompound = (words: readonly ClueWord[], lexicon: Lexicon): boolean =>
  lexicon
    .linesWith(writtenAs(words))
    .every(
      (line) =>
        line.join('') === words.map(({ letters }) => letters).join('') ||
        (line.length === words.length &&
          words.every(
            (word, at) => isFormOf(word, lexicon.target(line[at] ?? ''), lexicon) !== undefined,
          )),
    );

/** A clue of several words against a word on the board. */
const several = (
  words: readonly ClueWord[],
  target: Target,
  lexicon: Lexicon,
): Kinship | undefined => {
  if (isFormOfCompound(words, lexicon) && isAnother(writtenAs(words), target, lexicon)) {
    return undefined;
  }
  for (const word of words) {
    if (lexicon.grammar.isFunctionWord(word.letters)) continue;
    const kin = single(word, target, lexicon);
    if (kin?.verdict !== 'illegal') continue;
    const isKin = kin.why === 'family' && isFormOf(word, target, lexicon) === undefined;
    if (isKin) return { ...kin, verdict: 'warn' };
    const why = target.parts.length === 1 ? 'containsWord' : 'sharedPart';
    return { verdict: 'illegal', rule: 'L3', why };
  }
  return undefined;
};

/** L1–L5, L8 · what a clue has to do with one word on the board. */
export const kinship = (
  words: readonly ClueWord[],
  target: Target,
  lexicon: Lexicon,
): Kinship | undefined => {
  const whole = wholeOf(words, target);
  if (whole !== undefined) return whole;
  const [only] = words;
  if (only === undefined) return undefined;
  return words.length === 1 ? single(only, target, lexicon) : several(words, target, lexicon);
};
