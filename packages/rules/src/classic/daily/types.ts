/** The daily board: one board a day for a lone guesser, the same for everyone (docs/daily.md). */

/** What a card hides. There is no rival: whatever is not one's own costs a turn, or the day. */
export const DAILY_IDENTITIES = ['agent', 'bystander', 'assassin'] as const;
export type DailyIdentity = (typeof DAILY_IDENTITIES)[number];

/** How many cards are of each kind. */
export const DAILY_COUNTS: { readonly [identity in DailyIdentity]: number } = {
  agent: 9,
  bystander: 15,
  assassin: 1,
};

/** A clue of the day, and the cards that it was given for. Each agent is meant by one clue. */
export interface DailyClue {
  readonly word: string;
  readonly meant: readonly number[];
}

/** A whole day, as its author knows it. */
export interface DailyBoard {
  readonly words: readonly string[];
  readonly key: readonly DailyIdentity[];
  /** In the order in which they are given. */
  readonly clues: readonly DailyClue[];
}

/** A day as it is played: each part of it is opened when it is asked for. */
export interface DailyReader {
  readonly words: readonly string[];
  /** How many clues there are. */
  readonly clues: number;
  readonly identity: (card: number) => DailyIdentity;
  readonly clueWord: (clue: number) => string;
  readonly meant: (clue: number) => readonly number[];
}

export type DailyMove =
  | { readonly kind: 'guess'; readonly card: number }
  /** C13 · not before the first guess of a turn. */
  | { readonly kind: 'stop' };

/** How a turn ended; absent while it goes on, and where the day ended with it. */
export type DailyTurnEnding = 'missed' | 'stopped' | 'guessed';

export interface DailyGuess {
  readonly card: number;
  readonly identity: DailyIdentity;
}

export interface DailyTurn {
  /** Which clue of the day it is. */
  readonly clue: number;
  readonly word: string;
  /** How many of its words were hidden when the turn began: what the clue says. */
  readonly count: number;
  /** It was given before, and not all of it was found. */
  readonly again: boolean;
  readonly guesses: readonly DailyGuess[];
  readonly ended?: DailyTurnEnding;
}

/** What a day came to. All agents found is a win; there is only one way to lose. */
export interface DailyResult {
  readonly turns: number;
  /** Bystanders that were touched. */
  readonly mistakes: number;
  readonly found: number;
}

/** A day so far. */
export interface DailyPlay {
  /** The last one is the present one. */
  readonly turns: readonly DailyTurn[];
  /** What lies open, by card. */
  readonly covered: ReadonlyMap<number, DailyIdentity>;
  /** C12 · guesses that this turn may still have. */
  readonly guessesLeft: number;
  readonly canStop: boolean;
  readonly result?: DailyResult;
}
