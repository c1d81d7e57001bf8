/**
 * What was added to a word: nothing but particles; what every word takes; number and gender; an
 * owner or a construct state; both of these; or what makes it a verb.
 */
export type Addition = 'particle' | 'inflection' | 'number' | 'owner' | 'ownedNumber' | 'verb';

/** How a written word may be read: the dictionary's word, and what was added to it. */
export interface Reading {
  readonly base: string;
  readonly added: Addition;
  /** Particles or an ending that other words begin or end with by chance (לבן, שמן). */
  readonly weak: boolean;
  /** A letter before and one after a short word, which others have by chance: ש·לוח·ה. */
  readonly farFetched: boolean;
  /** What stands behind the particles, with its ending; the whole word where there are none. */
  readonly rest: string;
}

/** What the referee asks of a language. Words come as letters alone (`letters`). */
export interface Grammar {
  /** Every reading but the word as it stands. */
  readonly readings: (word: string) => readonly Reading[];
  readonly mayBeOneSpelling: (one: string, other: string) => boolean;
  /** Whether they differ by a letter that loanwords are written with or without: סאלסה, סלסה. */
  readonly mayBeLoanword: (one: string, other: string) => boolean;
  /** How a word is written by L5 when nothing else is known of it. */
  readonly plainSpelling: (word: string) => string;
  /** The same of a word that is no loanword. */
  readonly nativeSpelling: (word: string) => string;
  /** Roots or stems that a word may be of; they only warn. */
  readonly roots: (word: string) => ReadonlySet<string>;
  /** A clue made of a word on the board and another word. */
  readonly looksCompound: (
    clue: string,
    word: string,
    isWord: (rest: string) => boolean,
  ) => boolean;
  /** Words that are only there for others, in all their forms: של, עליו, the. */
  readonly isFunctionWord: (word: string) => boolean;
  /** Several words as they are, and without the articles that they may have. */
  readonly indefinite: (words: readonly string[]) => readonly (readonly string[])[];
  /** Which word of an expression is inflected with it: תחנות דלק, gas stations. */
  readonly headOfPhrase: 'first' | 'last';
  /** L11 · words of which no bound pair is made, or hardly ever. */
  readonly looseness: (words: readonly string[]) => 'free' | 'loose' | undefined;
  readonly foreignLetters: RegExp;
  /** Where spellings differ by custom alone (colour, color) no two words differ by them. */
  readonly plainSpellingIsSure: boolean;
}
