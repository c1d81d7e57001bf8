import type { Reading } from './grammar.ts';
import type { Lexicon, Line, Target } from './lexicon.ts';

/** Whether the word of a line, or a part of it, is this word or its kin. */
const isKin = (line: Line, target: Target, lexicon: Lexicon): boolean =>
  line.some(
    (part) => target.forms.has(part) || target.family.has(part) || target.parts.includes(part),
  ) ||
  lexicon.linesWith(target.parts.join(' ')).includes(line);

/** A word that stands in lines of other words only, which have nothing to do with this one. */
export const isAnother = (word: string, target: Target, lexicon: Lexicon): boolean => {
  const lines = lexicon.linesWith(word);
  return lines.length > 0 && !lines.some((line) => isKin(line, target, lexicon));
};

/** What every word takes at its end: שעוני of שעונים. */
const isPlainEnding = ({ added, weak, prefixed }: Reading): boolean =>
  !prefixed && !weak && added !== 'verb';

/** Whether the end of a word makes it one of another word, so that its beginning is no particle. */
export const isGrownFromAnother = (
  { readings }: { readonly readings: readonly Reading[] },
  target: Target,
  lexicon: Lexicon,
): boolean =>
  readings.some(
    (reading) => isPlainEnding(reading) && isAnother(reading.base, target, lexicon),
  );
