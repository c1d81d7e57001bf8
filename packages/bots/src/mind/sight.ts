import { type Likeness, NEAR, strengthOf } from './kinship.ts';
import type { Mind } from './mind.ts';

/** What one clue has to do with each of some words, by what is known. */
export interface Sight {
  /** The words' own lines name the clue. */
  readonly forward: Float32Array;
  /** The clue's line names the words. */
  readonly backward: Float32Array;
  /** They share what they have to do with: association of the second order. */
  readonly near: Float32Array;
}

/** All that is known of it in one number: what someone thinks who knows just this. */
export const utilityAt = ({ forward, backward, near }: Sight, at: number): number =>
  strengthOf({ forward: forward[at] ?? 0, backward: backward[at] ?? 0 }) + NEAR * (near[at] ?? 0);

/** A word on the table as the mind knows it: a card, or what it reminds of, or nothing. */
type Known = readonly { readonly card: number; readonly part: number }[];

/** Words on no card are known by the cards that they point to. */
const AS_A_CLUE = 0.6;

const knownAs = (word: string, mind: Mind): Known => {
  const card = mind.cardOf(word);
  if (card !== undefined) return [{ card, part: 1 }];
  const term = mind.termOf(word);
  const edges = term === undefined ? [] : (mind.terms[term]?.edges ?? []);
  return edges.map((edge) => ({ card: edge.card, part: AS_A_CLUE * strengthOf(edge) }));
};

/** Several words that lie on the table, made ready to be compared with many clues. */
export interface Spread {
  readonly words: readonly string[];
  /** How much the mind knows of each: nothing is 0. */
  readonly familiar: readonly boolean[];
  readonly sight: (term: number) => Sight;
  /** A clue that is a card's word is as near as the cards are. */
  readonly nearCard: (card: number) => Float32Array;
  /** The terms that have to do with any of these words. */
  readonly terms: (at: number) => readonly number[];
}

export const spreadOut = (words: readonly string[], mind: Mind, likeness: Likeness): Spread => {
  const knowing = words.map((word) => knownAs(word, mind));
  /** For each card there is, how much of it lies at each place. */
  const places = new Map<number, { at: number; part: number }[]>();
  const rows = knowing.map((parts, at) => {
    const row = new Float32Array(mind.cards.length);
    for (const { card, part } of parts) {
      places.set(card, [...(places.get(card) ?? []), { at, part }]);
      const alike = likeness(card);
      for (let other = 0; other < row.length; other += 1) {
        row[other] = Math.max(row[other] ?? 0, part * (alike[other] ?? 0));
      }
    }
    return row;
  });
  const size = words.length;
  const nearCard = (card: number): Float32Array => Float32Array.from(rows, (row) => row[card] ?? 0);
  const seen = new Map<number, Sight>();
  const sight = (term: number): Sight => {
    const known = seen.get(term) ?? lookedAt(term);
    seen.set(term, known);
    return known;
  };
  const lookedAt = (term: number): Sight => {
    const { word, edges } = mind.terms[term] as Mind['terms'][number];
    const forward = new Float32Array(size);
    const backward = new Float32Array(size);
    const near = new Float32Array(size);
    let whole = 0;
    for (const edge of edges) {
      for (const { at, part } of places.get(edge.card) ?? []) {
        forward[at] = Math.max(forward[at] ?? 0, part * edge.forward);
        backward[at] = Math.max(backward[at] ?? 0, part * edge.backward);
      }
      const strength = strengthOf(edge);
      whole += strength;
      for (let at = 0; at < size; at += 1) {
        near[at] = (near[at] ?? 0) + strength * (rows[at]?.[edge.card] ?? 0);
      }
    }
    const own = mind.cardOf(word);
    const scale = 1 / Math.sqrt(1 + whole);
    for (let at = 0; at < size; at += 1) {
      const shared = (near[at] ?? 0) * scale;
      near[at] = own === undefined ? shared : Math.max(shared, rows[at]?.[own] ?? 0);
    }
    return { forward, backward, near };
  };
  return {
    words,
    familiar: knowing.map((parts) => parts.length > 0),
    sight,
    nearCard,
    terms: (at) => [...new Set((knowing[at] ?? []).flatMap(({ card }) => mind.termsOf(card)))],
  };
};
