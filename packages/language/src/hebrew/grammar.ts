import type { Grammar, Reading } from '../grammar.ts';
import { nounBases, verbBases } from './endings.ts';
import { unprefixed } from './particles.ts';
import { rootsOf } from './roots.ts';
import { mayBeOneSpelling, plainSpelling } from './spelling.ts';

const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  'את',
  'של',
  'על',
  'אל',
  'עמ',
  'או',
  'גמ',
  'לא',
  'כל',
  'זה',
  'הוא',
  'היא',
  'בלי',
  'אינ',
]);

/** ה alone is the article; the other particles begin many words that have nothing to do with them. */
const isWeak = (particles: string): boolean => particles !== '' && !particles.endsWith('ה');

const readings = (word: string): readonly Reading[] =>
  unprefixed(word).flatMap(({ particles, rest }) => {
    const before = isWeak(particles);
    const as = (verb: boolean) => (ending: { base: string; weak: boolean }) => ({
      base: ending.base,
      weak: before || ending.weak,
      verb,
    });
    return [
      ...(particles === '' ? [] : [{ base: rest, weak: before, verb: false }]),
      ...nounBases(rest).map(as(false)),
      ...verbBases(rest).map(as(true)),
    ];
  });

export const hebrew: Grammar = {
  readings,
  plainer: (word) => nounBases(word).flatMap(({ base, weak }) => (weak ? [] : [base])),
  mayBeOneSpelling,
  plainSpelling,
  roots: rootsOf,
  /** L4 · in Hebrew, letters that contain a word are not a compound of it. */
  looksCompound: () => false,
  isFunctionWord: (word) => FUNCTION_WORDS.has(word),
  ownLetters: /[א-ת]/u,
  foreignLetters: /\p{Script=Latin}/u,
};
