import type { Addition, Reading } from './grammar.ts';
import { isFormOfAnother, isKnownAsItself } from './known.ts';
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

const isSimple = (added: Addition): boolean =>
  added === 'particle' || added === 'number' || added === 'inflection';

/** A look-alike that an entry allows, also with particles, plural or gender of its own. */
const isAllowed = (clue: ClueWord, { allow }: Target): boolean =>
  allow.has(clue.letters) ||
  clue.readings.some(({ base, added }) => isSimple(added) && allow.has(base));

/** So read that no chance is in it: what only a doubtful reading allows does not outweigh it. */
const isPlainlyAllowed = (clue: ClueWord, { allow }: Target): boolean =>
  clue.readings.some(({ base, added, weak }) => !weak && isSimple(added) && allow.has(base));

/** Words so short that nearly anything may be read into them: of those only what is listed counts. */
const SHORT = 2;

/**
 * What the program adds to a word by itself. Number and gender of a listed word are in its entry, and
 * verbs only in its family.
 */
const isOf = ({ base, added }: Reading, target: Target): 'form' | 'family' | undefined => {
  const hasOwnForms = target.listed && (added === 'number' || added === 'ownedNumber');
  if (target.forms.has(base) && added !== 'verb' && !hasOwnForms) return 'form';
  return target.family.has(base) && added !== 'owner' ? 'family' : undefined;
};

/** Where both are meant by some: the card itself with a particle or an owner, or with an article. */
const isAlive = ({ base, added, weak }: Reading, target: Target): boolean =>
  base === target.parts.join(' ') || (added === 'particle' && !weak);

/** Whether the clue is an inflection of the word, of one of its forms or of its family. */
const byReading = (clue: ClueWord, target: Target, lexicon: Lexicon): Kinship | undefined => {
  let doubtful: Kinship | undefined;
  let indirect: Kinship | undefined;
  for (const reading of clue.readings) {
    const why = isOf(reading, target);
    if (why === undefined || reading.farFetched) continue;
    if (isKnownAsItself(reading, clue, { target, lexicon })) {
      if (why === 'form' && isAlive(reading, target)) doubtful = perhaps('L2', 'maybeForm');
      continue;
    }
    const isBare = reading.added === 'particle' && (target.listed || !reading.weak);
    const isShort = !isBare && reading.base.length <= SHORT;
    if (clue.isCommon && isShort) continue;
    const isOwn = reading.added !== 'inflection' || reading.base === target.parts.join(' ');
    const isPlain = why === 'form' && isOwn && (isBare || !reading.weak);
    const excused = reading.weak ? isAllowed : isPlainlyAllowed;
    if (!isPlain && excused(clue, target)) continue;
    /** Of a listed word its look-alikes are listed too (`allow`); of any other they are not known. */
    const isKnown = target.listed && reading.added !== 'inflection';
    if (!isKnown && reading.weak && (clue.isCommon || isShort)) {
      doubtful = perhaps('L2', 'maybeForm');
    } else if (why === 'form') {
      return sure('L2', 'form');
    } else {
      indirect = sure('L2', 'family');
    }
  }
  return indirect ?? doubtful;
};

/**
 * L5 · full and defective spelling. A word with fewer vowel letters than the card is that word; one
 * with more may well be another (מטבע, מטביע).
 */
const bySpelling = (clue: ClueWord, target: Target, lexicon: Lexicon): Kinship | undefined => {
  if (clue.isHeadword) return undefined;
  const { mayBeOneSpelling, mayBeLoanword, plainSpelling, plainSpellingIsSure } = lexicon.grammar;
  const like = [...target.forms].filter(
    (form) =>
      mayBeOneSpelling(clue.letters, form) &&
      !(mayBeLoanword(clue.letters, form) && isFormOfAnother(clue, target, lexicon)),
  );
  if (like.length === 0) return undefined;
  if (lexicon.linesWith(clue.letters).length > 0) {
    return like.includes(target.parts.join(' ')) ? perhaps('L5', 'maybeSpelling') : undefined;
  }
  const isSame = like.some((form) => plainSpelling(form) === plainSpelling(clue.letters));
  const isPlain = isSame || like.some((form) => form.length > clue.letters.length);
  if ((isPlain && !clue.isCommon) || (isSame && plainSpellingIsSure)) return sure('L5', 'spelling');
  return target.listed && clue.isCommon ? undefined : perhaps('L5', 'maybeSpelling');
};

/** A pattern may find kinship where there is none, so it only warns. */
const byRoot = (clue: ClueWord, target: Target): Kinship | undefined => {
  for (const root of clue.roots) if (target.roots.has(root)) return perhaps('L2', 'sameRoot');
  return undefined;
};

const SHORTEST_HOST = 3;
const SHORTEST_PART = 2;

/** L8 · letters of a visible word are no clue to its meaning; nor is flies, for butterfly. */
const byLetters = ({ letters, readings }: ClueWord, target: Target): Kinship | undefined => {
  const host = target.parts.join('');
  const isIn = (part: string, least: number) =>
    host.length >= SHORTEST_HOST && part.length >= least && part !== host && host.includes(part);
  const isInflected = readings.some(
    ({ base, added, weak }) => added === 'inflection' && !weak && isIn(base, SHORTEST_HOST),
  );
  return isInflected || isIn(letters, SHORTEST_PART) ? perhaps('L8', 'substring') : undefined;
};

const plainKinship = (clue: ClueWord, target: Target, lexicon: Lexicon): Kinship | undefined => {
  if (target.allow.has(clue.letters)) return undefined;
  const kin = byEntry(clue.letters, target, lexicon) ?? byReading(clue, target, lexicon);
  return kin !== undefined || isAllowed(clue, target) ? kin : bySpelling(clue, target, lexicon);
};

/** Whether a clue's word is this word, in whatever form: what forbids it also within compounds. */
export const isFormOf = (clue: ClueWord, target: Target, lexicon: Lexicon): Kinship | undefined => {
  const kin = plainKinship(clue, target, lexicon);
  /** כדורי is of the family of כדור, and its construct plural too. */
  const found = kin?.why === 'family' ? byReading(clue, target, lexicon) : kin;
  return found?.verdict === 'illegal' && found.why !== 'family' ? found : undefined;
};

/** All that one word of a clue may have to do with one word on the board. */
export const kinshipOf = (
  clue: ClueWord,
  target: Target,
  lexicon: Lexicon,
): Kinship | undefined => {
  const kin = plainKinship(clue, target, lexicon);
  if (kin?.verdict === 'illegal') return kin;
  const letters = byLetters(clue, target);
  if (isAllowed(clue, target)) return kin ?? letters;
  const compound = lexicon.grammar.looksCompound(
    clue.letters,
    target.parts.join(''),
    (rest) => lexicon.isCommon(rest) || lexicon.isHeadword(rest),
  );
  return (
    kin ?? (compound ? perhaps('L3', 'containsWord') : undefined) ?? letters ?? byRoot(clue, target)
  );
};
