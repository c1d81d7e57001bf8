import {
  type Lexicon,
  type Likeness,
  type Mind,
  makeLikeness,
  makeMind,
  type Spread,
  spreadOut,
} from './mind/index.ts';

/** What a thinker asks of language about a word that it does not know. */
export interface Grammar {
  /** Words of which this may be a form, the likeliest first. */
  readonly bases: (word: string) => readonly string[];
  /** Words that are used for the same things. */
  readonly related: (word: string) => readonly string[];
}

export const NO_GRAMMAR: Grammar = { bases: () => [], related: () => [] };

/** A mind with all that is needed to use it. */
export interface Thinker {
  readonly mind: Mind;
  readonly likeness: Likeness;
  readonly grammar: Grammar;
}

export const makeThinker = (lexicon: Lexicon, grammar: Grammar = NO_GRAMMAR): Thinker => {
  const mind = makeMind(lexicon);
  return { mind, likeness: makeLikeness(mind), grammar };
};

export const lookAt = (words: readonly string[], { mind, likeness }: Thinker): Spread =>
  spreadOut(words, mind, likeness);
