import type { Reading } from './grammar.ts';
import type { Lexicon, Target } from './lexicon.ts';
import type { Finding, Why } from './types.ts';

/** A clue's word, read once and compared with every word on the board. */
export interface ClueWord {
  readonly letters: string;
  readonly readings: readonly Reading[];
  readonly roots: ReadonlySet<string>;
  /** A word of its own right, so that no other may be read into it. */
  readonly isHeadword: boolean;
  readonly isCommon: boolean;
}

export const clueWord = (letters: string, lexicon: Lexicon): ClueWord => {
  const isHeadword = lexicon.isHeadword(letters);
  return {
    letters,
    readings: isHeadword ? [] : lexicon.grammar.readings(letters),
    roots: lexicon.grammar.roots(letters),
    isHeadword,
    isCommon: lexicon.isCommon(letters),
  };
};

/** One finding about a target; the word is put in by the caller. */
export type Kinship = Pick<Finding, 'verdict' | 'rule' | 'why'>;

const sure = (rule: string, why: Why): Kinship => ({ verdict: 'illegal', rule, why });
const perhaps = (rule: string, why: Why): Kinship => ({ verdict: 'warn', rule, why });

/** Whether the clue is the word itself, or stands in the word's own entry. */
const byEntry = (clue: string, target: Target, lexicon: Lexicon): Kinship | undefined => {
  const whole = target.parts.join(' ');
  if (clue === whole) return sure('L1', 'sameWord');
  if (target.forms.has(clue)) {
    const isSpelling = lexicon.grammar.mayBeOneSpelling(clue, whole);
    return isSpelling ? sure('L5', 'spelling') : sure('L2', 'form');
  }
  return target.family.has(clue) ? sure('L2', 'family') : undefined;
};

/** Whether the clue is an inflection of the word, of one of its forms or of its family. */
const byReading = (clue: ClueWord, target: Target): Kinship | undefined => {
  let doubtful: Kinship | undefined;
  for (const { base, weak, verb } of clue.readings) {
    const isForm = target.forms.has(base) && !(verb && !target.listed);
    if (!isForm && !target.family.has(base)) continue;
    const why = isForm ? 'form' : 'family';
    /** Of a listed word its look-alikes are listed too (`allow`); of any other they are not known. */
    if (target.listed || !weak || !clue.isCommon) return sure('L2', why);
    doubtful = perhaps('L2', 'maybeForm');
  }
  return doubtful;
};

const bySpelling = (clue: ClueWord, target: Target, lexicon: Lexicon): Kinship | undefined => {
  if (clue.isHeadword) return undefined;
  const { mayBeOneSpelling } = lexicon.grammar;
  const isLike = [...target.forms].some((form) => mayBeOneSpelling(clue.letters, form));
  if (!isLike) return undefined;
  if (!clue.isCommon) return sure('L5', 'spelling');
  return target.listed ? undefined : perhaps('L5', 'maybeSpelling');
};

/** A pattern may find kinship where there is none, so it only warns. */
const byRoot = (clue: ClueWord, target: Target): Kinship | undefined => {
  for (const root of clue.roots) if (target.roots.has(root)) return perhaps('L2', 'sameRoot');
  return undefined;
};

const SHORTEST_HOST = 3;
const SHORTEST_PART = 2;

/** L8 · letters of a visible word are no clue to its meaning. */
const byLetters = (clue: string, target: Target): Kinship | undefined => {
  const host = target.parts.join('');
  const isPart =
    host.length >= SHORTEST_HOST && clue.length >= SHORTEST_PART && host.includes(clue);
  return isPart && clue !== host ? perhaps('L8', 'substring') : undefined;
};

/** Whether a clue's word is this word, in whatever form: what forbids it also within compounds. */
export const isFormOf = (clue: ClueWord, target: Target, lexicon: Lexicon): Kinship | undefined => {
  if (target.allow.has(clue.letters)) return undefined;
  const kin =
    byEntry(clue.letters, target, lexicon) ??
    byReading(clue, target) ??
    bySpelling(clue, target, lexicon);
  return kin?.verdict === 'illegal' && kin.why !== 'family' ? kin : undefined;
};

/** All that one word of a clue may have to do with one word of one part on the board. */
export const kinshipOf = (
  clue: ClueWord,
  target: Target,
  lexicon: Lexicon,
): Kinship | undefined => {
  if (target.allow.has(clue.letters)) return byLetters(clue.letters, target);
  const kin =
    byEntry(clue.letters, target, lexicon) ??
    byReading(clue, target) ??
    bySpelling(clue, target, lexicon);
  if (kin?.verdict === 'illegal') return kin;
  const compound = lexicon.grammar.looksCompound(
    clue.letters,
    target.parts.join(''),
    (rest) => lexicon.isCommon(rest) || lexicon.isHeadword(rest),
  );
  return (
    kin ??
    (compound ? perhaps('L3', 'containsWord') : undefined) ??
    byLetters(clue.letters, target) ??
    byRoot(clue, target)
  );
};
