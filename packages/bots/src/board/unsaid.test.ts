import { describe, expect, test } from 'vitest';
import { someone, someoneWhoHears } from '../testing/small.ts';
import { lookAt } from '../thinker.ts';
import { understand } from '../understanding.ts';
import { meantBy } from './unsaid.ts';

const WORDS = Array.from({ length: 25 }, (_, card) => `word${card}`);
const EVERY = [...WORDS.keys()];

/** What a listener makes of a clue, the likeliest first; and what the clue by itself says. */
const hear = (
  clue: string,
  left: number,
  { self = someoneWhoHears(), found = [] as readonly number[] } = {},
) => {
  const spread = lookAt(WORDS, self.thinker);
  const { utilities, known } = understand(clue, spread, self.thinker);
  const open = EVERY.filter((at) => !found.includes(at));
  const heard = { utilities, known, left, found, open, prior: () => 0.36 };
  const meant = meantBy(heard, spread, self.thinker);
  const by = (value: (at: number) => number) =>
    [...open].sort((one, other) => value(other) - value(one) || one - other);
  return { meant, order: by((at) => meant.get(at) ?? 0), plain: by((at) => utilities[at] ?? 0) };
};

const sum = (values: Iterable<number>): number => [...values].reduce((so, each) => so + each, 0);

describe('what was not said counts too', () => {
  test('a word of which much else could have been said is rather not meant', () => {
    const { order, plain } = hear('night', 1);
    expect(plain[0]).toBe(0);
    expect(order[0]).toBe(1);
  });

  test('of two pairs the one is rather not meant for which there was a better clue', () => {
    const { order, plain } = hear('dawn', 2);
    expect(plain.slice(0, 2)).toEqual([3, 4]);
    expect([...order.slice(0, 2)].sort()).toEqual([3, 5]);
  });

  test('what was found is remembered: the clue was for it and another together', () => {
    const { order } = hear('dawn', 1, { found: [3] });
    expect(order[0]).toBe(5);
  });

  test('where nothing else could have been said the association decides', () => {
    const { order, plain } = hear('sea', 2, { self: someone() });
    expect([...order.slice(0, 2)].sort()).toEqual([0, 1]);
    expect([...plain.slice(0, 2)].sort()).toEqual([0, 1]);
  });

  test.each([1, 2, 3, 4])('of a clue for %i as many words are expected', (left) => {
    const { meant } = hear('dawn', left);
    expect(sum(meant.values())).toBeCloseTo(left, 5);
    for (const share of meant.values()) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  });

  test('of a word never heard nothing is concluded: all are equally likely', () => {
    const shares = new Set([...hear('zzyzx', 2).meant.values()].map((each) => each.toFixed(6)));
    expect([...shares]).toEqual([(2 / 25).toFixed(6)]);
  });
});
