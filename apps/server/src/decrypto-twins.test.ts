import { seededRandom } from '@remez/rules';
import { randomScript } from '@remez/table/testing';
import { describe, expect, test } from 'vitest';
import { hiddenFrom, stacked, twinOf, unsealed } from './testing/decrypto.ts';
import { framesOf, PEOPLE, WATCHER } from './testing/twins.ts';

const writeScript = (seed: number) =>
  randomScript({
    mode: 'decrypto',
    seed,
    people: PEOPLE,
    steps: 150,
    toTheEnd: false,
    now: 1_000_000,
  });

describe('twin servers', () => {
  test.each([1, 2, 3])(
    'X2, X5, X6, X7, X8 · decrypto, seed %i: frames tell nothing of keywords, cards, drafts, thoughts and answers that are not one’s own',
    async (seed) => {
      const script = writeScript(seed);
      const table = stacked(script);
      let hidden = 0;
      for (const viewer of [...PEOPLE, WATCHER]) {
        const twin = twinOf(script, viewer, seededRandom(seed + 100));
        expect(twin.before).not.toEqual(table.before);
        const here = await framesOf(table.before, table.acts, viewer);
        const there = await framesOf(twin.before, twin.acts, viewer);
        hidden += hiddenFrom(twin);
        expect(there.length).toBe(here.length);
        there.forEach((frame, index) => {
          expect(unsealed(frame)).toBe(unsealed(here[index] ?? ''));
        });
        expect(here.length).toBeGreaterThan(10);
      }
      expect(hidden).toBeGreaterThan(0);
    },
  );
});
