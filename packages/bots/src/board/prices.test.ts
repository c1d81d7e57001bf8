import { describe, expect, test } from 'vitest';
import { pricesOf, type Weighed } from './prices.ts';

/** A clue that finds these of five words, each as likely as the next, and costs nothing. */
const clue = (...meant: readonly number[]): Weighed => ({
  meant,
  outcome: {
    found: Float32Array.from([0, 1, 2, 3, 4], (at) => (meant.includes(at) ? 0.9 : 0)),
    lost: 0,
    sure: 0.8,
    assassin: 0,
  },
});

const OWN = [0, 1, 2, 3, 4];
const pricesWith = (
  clues: readonly Weighed[],
  carried: ReadonlyMap<number, number> = new Map(),
) => {
  const prices = pricesOf(OWN, clues, carried);
  return (at: number) => prices.get(at) ?? Number.NaN;
};

describe('what finding a word is worth', () => {
  test('a word that goes with no other is dearer than one that is found in passing', () => {
    const price = pricesWith([clue(0, 1, 2), clue(3), clue(4), clue(0)]);
    expect(price(3)).toBeGreaterThan(price(0));
    expect(price(4)).toBeCloseTo(price(3), 5);
  });

  test('a word that no clue reaches is the dearest, and no price is endless', () => {
    const price = pricesWith([clue(0, 1), clue(2), clue(3)]);
    expect(price(4)).toBeGreaterThan(price(3));
    expect(price(4)).toBeLessThan(3);
  });

  test('they are one on average, so that mistakes weigh as much as before', () => {
    const price = pricesWith([clue(0, 1, 2), clue(3), clue(4)]);
    expect(OWN.reduce((sum, at) => sum + price(at), 0) / OWN.length).toBeCloseTo(1, 5);
  });

  test('C12 · a word that an earlier clue is still expected to find is cheaper', () => {
    const all = [clue(0, 1, 2), clue(3), clue(4)];
    const price = pricesWith(all, new Map([[3, 0.8]]));
    expect(price(3)).toBeLessThan(pricesWith(all)(3));
    expect(price(4)).toBeCloseTo(pricesWith(all)(4), 5);
  });
});
