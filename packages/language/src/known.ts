import type { Reading } from './grammar.ts';
import type { ClueWord } from './kinship.ts';
import type { Lexicon, Line, Target } from './lexicon.ts';

/** L3 · the parts of a compound count in all their forms: הר-געש, רכבת-הרים. */
const sharesPart = (line: Line, { parts }: Target, lexicon: Lexicon): boolean =>
  parts.length > 1 &&
  parts.some((part) => line.some((other) => lexicon.target(part).forms.has(other)));

/** Whether the word of a line, or a part of it, is this word or its kin. */
const isKin = (line: Line, target: Target, lexicon: Lexicon): boolean =>
  line.some(
    (part) => target.forms.has(part) || target.family.has(part) || target.parts.includes(part),
  ) ||
  sharesPart(line, target, lexicon) ||
  lexicon.linesWith(target.parts.join(' ')).includes(line);

/** A word that stands in lines of other words only, which have nothing to do with this one. */
export const isAnother = (word: string, target: Target, lexicon: Lexicon): boolean => {
  const lines = lexicon.linesWith(word);
  return lines.length > 0 && !lines.some((line) => isKin(line, target, lexicon));
};

/** A form of a word that people use, or of an entry's: ראשת of ראש. */
export const isFormOfAnother = (clue: ClueWord, target: Target, lexicon: Lexicon): boolean =>
  clue.readings.some(
    ({ base, rest }) => rest === clue.letters && lexicon.isKnown(base) && !target.forms.has(base),
  );

const LEAST_BASE = 3;

/** Whether the end of a word makes it one of another word, so that its beginning is no particle. */
const isGrownFromAnother = (clue: ClueWord, target: Target, lexicon: Lexicon): boolean =>
  !clue.isCommon &&
  clue.readings.some(
    ({ base, added, weak, rest }) =>
      rest === clue.letters &&
      !weak &&
      added !== 'verb' &&
      base.length >= LEAST_BASE &&
      isAnother(base, target, lexicon),
  );

/** Particles and a word of another line: ל·במה is no לבם. */
const isAnotherWithParticles = (clue: ClueWord, target: Target, lexicon: Lexicon): boolean =>
  clue.readings.some(
    ({ base, added }) =>
      added === 'particle' && lexicon.isHeadword(base) && isAnother(base, target, lexicon),
  );

/**
 * A word that is known as itself is not taken apart: שעונים is no ש·עונים, nor השעונים, nor is
 * שעוני. The commonest words stand in many forms on their list, so that it says nothing of these.
 */
export const isKnownAsItself = (
  { rest, base, weak }: Reading,
  clue: ClueWord,
  { target, lexicon }: { target: Target; lexicon: Lexicon },
): boolean => {
  if (lexicon.linesWith(clue.letters).length > 0) return isAnother(clue.letters, target, lexicon);
  if (rest === clue.letters) return weak && isAnotherWithParticles(clue, target, lexicon);
  return (
    (rest !== base && isAnother(rest, target, lexicon)) ||
    (weak && isGrownFromAnother(clue, target, lexicon))
  );
};
