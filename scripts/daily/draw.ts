import { strengthOf } from '@remez/bots';
import { pick, type Random, shuffled } from '@remez/rules';
import type { WordCard } from '@remez/words';
import type { World } from './world.ts';

const CARDS = 25;
const OF_A_GROUP = 3;
/** An association that comes at once, or from both sides. */
const STRONG = 0.68;

/** Clues that point strongly to three words or more, with these words: kept, since every board asks. */
const richClues = new WeakMap<World, readonly (readonly string[])[]>();

const richIn = (world: World): readonly (readonly string[])[] => {
  const known = richClues.get(world);
  if (known !== undefined) return known;
  const { terms, cards } = world.giver.mind;
  const faces = new Set(world.cards.flat());
  const rich = terms
    .map(({ edges }) =>
      edges
        .filter((edge) => strengthOf(edge) >= STRONG)
        .map(({ card }) => cards[card] ?? '')
        .filter((word) => faces.has(word)),
    )
    .filter((words) => words.length >= OF_A_GROUP);
  richClues.set(world, rich);
  return rich;
};

/**
 * 25 words for a board, one face of a card at most, none of which is a form of another, and none that
 * lay on a board of late. Some belong together: else there would be little to give a clue for.
 */
export const drawWords = (
  world: World,
  {
    random,
    rested,
    groups,
  }: {
    readonly random: Random;
    readonly rested: ReadonlySet<string>;
    /** So many groups of words lie there on purpose: all by chance has pairs enough, and few threes. */
    readonly groups: number;
  },
): readonly string[] => {
  const cardOf = new Map(world.cards.flatMap((card) => card.map((word) => [word, card] as const)));
  const drawn: string[] = [];
  const used = new Set<WordCard>();
  const lay = (word: string) => {
    const card = cardOf.get(word);
    if (drawn.length === CARDS || card === undefined || used.has(card) || rested.has(word)) return;
    if (drawn.some((each) => world.judge.alike(each, word, world.language))) return;
    used.add(card);
    drawn.push(word);
  };
  const rich = richIn(world);
  for (let group = 0; group < groups; group += 1) {
    for (const word of shuffled(pick(rich, random), random).slice(0, OF_A_GROUP)) lay(word);
  }
  for (const card of shuffled(world.cards, random)) lay(pick(card, random));
  return shuffled(drawn, random);
};
