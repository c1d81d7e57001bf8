import { type Random, shuffled } from '@remez/rules';
import { PACKS, type PackId, type WordCard } from '@remez/words';
import type { Deck, Laid } from './types.ts';

export const EMPTY_DECK: Deck = { laid: null, seen: [] };

export const wordsOf = ({ cards, faces }: Laid): readonly string[] =>
  cards.map((card, index) => card[faces[index] ?? 0] ?? '');

/** To the next face; a card of the Decrypto pack has four. */
const turnedOver = ({ cards, faces }: Laid): Laid => ({
  cards,
  faces: cards.map((card, index) => ((faces[index] ?? 0) + 1) % card.length),
});

const isFresh = (card: WordCard, seen: ReadonlySet<string>): boolean =>
  !card.some((word) => seen.has(word));

/**
 * C25 · the cards on the table are turned over to their other faces; after both, new cards are
 * dealt. No word comes again until the pack is used up.
 */
export const layNext = (
  deck: Deck,
  { pack, count, random }: { pack: PackId; count: number; random: Random },
): Laid => {
  const seen = new Set(deck.seen);
  const inPack = new Set(PACKS[pack].cards.flat());
  if (deck.laid?.cards.length === count) {
    const other = turnedOver(deck.laid);
    if (wordsOf(other).every((word) => inPack.has(word) && !seen.has(word))) return other;
  }
  const fresh = PACKS[pack].cards.filter((card) => isFresh(card, seen));
  /** Used up: begin again, but not with what lies there now. */
  const lying = new Set(deck.laid?.cards.flat());
  const drawable =
    fresh.length >= count ? fresh : PACKS[pack].cards.filter((card) => isFresh(card, lying));
  const cards = shuffled(drawable, random).slice(0, count);
  return { cards, faces: cards.map((card) => random.below(card.length)) };
};

/**
 * X2 · words that only some may know, each drawn by itself. Cards are not turned over: whoever has
 * seen a word and knows the pack would know what stands on its card's other face.
 */
export const layApart = (
  deck: Deck,
  { pack, count, random }: { pack: PackId; count: number; random: Random },
): Laid => {
  const faces = PACKS[pack].cards.flatMap((card) =>
    card.map((word, face) => ({ card, face, word })),
  );
  const unless = (words: Iterable<string>) => {
    const known = new Set(words);
    return faces.filter(({ word }) => !known.has(word));
  };
  const fresh = unless(deck.seen);
  const drawable =
    fresh.length >= count ? fresh : unless(deck.laid === null ? [] : wordsOf(deck.laid));
  const drawn = shuffled(drawable, random).slice(0, count);
  return { cards: drawn.map(({ card }) => card), faces: drawn.map(({ face }) => face) };
};

/** A word that was seen before means that the pack had been used up and begins again. */
export const laid = (deck: Deck, next: Laid): Deck => {
  const words = wordsOf(next);
  const seen = new Set(deck.seen);
  const begunAgain = words.some((word) => seen.has(word));
  return { laid: next, seen: begunAgain ? words : [...deck.seen, ...words] };
};
