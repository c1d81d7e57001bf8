import { expect, test } from 'vitest';
import { playThroughKills } from './testing/durability.ts';

test('C15 · the server is killed five times while three games are played: everyone is back at the same move and seat, nothing acknowledged is lost or done twice', async () => {
  const kinds = ['teams', 'duet', 'decrypto'] as const;
  const played = await playThroughKills({ seed: 20261118, kills: 5, kinds });
  expect(played.done).toBeGreaterThan(15);
});
