import { describe, test } from 'vitest';
import { expectClassicTwins, expectDecryptoTwins, expectDuetTwins } from './testing/twin-worlds.ts';

const SEEDS = Array.from({ length: 20 }, (_, index) => 1000 + index);

describe.each(SEEDS)('twin servers, seed %i', (seed) => {
  test.each(['teams', 'coop', 'trio'] as const)('C3, C22, C29 · %s', async (mode) => {
    await expectClassicTwins(mode, seed);
  });

  test.each([{}, { flexibleTurns: true }, { mission: 'vatican' }, { mission: 'tel-aviv' }])(
    'D2, D18, D24 · duet, %j',
    async (duet) => {
      await expectDuetTwins(duet, seed);
    },
  );

  test.each(['decrypto', 'decryptoTrio'] as const)('X2, X5, X6, X7, X8, X17 · %s', async (mode) => {
    await expectDecryptoTwins(mode, seed);
  });
});
