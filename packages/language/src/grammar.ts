/** One way to read a written word: the dictionary's word, and how sure it is that this is it. */
export interface Reading {
  readonly base: string;
  /** Particles or an ending that other words begin or end with by chance. */
  readonly weak: boolean;
  /** Read as a verb, which only words of a family are. */
  readonly verb: boolean;
}

/** What the referee asks of a language. Words come as letters alone (`letters`). */
export interface Grammar {
  /** Every reading but the word as it stands. */
  readonly readings: (word: string) => readonly Reading[];
  /** Singular and plainer forms that a word on a board may be of. */
  readonly plainer: (word: string) => readonly string[];
  readonly mayBeOneSpelling: (one: string, other: string) => boolean;
  /** How a word is written by L5 when nothing else is known of it. */
  readonly plainSpelling: (word: string) => string;
  /** Roots or stems that a word may be of; they only warn. */
  readonly roots: (word: string) => ReadonlySet<string>;
  /** A clue made of a word on the board and another word. */
  readonly looksCompound: (
    clue: string,
    word: string,
    isWord: (rest: string) => boolean,
  ) => boolean;
  readonly isFunctionWord: (word: string) => boolean;
  readonly ownLetters: RegExp;
  readonly foreignLetters: RegExp;
}
