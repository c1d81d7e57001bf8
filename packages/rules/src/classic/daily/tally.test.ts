import { describe, expect, test } from 'vitest';
import { EMPTY_TALLY, tallied, weightAfter } from './tally.ts';

describe('how others did', () => {
  test('who found all words is counted by turns and by mistakes, who did not as lost', () => {
    const first = tallied(EMPTY_TALLY, { turns: 4, mistakes: 1, found: 9 }, 1);
    const second = tallied(first, { turns: 4, mistakes: 0, found: 9 }, 1);
    const third = tallied(second, { turns: 2, mistakes: 0, found: 3 }, 1);
    expect(third).toMatchObject({ players: 3, lost: 1 });
    expect(third.turns.slice(0, 6)).toEqual([0, 0, 0, 2, 0, 0]);
    expect(third.mistakes.slice(0, 3)).toEqual([1, 1, 0]);
  });

  test('one may stand for many', () => {
    const tally = tallied(EMPTY_TALLY, { turns: 24, mistakes: 15, found: 9 }, 16);
    expect(tally.players).toBe(16);
    expect(tally.turns.at(-1)).toBe(16);
    expect(tally.mistakes.at(-1)).toBe(16);
  });

  test.each([
    [100_000, 9000],
    [1_000_000, 12_500],
    [10_000_000, 16_500],
  ])('of %d players at most %d are written down', (players, most) => {
    let counted = 0;
    let stoodFor = 0;
    while (stoodFor < players) {
      stoodFor += weightAfter(counted);
      counted += 1;
    }
    expect(counted).toBeLessThanOrEqual(most);
  });
});
