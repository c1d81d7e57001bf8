import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pick, randomHex, secureRandom, seededRandom, shuffled } from './random.ts';

describe('chance', () => {
  test('the same seed draws the same', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 50 }, () => random.below(1000));
    };
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
  });

  test.each([
    ['seeded', () => seededRandom(11)],
    ['secure', secureRandom],
  ])('%s draws are in range and fair', (_, make) => {
    const random = make();
    for (const limit of [1, 2, 3, 7, 24, 25]) {
      const tally = Array<number>(limit).fill(0);
      const draws = 6000;
      for (let draw = 0; draw < draws; draw += 1) {
        const value = random.below(limit);
        tally[value] = (tally[value] ?? Number.NaN) + 1;
      }
      expect(tally).toHaveLength(limit);
      const expected = draws / limit;
      const chiSquare = tally.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
      expect(chiSquare).toBeLessThan(limit - 1 + 8 * Math.sqrt(2 * limit) + 10);
    }
  });

  test('a draw that is not possible is a fault', () => {
    for (const limit of [0, -1, 1.5, Number.NaN, 2 ** 33]) {
      expect(() => seededRandom(1).below(limit)).toThrow(RangeError);
    }
    expect(() => pick([], seededRandom(1))).toThrow(RangeError);
  });

  test('shuffling keeps every item and leaves the list alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const before = [...items];
        const after = shuffled(items, seededRandom(seed));
        expect(items).toEqual(before);
        expect([...after].sort()).toEqual([...before].sort());
      }),
    );
  });

  test('hexadecimal digits', () => {
    expect(randomHex(64, seededRandom(1))).toMatch(/^[0-9a-f]{64}$/);
  });
});
