export { betterSpelling } from './spelling.ts';

import type { Lexicon, Line } from '../mind/index.ts';
import { keyOf } from '../mind/keys.ts';

/** What the linter asks of the world: the packs' words, and the referee. */
export interface LintWorld {
  readonly cards: readonly string[];
  /** Whether this clue would be illegal while this card is seen. */
  readonly isIllegal: (clue: string, card: string) => boolean;
  readonly misspelled: (word: string) => string | undefined;
}

export interface LintReport {
  /** What must be mended, a sentence each. */
  readonly faults: readonly string[];
  readonly figures: { readonly [figure: string]: number };
}

/** From the card outward: so many associations a word at least. */
export const LEAST_ASSOCIATIONS = 25;
/** From the clue inward: so many cards at most. */
export const MOST_CARDS = 20;
/** No word may point everywhere: at most an eighth of the cards. */
export const MOST_OF_CARDS = 0.125;

const FINAL_WITHIN = /[ךםןףץ](?=[א-ת])/u;
const SIGNS = /[^\p{L}\p{N}'"\- ]/u;

const spellingFaults = (word: string, misspelled: LintWorld['misspelled']): readonly string[] => {
  const better = misspelled(word);
  return [
    ...(better === undefined ? [] : [`"${word}" is spelled "${better}"`]),
    ...(FINAL_WITHIN.test(word) ? [`"${word}" has a final letter within`] : []),
    ...(SIGNS.test(word) ? [`"${word}" has a sign that is no letter`] : []),
  ];
};

const duplicates = (words: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return words.filter((word) => {
    const key = keyOf(word);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
};

const wordsIn = ({ word, associated }: Line): readonly string[] => [
  word,
  ...associated.map((each) => each.word),
];

const ofLines = (lines: readonly Line[], kind: string, world: LintWorld): readonly string[] => [
  ...duplicates(lines.map(({ word }) => word)).map((word) => `two ${kind} lines for "${word}"`),
  ...lines.flatMap((line) => [
    ...duplicates(wordsIn(line)).map((word) => `"${word}" twice in the line of "${line.word}"`),
    ...wordsIn(line).flatMap((word) => spellingFaults(word, world.misspelled)),
  ]),
];

const ofCards = ({ cards }: Lexicon, world: LintWorld): readonly string[] => {
  const written = new Map(cards.map((line) => [keyOf(line.word), line]));
  const missing = world.cards.filter((card) => !written.has(keyOf(card)));
  const known = new Set(world.cards.map(keyOf));
  return [
    ...missing.map((card) => `the card "${card}" has no line`),
    ...cards.flatMap(({ word, associated }) => [
      ...(known.has(keyOf(word)) ? [] : [`"${word}" lies on no card`]),
      ...(associated.length < LEAST_ASSOCIATIONS
        ? [`"${word}" has ${associated.length} associations, of ${LEAST_ASSOCIATIONS}`]
        : []),
      ...associated.flatMap(({ word: item }) =>
        world.isIllegal(item, word) ? [`"${item}" is no legal clue for "${word}"`] : [],
      ),
    ]),
  ];
};

const ofClues = ({ clues }: Lexicon, world: LintWorld): readonly string[] => {
  const known = new Set(world.cards.map(keyOf));
  return clues.flatMap(({ word, associated }) => [
    ...(associated.length > MOST_CARDS
      ? [`"${word}" points to more than ${MOST_CARDS} cards`]
      : []),
    ...associated.flatMap(({ word: card }) => {
      if (!known.has(keyOf(card))) return [`"${word}" points to "${card}", which is on no card`];
      return world.isIllegal(word, card) ? [`"${word}" is no legal clue for "${card}"`] : [];
    }),
  ]);
};

const cardsByTerm = ({ cards, clues }: Lexicon): ReadonlyMap<string, ReadonlySet<string>> => {
  const terms = new Map<string, Set<string>>();
  const add = (term: string, card: string) => {
    const known = terms.get(keyOf(term)) ?? new Set();
    known.add(keyOf(card));
    terms.set(keyOf(term), known);
  };
  for (const { word, associated } of cards) for (const item of associated) add(item.word, word);
  for (const { word, associated } of clues) for (const item of associated) add(word, item.word);
  return terms;
};

/** Everything that a reader should not have to look for. */
export const lint = (lexicon: Lexicon, world: LintWorld): LintReport => {
  const terms = cardsByTerm(lexicon);
  const most = Math.floor(world.cards.length * MOST_OF_CARDS);
  const hubs = [...terms].filter(([, cards]) => cards.size > most);
  const sizes = [...terms.values()].map((cards) => cards.size);
  return {
    faults: [
      ...ofLines(lexicon.cards, 'card', world),
      ...ofLines(lexicon.clues, 'clue', world),
      ...ofCards(lexicon, world),
      ...ofClues(lexicon, world),
      ...hubs.map(([term, cards]) => `"${term}" points everywhere: to ${cards.size} cards`),
    ],
    figures: {
      cards: lexicon.cards.length,
      clues: lexicon.clues.length,
      fromCards: lexicon.cards.reduce((sum, { associated }) => sum + associated.length, 0),
      fromClues: lexicon.clues.reduce((sum, { associated }) => sum + associated.length, 0),
      terms: terms.size,
      forOneCardOnly: sizes.filter((size) => size === 1).length,
      forThreeAndMore: sizes.filter((size) => size >= 3).length,
    },
  };
};
