import { MODES } from '@remez/rules/classic';
import { describe, test } from 'vitest';
import { playThroughBadNetwork } from './testing/bad-network.ts';
import { startServer } from './testing/server.ts';

const SEEDS = Array.from({ length: 12 }, (_, index) => 100 + index);

describe.each([...MODES, 'duet', 'decrypto', 'decryptoTrio'] as const)(
  '%s over a network that cuts, delays and repeats',
  (kind) => {
    test.each(SEEDS)('C15 · seed %i', async (seed) => {
      const server = await startServer();
      await playThroughBadNetwork(server, kind, seed);
      await server.close();
    });
  },
);
