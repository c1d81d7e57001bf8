/** What a match of a board game is remembered by: pure functions over its story. */

interface Clue {
  readonly word: string;
  readonly count: number | 'unlimited';
  readonly by: string;
}

export interface ToldTurn<Identity extends string> {
  readonly turn: number;
  readonly clue?: Clue;
  readonly guesses: readonly {
    readonly card: number;
    readonly identity: Identity;
    readonly by: string;
  }[];
}

export interface BestClue {
  readonly turn: number;
  readonly clue: Clue;
  /** The cards that were found by it. */
  readonly cards: readonly number[];
}

/** One word found is what a clue is for; from two on it is worth telling. */
const WORTH_TELLING = 2;

/** The clue by which most words were found, the first of several. */
export const bestClue = <Identity extends string, Turn extends ToldTurn<Identity>>(
  story: readonly Turn[],
  /** Whether a card that was touched in this turn was one that it was about. */
  isFound: (turn: Turn, identity: Identity) => boolean,
): BestClue | undefined =>
  story.reduce<BestClue | undefined>((best, turn) => {
    const { clue, guesses } = turn;
    if (clue === undefined) return best;
    const cards = guesses.filter(({ identity }) => isFound(turn, identity)).map(({ card }) => card);
    const most = Math.max(best?.cards.length ?? 0, WORTH_TELLING - 1);
    return cards.length > most ? { turn: turn.turn, clue, cards } : best;
  }, undefined);

/** What was meant by the clue of a turn, once it is open to all. */
export const meantIn = (
  meanings: readonly { readonly turn: number; readonly cards: readonly number[] }[] | undefined,
  turn: number,
): readonly number[] => meanings?.find((each) => each.turn === turn)?.cards ?? [];

/** Whether two lists have the same cards, in whatever order. */
export const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));
