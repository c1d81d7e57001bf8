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

/** The words that each mind looked at last: the same ones lie there from the first clue to the end. */
const last = new WeakMap<Thinker, Spread>();

export const lookAt = (words: readonly string[], thinker: Thinker): Spread => {
  const known = last.get(thinker);
  const isSame =
    known?.words.length === words.length && words.every((word, at) => word === known.words[at]);
  if (known !== undefined && isSame) return known;
  const spread = spreadOut(words, thinker.mind, thinker.likeness);
  last.set(thinker, spread);
  return spread;
};
