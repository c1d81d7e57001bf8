import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Judge, REFEREE_MODES } from '../game.ts';
import { seededRandom } from '../random.ts';
import {
  BLACK,
  begun,
  contextAt,
  decryptoTwin,
  drawn,
  person,
  perspectiveOf,
  plainJudge,
  randomDecrypto,
  replayed,
  viewersOf,
  WHITE,
} from '../testing/decrypto-index.ts';
import { decrypto, MODES, type Mode, type State } from './index.ts';

/** Every prefix of a random game, in both modes. */
const reachable = fc.record({
  mode: fc.constantFrom<Mode>(...MODES),
  seed: fc.integer(),
  percent: fc.integer({ min: 0, max: 100 }),
});

const viewed = (state: State, who: string | undefined) =>
  JSON.stringify(decrypto.view(state, perspectiveOf(state, who)));

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

  /** A referee who objects to every word that it is told of. */
  const strict: Judge = {
    ...plainJudge,
    verdict: ({ clue, visible }) => ({
      verdict: visible.includes(clue) ? 'illegal' : 'ok',
      rule: null,
      word: null,
      why: null,
    }),
  };

  test('X23 · twin worlds: what a writer is told of a clue never depends on the other team’s keywords', () => {
    const [mine = '', theirs = ''] = [WHITE[0], BLACK[0]];
    for (const referee of REFEREE_MODES) {
      const writing = drawn(begun({ codes: { white: ['342'] }, options: { referee } }), 'white');
      const others = ['אבן', 'נייר', 'חוט', 'מחט'] as const;
      const twin: State = { ...writing, keywords: { ...writing.keywords, black: others } };
      for (const clue of [mine, theirs, others[0], 'זהב']) {
        const clues = [clue, 'כוכבים', 'שקוף'];
        for (const kind of ['draft', 'transmit'] as const) {
          const decisions = [writing, twin].map((state) =>
            decrypto.decide(state, { kind, clues }, person(state, 'w1'), contextAt(1000, strict)),
          );
          expect(decisions[1]).toEqual(decisions[0]);
          if (kind === 'transmit') expect(decisions[0]?.ok).toBe(clue !== mine);
        }
      }
    }
  });
});
