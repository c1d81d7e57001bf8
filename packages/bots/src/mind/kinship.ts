import type { Edge, Mind } from './mind.ts';

/** How much the second order counts beside a direct association. */
export const NEAR = 6;

/** How much one direction says by itself. */
const ALONE = 0.7;

/** What both directions say of an edge, together: either is enough, both are surer. */
export const strengthOf = ({ forward, backward }: Pick<Edge, 'forward' | 'backward'>): number =>
  1 - (1 - ALONE * forward) * (1 - ALONE * backward);

const MOST_KEPT = 1500;

/** How alike cards are by the terms they share; made when asked for. */
export type Likeness = (card: number) => Float32Array;

/** A term that points to many cards says little about two of them. */
const rarity = (edges: number): number => 1 / Math.log2(2 + edges);

/** How alike two cards are on average in a mind for which all else was tuned. */
const USUAL = 0.006;

/**
 * Who knows more finds more in common between any two words: in a mind where everything is akin a
 * little, kinship counts for less. On average over all pairs: the sums of each term's parts, squared.
 */
const dampingOf = ({ cards, terms }: Mind, norms: Float32Array): number => {
  let alike = -cards.length;
  for (const { edges } of terms) {
    const rare = rarity(edges.length);
    let parts = 0;
    for (const edge of edges) parts += (strengthOf(edge) * rare) / Math.sqrt(norms[edge.card] ?? 1);
    alike += parts ** 2;
  }
  const mean = alike / Math.max(1, cards.length * (cards.length - 1));
  return mean > USUAL ? USUAL / mean : 1;
};

export const makeLikeness = (mind: Mind): Likeness => {
  const { cards, terms, termsOf } = mind;
  const norms = new Float32Array(cards.length);
  for (const { edges } of terms) {
    const rare = rarity(edges.length);
    for (const edge of edges) {
      norms[edge.card] = (norms[edge.card] ?? 0) + (strengthOf(edge) * rare) ** 2;
    }
  }
  const damping = dampingOf(mind, norms);
  const kept = new Map<number, Float32Array>();
  return (card) => {
    const known = kept.get(card);
    if (known !== undefined) return known;
    const row = new Float32Array(cards.length);
    for (const at of termsOf(card)) {
      const { edges } = terms[at] as Mind['terms'][number];
      const own = edges.find((edge) => edge.card === card);
      if (own === undefined) continue;
      const weight = strengthOf(own) * rarity(edges.length) ** 2;
      for (const edge of edges) {
        row[edge.card] = (row[edge.card] ?? 0) + weight * strengthOf(edge);
      }
    }
    const norm = Math.sqrt(norms[card] ?? 0);
    for (let other = 0; other < row.length; other += 1) {
      const both = norm * Math.sqrt(norms[other] ?? 0);
      row[other] = other === card || both === 0 ? 0 : (damping * (row[other] ?? 0)) / both;
    }
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(card, row);
    return row;
  };
};
