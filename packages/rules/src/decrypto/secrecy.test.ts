import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import {
  decryptoTwin,
  perspectiveOf,
  randomDecrypto,
  replayed,
  viewersOf,
} from '../testing/decrypto-index.ts';
import { decrypto, MODES, type Mode, type State } from './index.ts';

/** Every prefix of a random game, in both modes. */
const reachable = fc.record({
  mode: fc.constantFrom<Mode>(...MODES),
  seed: fc.integer(),
  percent: fc.integer({ min: 0, max: 100 }),
});

const viewed = (state: State, who: string | undefined) =>
  decrypto.encode(decrypto.view(state, perspectiveOf(state, who)));

describe('secrets', () => {
  test('X2, X5, X6, X7, X15 · twin worlds: nobody sees a byte of keywords, codes, drafts, answers or thoughts that are not theirs', () => {
    fc.assert(
      fc.property(reachable, fc.integer(), ({ mode, seed, percent }, twinSeed) => {
        const { events, seating } = randomDecrypto(mode, seed);
        const prefix = events.slice(0, 1 + Math.floor((percent / 100) * (events.length - 1)));
        const state = replayed(prefix, seating);
        if (state.phase.kind === 'over') return;
        for (const viewer of viewersOf(state)) {
          const twin = replayed(decryptoTwin(prefix, viewer, seededRandom(twinSeed)), seating);
          expect(viewed(twin, viewer.who)).toBe(viewed(state, viewer.who));
        }
      }),
      { numRuns: 400 },
    );
  });
});
