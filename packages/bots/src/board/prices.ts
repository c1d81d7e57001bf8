import type { Outcome } from './listeners.ts';

/** A clue for so many words and what came of it on the listeners. */
export interface Weighed {
  /** Places of the words that are meant, the likeliest first. */
  readonly meant: readonly number[];
  readonly outcome: Outcome;
}

const sum = (values: Iterable<number>): number => {
  let whole = 0;
  for (const value of values) whole += value;
  return whole;
};

/** How much dearer a word is for which there is no better clue than one for itself. */
const RARITY = 0.5;
/** How much cheaper a word is that an earlier clue is still expected to find. */
const CARRIED = 0.5;
/** A word that no clue reaches is as dear as one that the worst clue does. */
const LEAST = 0.5;

/**
 * What finding each of one's words is worth. Words that go well with others are found in passing;
 * those that stand alone cost a turn each, unless a clue takes them along.
 */
export const pricesOf = (
  own: readonly number[],
  clues: readonly Weighed[],
  carried: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> => {
  const best = new Map(own.map((at) => [at, LEAST]));
  for (const { meant, outcome } of clues) {
    const gain = sum(outcome.found) - outcome.lost;
    for (const at of meant) best.set(at, Math.max(best.get(at) ?? LEAST, gain));
  }
  const rare = new Map([...best].map(([at, gain]) => [at, gain ** -RARITY]));
  const mean = sum(rare.values()) / Math.max(1, own.length);
  return new Map(
    [...rare].map(([at, each]) => [at, (each / mean) * (1 - CARRIED * (carried.get(at) ?? 0))]),
  );
};
