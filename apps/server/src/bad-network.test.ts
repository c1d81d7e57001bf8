/** @module-tag slow */

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

/**
 * The soak plays every game, with many seeds, and is cut four times as often: a match of Decrypto
 * takes a minute there, since most of what comes through is the whole view, again.
 */
test.each([
  ['duet', 2, 8_000],
  ['decrypto', 3, 32_000],
] as const)(
  'C15 · %s, seed %i, over a network that cuts, delays and repeats: what was acknowledged is there once, and everyone sees what a newcomer sees',
  async (kind, seed, bytesBetweenCuts) => {
    const { cuts } = await playThroughBadNetwork(server, kind, seed, { bytesBetweenCuts });
    expect(cuts).toBeGreaterThanOrEqual(FEWEST_CUTS);
  },
);
