import { keyOf } from './keys.ts';
import type { Lexicon, Line, Weight } from './lines.ts';

/** How strong an association is, by its weight. */
const STRENGTH: { readonly [weight in Weight]: number } = { 3: 1, 2: 0.62, 1: 0.32 };

/** One card that a clue has to do with: as far as the card leads to it, and it to the card. */
export interface Edge {
  readonly card: number;
  /** The card's own line names the clue. */
  readonly forward: number;
  /** The clue's line names the card. */
  readonly backward: number;
}

/** One word that may be given as a clue, with all it points to. */
export interface Term {
  readonly word: string;
  readonly edges: readonly Edge[];
}

/** Associations, as they are looked up. Cards and terms are numbered. */
export interface Mind {
  readonly cards: readonly string[];
  readonly terms: readonly Term[];
  readonly cardOf: (word: string) => number | undefined;
  readonly termOf: (word: string) => number | undefined;
  /** The terms that have to do with this card. */
  readonly termsOf: (card: number) => readonly number[];
}

interface Draft {
  readonly word: string;
  readonly edges: Map<number, { forward: number; backward: number }>;
}

const drawEdge = (
  term: Draft,
  card: number,
  direction: 'forward' | 'backward',
  weight: Weight,
): void => {
  const edge = term.edges.get(card) ?? { forward: 0, backward: 0 };
  edge[direction] = Math.max(edge[direction], STRENGTH[weight]);
  term.edges.set(card, edge);
};

/** A mind that knows these lines. What stands in a card's line may be a card itself, and a clue. */
export const makeMind = ({ cards, clues }: Lexicon): Mind => {
  const cardNumbers = new Map<string, number>();
  const words: string[] = [];
  for (const { word } of cards) {
    if (cardNumbers.has(keyOf(word))) continue;
    cardNumbers.set(keyOf(word), words.length);
    words.push(word);
  }
  const drafts = new Map<string, Draft>();
  const draftOf = (word: string): Draft => {
    const key = keyOf(word);
    const draft = drafts.get(key) ?? { word, edges: new Map() };
    drafts.set(key, draft);
    return draft;
  };
  const numberOf = (word: string) => cardNumbers.get(keyOf(word));
  const drawCardLine = ({ word, associated }: Line): void => {
    const card = numberOf(word);
    if (card === undefined) return;
    for (const { word: item, weight } of associated) {
      drawEdge(draftOf(item), card, 'forward', weight);
      /** Whoever says one card's word thinks of the other's. */
      const other = numberOf(item);
      if (other !== undefined) drawEdge(draftOf(word), other, 'backward', weight);
    }
  };
  cards.forEach(drawCardLine);
  for (const { word, associated } of clues) {
    for (const { word: item, weight } of associated) {
      const card = numberOf(item);
      if (card !== undefined) drawEdge(draftOf(word), card, 'backward', weight);
    }
  }
  const terms = [...drafts.values()].map(({ word, edges }) => ({
    word,
    edges: [...edges].map(([card, edge]) => ({ card, ...edge })),
  }));
  const termNumbers = new Map([...drafts.keys()].map((key, at) => [key, at]));
  const byCard: number[][] = words.map(() => []);
  terms.forEach(({ edges }, at) => {
    for (const { card } of edges) byCard[card]?.push(at);
  });
  return {
    cards: words,
    terms,
    cardOf: numberOf,
    termOf: (word) => termNumbers.get(keyOf(word)),
    termsOf: (card) => byCard[card] ?? [],
  };
};
