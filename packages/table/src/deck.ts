import { pick, type Random, shuffled } from '@remez/rules';
import { PACKS, type WordCard } from '@remez/words';
import { CUSTOM, type Deck, type FaceUpCards, type State } from './types.ts';

export const EMPTY_DECK: Deck = { faceUp: null, seen: [] };

/** D26 · all cards of the chosen packs. */
export const cardsOf = ({ settings, custom }: Pick<State, 'settings' | 'custom'>) =>
  settings.packs.flatMap((pack): readonly WordCard[] =>
    pack === CUSTOM ? (custom?.cards ?? []) : PACKS[pack].cards,
  );

export const wordsOf = ({ cards, faces }: FaceUpCards): readonly string[] =>
  cards.map((card, index) => card[faces[index] ?? 0] ?? '');

/** To the next face; some packs have cards of four. */
const turnedOver = ({ cards, faces }: FaceUpCards): FaceUpCards => ({
  cards,
  faces: cards.map((card, index) => ((faces[index] ?? 0) + 1) % card.length),
});

interface Draw {
  readonly cards: readonly WordCard[];
  readonly count: number;
  readonly random: Random;
  /** Where packs are mixed: whether two words are one in another spelling or form. */
  readonly alike?: ((one: string, other: string) => boolean) | undefined;
}

interface Drawn {
  readonly card: WordCard;
  readonly face: number;
  readonly word: string;
}

/** The turned cards, if every word of theirs is of these packs and new. */
const turnedIfNew = (deck: Deck, { cards, count, alike }: Draw): FaceUpCards | undefined => {
  if (deck.faceUp?.cards.length !== count) return undefined;
  const other = turnedOver(deck.faceUp);
  const words = wordsOf(other);
  const seen = new Set(deck.seen);
  const chosen = new Set(cards.flat());
  const isNew = words.every((word) => chosen.has(word) && !seen.has(word));
  const clash = words.some((one, at) => words.slice(0, at).some((two) => alike?.(one, two)));
  return isNew && !clash ? other : undefined;
};

/** Unused cards first, then cards with an unused face. When all are used up, the cards now on the table come last. */
const drawnFrom = (deck: Deck, { cards, random }: Draw): readonly Drawn[] => {
  const seen = new Set(deck.seen);
  const up = new Set(deck.faceUp === null ? [] : wordsOf(deck.faceUp));
  const lying = new Set(deck.faceUp?.cards.flat());
  const faced = shuffled(cards, random).map((card) => {
    const fresh = card.filter((word) => !seen.has(word));
    const rested = card.filter((word) => !up.has(word));
    const left = [fresh, rested].find((words) => words.length > 0) ?? card;
    const word = pick(left, random);
    const isLying = card.some((each) => lying.has(each));
    const rank = fresh.length === card.length ? 0 : fresh.length > 0 ? 1 : isLying ? 3 : 2;
    return { card, face: card.indexOf(word), word, rank };
  });
  return faced.sort((a, b) => a.rank - b.rank);
};

/**
 * C25, D27 · the cards on the table are turned over to their other faces; after all of them, new
 * cards are dealt. No word comes again until the chosen packs are used up.
 */
export const layNext = (deck: Deck, draw: Draw): FaceUpCards => {
  const turned = turnedIfNew(deck, draw);
  if (turned !== undefined) return turned;
  const fitting: Drawn[] = [];
  const clashing: Drawn[] = [];
  for (const drawn of drawnFrom(deck, draw)) {
    if (fitting.length === draw.count) break;
    const clashes = fitting.some(({ word }) => draw.alike?.(word, drawn.word));
    (clashes ? clashing : fitting).push(drawn);
  }
  const chosen = shuffled([...fitting, ...clashing].slice(0, draw.count), draw.random);
  return { cards: chosen.map(({ card }) => card), faces: chosen.map(({ face }) => face) };
};

/**
 * X2 · words that only some may know, each drawn by itself. Cards are not turned over: whoever has
 * seen a word and knows the pack would know what stands on its card's other face.
 */
export const layApart = (deck: Deck, { cards, count, random, alike }: Draw): FaceUpCards => {
  const faces = cards.flatMap((card) => card.map((word, face) => ({ card, face, word })));
  const unless = (words: Iterable<string>) => {
    const excluded = new Set(words);
    return faces.filter(({ word }) => !excluded.has(word));
  };
  const fresh = unless(deck.seen);
  const drawable =
    fresh.length >= count ? fresh : unless(deck.faceUp === null ? [] : wordsOf(deck.faceUp));
  const drawn: Drawn[] = [];
  const clashing: Drawn[] = [];
  /** A list of one's own may hold words of a pack that it is mixed with. */
  for (const each of [...shuffled(drawable, random), ...shuffled(faces, random)]) {
    if (drawn.length === count) break;
    if (drawn.some(({ word }) => word === each.word)) continue;
    const clashes = drawn.some(({ word }) => alike?.(word, each.word));
    (clashes ? clashing : drawn).push(each);
  }
  const chosen = [...drawn, ...clashing].slice(0, count);
  return { cards: chosen.map(({ card }) => card), faces: chosen.map(({ face }) => face) };
};

/** A word that was used before shows that the packs ran out, so counting begins again. */
export const deckAfter = (
  deck: Deck,
  next: FaceUpCards,
  packs: Pick<State, 'settings' | 'custom'>,
): Deck => {
  const words = wordsOf(next);
  const seen = new Set(deck.seen);
  if (!words.some((word) => seen.has(word))) {
    return { faceUp: next, seen: [...deck.seen, ...words] };
  }
  const again = new Set(cardsOf(packs).flat());
  return { faceUp: next, seen: [...deck.seen.filter((word) => !again.has(word)), ...words] };
};
