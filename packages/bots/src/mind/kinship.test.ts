import { expect, test } from 'vitest';
import { makeLikeness } from './kinship.ts';
import { parseLines } from './lines.ts';
import { makeMind } from './mind.ts';

/** Forty cards with ten things of their own each; all share the first `common` of ten others. */
const likenessOfTwo = (common: number): number => {
  const lines = Array.from({ length: 40 }, (_, card) => {
    const own = Array.from({ length: 10 }, (_item, at) => `own${card}x${at}`);
    const shared = Array.from({ length: common }, (_item, at) => `shared${at}`);
    const pair = card < 2 ? ['twin1', 'twin2', 'twin3', 'twin4', 'twin5'] : [];
    return `word${card} | ${pair.join(' ')} | ${[...own, ...shared].join(' ')}`;
  });
  const mind = makeMind({ cards: parseLines(lines.join('\n')), clues: [] });
  return makeLikeness(mind)(0)[1] ?? 0;
};

test('kinship counts for less in a mind where everything is akin', () => {
  expect(likenessOfTwo(0)).toBeGreaterThan(0.4);
  expect(likenessOfTwo(10)).toBeLessThan(likenessOfTwo(0));
});
