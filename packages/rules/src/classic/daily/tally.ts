import { isWon, MOST_DAILY_TURNS } from './play.ts';
import { DAILY_COUNTS, type DailyResult } from './types.ts';

/** How others did on a day: counts, and nobody's name. */
export interface DailyTally {
  readonly players: number;
  /** Who touched the assassin. */
  readonly lost: number;
  /** Who found all words: in one turn, in two, and so on. */
  readonly turns: readonly number[];
  /** Of those, with no mistake, with one, and so on. */
  readonly mistakes: readonly number[];
}

const zeros = (length: number): readonly number[] => Array.from({ length }, () => 0);

export const EMPTY_TALLY: DailyTally = {
  players: 0,
  lost: 0,
  turns: zeros(MOST_DAILY_TURNS),
  mistakes: zeros(DAILY_COUNTS.bystander + 1),
};

const raised = (counts: readonly number[], at: number, by: number): readonly number[] =>
  counts.map((count, index) => (index === at ? count + by : count));

/** One more, who stands for as many as `weight` says. */
export const tallied = (tally: DailyTally, result: DailyResult, weight: number): DailyTally => {
  const players = tally.players + weight;
  if (!isWon(result)) return { ...tally, players, lost: tally.lost + weight };
  return {
    ...tally,
    players,
    turns: raised(tally.turns, result.turns - 1, weight),
    mistakes: raised(tally.mistakes, result.mistakes, weight),
  };
};

/** So many are counted one by one; after each so many more, one in sixteen times fewer. */
const ONE_BY_ONE = 4000;
const FEWER = 16;

/**
 * For how many players one stands who is counted now. A day that a hundred thousand play is kept in some
 * eight thousand entries, and one that a million play in twelve thousand: whatever comes, it can be read.
 */
export const weightAfter = (counted: number): number => FEWER ** Math.floor(counted / ONE_BY_ONE);
