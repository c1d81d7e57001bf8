import { describe, expect, test } from 'vitest';
import {
  expectClassicTwins,
  expectDecryptoTwins,
  expectDuetTwins,
  expectTwinsOverTwoServers,
} from './testing/twin-worlds.ts';
import type { Compared } from './testing/twins.ts';

const expectMuch = ({ fewest, hidden }: Compared) => {
  expect(fewest).toBeGreaterThan(10);
  expect(hidden).toBeGreaterThan(0);
};

describe('twin servers: frames of every seat and of spectators are the same, byte for byte, number and order', () => {
  test.each([
    ['teams', 1],
    ['teams', 2],
    ['teams', 3],
    ['coop', 4],
    ['trio', 5],
  ] as const)('C3, C22, C29 · %s, seed %i: nothing tells of the key', async (mode, seed) => {
    expectMuch(await expectClassicTwins(mode, seed));
  });

  test.each([
    [{}, 1],
    [{ flexibleTurns: true }, 2],
    [{ mission: 'vatican' }, 3],
  ])(
    'D2, D18, D24 · duet, %j, seed %i: nothing tells of the other side of the key',
    async (duet, seed) => {
      expectMuch(await expectDuetTwins(duet, seed));
    },
  );

  test.each([
    ['decrypto', 1],
    ['decrypto', 2],
    ['decryptoTrio', 3],
  ] as const)(
    'X2, X5, X6, X7, X8, X17 · %s, seed %i: nothing tells of keywords, cards, drafts, thoughts and answers that are not one’s own',
    async (mode, seed) => {
      expectMuch(await expectDecryptoTwins(mode, seed));
    },
  );

  test('C3, C22, C29 · teams, seed 6, over two servers: nothing tells of the key', async () => {
    await expectTwinsOverTwoServers(6);
  });
});
