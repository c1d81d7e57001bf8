import { meaningsOf } from './meanings.ts';
import { NEAR, type Spread, strengthOf } from './mind/index.ts';
import type { Thinker } from './thinker.ts';

/** What a clue says about some words, and how well it is known at all. */
export interface Understanding {
  readonly utilities: Float32Array;
  /** 1 for a word of the lexicon, less for a form or a relative of one, 0 for one never heard. */
  readonly known: number;
}

/** How alike two words are written: the last thing to go by. */
const LETTERS = 0.12;

const pairsOf = (word: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));

const byLetters = (clue: string, word: string): number => {
  const [one, other] = [pairsOf(clue), pairsOf(word)];
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
};

const ofWord = (word: string, spread: Spread, { mind }: Thinker): Float32Array => {
  const term = mind.termOf(word);
  const card = mind.cardOf(word);
  const seen = term === undefined ? undefined : spread.sight(term);
  const asCard = card === undefined ? undefined : spread.nearCard(card);
  return Float32Array.from(spread.words, (_, at) => {
    const forward = seen?.forward[at] ?? 0;
    const backward = seen?.backward[at] ?? 0;
    const near = Math.max(seen?.near[at] ?? 0, asCard?.[at] ?? 0);
    return strengthOf({ forward, backward }) + NEAR * near;
  });
};

/** What whoever hears this clue thinks of each word that lies there. */
export const understand = (clue: string, spread: Spread, thinker: Thinker): Understanding => {
  const meanings = meaningsOf(clue, thinker);
  const known = meanings[0]?.share ?? 0;
  if (known === 0) {
    const utilities = Float32Array.from(spread.words, (word) => LETTERS * byLetters(clue, word));
    return { utilities, known };
  }
  const utilities = new Float32Array(spread.words.length);
  for (const { word, share } of meanings) {
    ofWord(word, spread, thinker).forEach((utility, at) => {
      utilities[at] = Math.max(utilities[at] ?? 0, share * utility);
    });
  }
  return { utilities, known };
};
