import type { Grammar } from './grammar.ts';
import { clean, isAcronym } from './normalise.ts';
import type { PhraseBook } from './phrases.ts';
import {
  type Allowance,
  type Finding,
  type Language,
  PHRASE_KINDS,
  type PhraseKind,
} from './types.ts';

type Found = Finding | undefined;

interface Room {
  readonly language: Language;
  readonly allow: readonly Allowance[];
  readonly grammar: Grammar;
  readonly phrases: PhraseBook;
}

const because = (verdict: Finding['verdict'], why: Finding['why']): Finding => ({
  verdict,
  rule: 'L11',
  word: null,
  why,
});

/** What is said of an expression that everyone knows where the room has not agreed to its kind. */
const NOT_AGREED: { readonly [kind in PhraseKind]: Finding['why'] } = {
  compounds: 'moreThanOneWord',
  places: 'placeName',
  fullNames: 'fullName',
  titles: 'title',
};

const LONGEST_PAIR = 2;
const LONGEST_NAME = 3;

/** Several words that no list knows: of names and titles there are more than anyone can list. */
const ofUnknown = (words: readonly string[], { allow, grammar }: Room): Finding => {
  const mayBeTitle = allow.includes('titles');
  if (words.length > LONGEST_PAIR) {
    const mayBeName = allow.includes('fullNames') && words.length <= LONGEST_NAME;
    return mayBeTitle || mayBeName
      ? because('warn', 'unknownPair')
      : because('illegal', 'moreThanOneWord');
  }
  if (!PHRASE_KINDS.some((kind) => allow.includes(kind))) {
    return because('illegal', 'moreThanOneWord');
  }
  const looseness = allow.includes('compounds') ? grammar.looseness(words) : undefined;
  if (looseness === 'free' && !mayBeTitle) return because('illegal', 'notBound');
  return because('warn', looseness === undefined ? 'unknownPair' : 'notBound');
};

const ofSeveral = (clue: string, words: readonly string[], room: Room): Found => {
  /** English writes with a hyphen what it takes for one word. */
  const isHyphenated = room.language === 'en' && !clue.includes(' ');
  const known = room.phrases.kindsOf(words);
  if (room.allow.some((each) => known.has(each as PhraseKind))) return undefined;
  if (isHyphenated) {
    return room.allow.includes('compounds') ? undefined : because('warn', 'moreThanOneWord');
  }
  const kind = PHRASE_KINDS.find((each) => known.has(each));
  return kind === undefined ? ofUnknown(words, room) : because('illegal', NOT_AGREED[kind]);
};

/** Pictures, and drawn marks such as hearts and stars. */
const PICTURE = /[\p{Extended_Pictographic}\p{So}\p{Regional_Indicator}]/u;

/** L11 · one word, and what a room allows beyond it. */
export const oneWord = (written: string, words: readonly string[], room: Room): Found => {
  if (words.length === 0 || PICTURE.test(written)) return because('illegal', 'noWord');
  const clue = clean(written);
  if (words.length === 1) {
    const isDoubtful = isAcronym(clue) && !room.allow.includes('acronyms');
    return isDoubtful ? because('warn', 'acronym') : undefined;
  }
  return ofSeveral(clue, words, room);
};
