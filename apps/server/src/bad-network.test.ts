import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEWEST_CUTS, playThroughBadNetwork } from './testing/bad-network.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

/** The soak plays every game, with many seeds. */
test.each([
  ['duet', 2],
  ['decrypto', 3],
] as const)(
  'C15 · %s, seed %i, over a network that cuts, delays and repeats: what was acknowledged is there once, and everyone sees what a newcomer sees',
  async (kind, seed) => {
    const { cuts } = await playThroughBadNetwork(server, kind, seed);
    expect(cuts).toBeGreaterThanOrEqual(FEWEST_CUTS);
  },
  180_000,
);
