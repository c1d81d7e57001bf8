import { expect, test } from 'vitest';
import { playThroughKills } from './testing/durability.ts';

test('C15 · the server is killed five times in mid-game: everyone is back at the same move, nothing acknowledged is lost or done twice', async () => {
  const played = await playThroughKills({ seed: 20261115, kills: 5 });
  expect(played.done).toBeGreaterThan(5);
}, 120_000);
