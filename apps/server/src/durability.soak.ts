import { expect, test } from 'vitest';
import { playThroughKills } from './testing/durability.ts';

const KINDS = ['teams', 'coop', 'trio', 'duet', 'decrypto', 'decryptoTrio'] as const;

test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'C15 · two hundred kills in all under six tables, ten of them with seed %i',
  async (seed) => {
    const played = await playThroughKills({ seed, kills: 10, kinds: KINDS });
    expect(played.done).toBeGreaterThan(30);
  },
);
