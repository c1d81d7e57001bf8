import type { Costs } from '../temperament.ts';
import { lookAt, type Thinker } from '../thinker.ts';
import { understand } from '../understanding.ts';
import { meantBy } from './unsaid.ts';

/** A clue that still has words to be found. */
export interface HeardClue {
  readonly word: string;
  /** How many words it may still stand for. */
  readonly left: number;
  /** The cards that were found by it. */
  readonly found: readonly number[];
  /** The present clue counts in full, earlier ones a little less. */
  readonly weight: number;
}

/** What a card may be when no clue speaks of it, by what whoever guesses can count. */
export interface Odds {
  readonly own: number;
  readonly rival: number;
  readonly bystander: number;
  readonly assassin: number;
}

/** A board as whoever guesses sees it. */
export interface GuessingBoard {
  readonly words: readonly string[];
  readonly open: readonly number[];
  readonly clues: readonly HeardClue[];
  readonly odds: (card: number) => Odds;
}

export interface Prospect {
  readonly card: number;
  /** How likely it is meant by a clue. */
  readonly meant: number;
  /** How likely it is one's own. */
  readonly own: number;
  /** Words found, less what a mistake costs, on average. */
  readonly gain: number;
}

/** How likely each card is meant by any of the clues. */
export const expectedBy = (
  { words, open, clues, odds }: GuessingBoard,
  thinker: Thinker,
): ReadonlyMap<number, number> => {
  const spread = lookAt(words, thinker);
  const unmeant = new Map(open.map((card) => [card, 1]));
  for (const { word, left, found, weight } of clues) {
    if (left <= 0) continue;
    const { utilities, known } = understand(word, spread, thinker);
    const prior = (card: number) => odds(card).own;
    const heard = { utilities, known, left, found, open, prior };
    for (const [card, share] of meantBy(heard, spread, thinker)) {
      unmeant.set(card, (unmeant.get(card) ?? 1) * (1 - weight * share));
    }
  }
  return new Map([...unmeant].map(([card, share]) => [card, 1 - share]));
};

/** Every open card with what a guess at it promises, the best first. */
export const prospects = (
  board: GuessingBoard,
  costs: Costs,
  thinker: Thinker,
): readonly Prospect[] => {
  const meant = expectedBy(board, thinker);
  return board.open
    .map((card) => {
      const share = meant.get(card) ?? 0;
      const { own, rival, bystander, assassin } = board.odds(card);
      const whole = own + rival + bystander + assassin || 1;
      const rest = (1 - share) / whole;
      const isOwn = share + rest * own;
      const gain =
        isOwn -
        rest * (rival * costs.rival + bystander * costs.bystander + assassin * costs.assassin);
      return { card, meant: share, own: isOwn, gain };
    })
    .sort((one, other) => other.gain - one.gain || one.card - other.card);
};

/** With less than this to go by, whoever may stop does: nobody likes a partner who plays dice. */
const LEAST_MEANT = 0.15;

/** Whether a guess is worth it where one may stop. */
export const isWorthIt = ({ meant, gain }: Prospect, threshold: number): boolean =>
  gain > threshold && meant >= LEAST_MEANT;
