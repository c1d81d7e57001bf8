import { type ClueWord, clueWord, isFormOf } from './kinship.ts';
import type { Lexicon } from './lexicon.ts';
import { spelled } from './normalise.ts';
import { type Entry, PHRASE_KINDS, type PhraseKind, type Phrases } from './types.ts';

interface Phrase {
  readonly kind: PhraseKind;
  /** As letters alone. */
  readonly words: readonly string[];
}

/** L11 · expressions of several words that people know, by what they are. */
export interface PhraseBook {
  /** What a clue of several words is known as; empty when nothing knows it. */
  readonly kindsOf: (words: readonly string[]) => ReadonlySet<PhraseKind>;
}

/** A word on a card that is written in several is an expression, whatever else it is called. */
const onCards = (entries: readonly Entry[], listed: ReadonlySet<string>): readonly Phrase[] =>
  entries
    .map(({ word }) => spelled(word))
    .filter((words) => words.length > 1 && !listed.has(words.join(' ')))
    .map((words) => ({ kind: 'compounds', words }));

/** What all spellings and forms of a word begin with: its first letter, and the next that is no vowel. */
const beginningOf = (word: string): string =>
  word.slice(0, 1) + word.slice(1).replace(/[וי]/gu, '').slice(0, 1);

const isWritten = (word: ClueWord, as: string, { grammar }: Lexicon): boolean =>
  word.letters === as || grammar.mayBeOneSpelling(word.letters, as);

const isForm = (word: ClueWord, of: string, lexicon: Lexicon): boolean =>
  beginningOf(word.letters) === beginningOf(of) &&
  isFormOf(word, lexicon.target(of), lexicon) !== undefined;

/**
 * As it is listed, with its head in another form (תחנות דלק, hot dogs), or with all of them
 * (כדורים פורחים); a form of another word alone may be of another expression (בית חולה).
 */
const isPhrase = (words: readonly ClueWord[], of: readonly string[], lexicon: Lexicon): boolean => {
  if (words.length !== of.length) return false;
  const head = lexicon.grammar.headOfPhrase === 'first' ? 0 : words.length - 1;
  const changed = [...words.entries()].filter(
    ([at, word]) => !isWritten(word, of[at] ?? '', lexicon),
  );
  const isHeadOnly = changed.length === 1 && changed[0]?.[0] === head;
  if (changed.length > 0 && changed.length < words.length && !isHeadOnly) return false;
  return changed.every(([at, word]) => isForm(word, of[at] ?? '', lexicon));
};

export const openPhrases = (
  phrases: Phrases,
  entries: readonly Entry[],
  lexicon: Lexicon,
): PhraseBook => {
  const listed = PHRASE_KINDS.flatMap((kind) =>
    phrases[kind].map((phrase): Phrase => ({ kind, words: spelled(phrase) })),
  );
  const byBeginning = new Map<string, Phrase[]>();
  const known = new Set(listed.map(({ words }) => words.join(' ')));
  for (const phrase of [...listed, ...onCards(entries, known)]) {
    const beginning = beginningOf(phrase.words[0] ?? '');
    const alike = byBeginning.get(beginning);
    if (alike === undefined) byBeginning.set(beginning, [phrase]);
    else alike.push(phrase);
  }

  const kindsOfThese = (letters: readonly string[]): readonly PhraseKind[] => {
    const words = letters.map((each) => clueWord(each, lexicon));
    const near = byBeginning.get(beginningOf(letters[0] ?? '')) ?? [];
    return near.filter((phrase) => isPhrase(words, phrase.words, lexicon)).map(({ kind }) => kind);
  };

  return {
    kindsOf: (words) =>
      new Set(lexicon.grammar.indefinite(words).flatMap((each) => kindsOfThese(each))),
  };
};
