import { phraseOf } from './hebrew/phrases.ts';
import { clean } from './normalise.ts';
import type { Allowance, Finding, Language } from './types.ts';

type Found = Finding | undefined;

const because = (verdict: Finding['verdict'], why: Finding['why']): Finding => ({
  verdict,
  rule: 'L11',
  word: null,
  why,
});

/** Names and titles may be of any words, so whoever allows them hears nothing about it. */
const anyWords: readonly Allowance[] = ['fullNames', 'titles'];

const ofHebrew = (words: readonly string[], allow: readonly Allowance[]): Found => {
  const phrase = phraseOf(words);
  if (phrase === 'place' && allow.includes('places')) return undefined;
  if (!allow.includes('compounds')) {
    /** Of a place that is not listed nobody can tell it from another pair. */
    return because(allow.includes('places') ? 'warn' : 'illegal', 'moreThanOneWord');
  }
  if (phrase === 'place') return because('illegal', 'moreThanOneWord');
  if (phrase === 'free') return because('illegal', 'notBound');
  if (phrase === 'loose') return because('warn', 'notBound');
  return phrase === 'long' ? because('warn', 'moreThanOneWord') : undefined;
};

const ofEnglish = (clue: string, allow: readonly Allowance[]): Found => {
  if (!clue.includes(' ') && allow.includes('compounds')) return undefined;
  const perhaps = allow.includes('places') || allow.includes('compounds');
  return because(perhaps ? 'warn' : 'illegal', 'moreThanOneWord');
};

const ACRONYM = /\p{L}"\p{L}$/u;

/** L11 · one word, and what a room allows beyond it. */
export const oneWord = (
  written: string,
  words: readonly string[],
  { language, allow }: { language: Language; allow: readonly Allowance[] },
): Found => {
  const clue = clean(written);
  if (words.length === 1) {
    const isAcronym = ACRONYM.test(clue) && !allow.includes('acronyms');
    return isAcronym ? because('warn', 'acronym') : undefined;
  }
  if (anyWords.some((allowance) => allow.includes(allowance))) return undefined;
  return language === 'he' ? ofHebrew(words, allow) : ofEnglish(clue, allow);
};
