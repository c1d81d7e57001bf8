import { expect, test } from 'vitest';
import { playThroughKills } from './testing/durability.ts';

test.each([1, 2, 3, 4, 5])(
  'C15 · fifty kills in all, ten of them with seed %i',
  async (seed) => {
    const played = await playThroughKills({ seed, kills: 10 });
    expect(played.done).toBeGreaterThan(5);
  },
  300_000,
);
