import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Perspective } from '../game.ts';
import { seededRandom } from '../random.ts';
import {
  act,
  board,
  clue,
  peopleIn,
  personAt,
  randomGame,
  replay,
  seenBy,
  twinForOperatives,
  twinForSpymasters,
} from '../testing/index.ts';
import { classic, MODES, type Mode, type Seat, type SeatRole } from './index.ts';

const isSpymaster = (seats: readonly Seat[]) => seats.some((seat) => seat.endsWith('spymaster'));

/** Every prefix of a random game, in every mode. */
const reachable = fc.record({
  mode: fc.constantFrom<Mode>(...MODES),
  seed: fc.integer(),
  percent: fc.integer({ min: 0, max: 100 }),
});

const prefixOf = ({ mode, seed, percent }: { mode: Mode; seed: number; percent: number }) => {
  const { events } = randomGame(mode, seed);
  return events.slice(0, 1 + Math.floor((percent / 100) * (events.length - 1)));
};

const viewed = (events: Parameters<typeof replay>[0], perspective: Perspective<SeatRole>) =>
  JSON.stringify(classic.view(replay(events), perspective));

const perspectiveAt = (events: Parameters<typeof replay>[0], seats: readonly Seat[]) =>
  ({ kind: 'seated', seats: personAt(replay(events), seats).seats }) as const;

describe('secrets', () => {
  test('C3 · twin worlds: operatives and spectators see not one byte of the key, nor of a quiet word (C22), nor of what was meant', () => {
    fc.assert(
      fc.property(reachable, fc.integer(), (game, seed) => {
        const events = prefixOf(game);
        if (replay(events).phase.kind === 'over') return;
        const twin = twinForOperatives(events, seededRandom(seed));
        const perspectives: Perspective<SeatRole>[] = [
          { kind: 'spectator' },
          { kind: 'archive' },
          ...peopleIn(game.mode)
            .filter((seats) => !isSpymaster(seats))
            .map((seats) => perspectiveAt(events, seats)),
        ];
        for (const perspective of perspectives) {
          expect(viewed(twin, perspective)).toBe(viewed(events, perspective));
        }
      }),
      { numRuns: 400 },
    );
  });

  test('C3 · twin worlds: for spymasters too the salt stays sealed, and what others meant is theirs', () => {
    let changed = 0;
    fc.assert(
      fc.property(reachable, fc.integer(), (game, seed) => {
        const events = prefixOf(game);
        if (replay(events).phase.kind === 'over') return;
        for (const seats of peopleIn(game.mode)) {
          const twin = twinForSpymasters(events, seats.join('+'), seededRandom(seed));
          const perspective = perspectiveAt(events, seats);
          if (JSON.stringify(twin.slice(1)) !== JSON.stringify(events.slice(1))) changed += 1;
          expect(viewed(twin, perspective)).toBe(viewed(events, perspective));
        }
      }),
      { numRuns: 100 },
    );
    /** A twin in which everybody meant the same proves nothing. */
    expect(changed).toBeGreaterThan(100);
  });

  test('C3 · an unrevealed card in an operative’s view has no identity field at all', () => {
    for (const seats of [['red.operative'], ['blue.operative'], []] as const) {
      for (const card of seenBy(board(), ...seats).cards)
        expect(Object.keys(card)).toEqual(['word']);
    }
    for (const card of seenBy(board(), 'blue.spymaster').cards) expect(card.key).toBeDefined();
  });

  test('C30 · when the game is over the key is open to everyone', () => {
    const over = act(act(board(), 'red.spymaster', clue('x', 1)), 'red.operative', {
      kind: 'guess',
      card: 24,
    });
    for (const card of seenBy(over).cards) expect(card.key ?? card.covered).toBeDefined();
  });

  test('C7, C29 · a spymaster is mute and does not point while the game runs', () => {
    const state = act(board(), 'red.spymaster', clue('x', 1));
    for (const channel of ['everyone', 'team'] as const) {
      expect(classic.mayTalk(state, ['red.spymaster'], channel)).toBe(false);
      expect(classic.mayTalk(state, ['blue.spymaster'], channel)).toBe(false);
      expect(classic.mayTalk(state, ['blue.operative'], channel)).toBe(true);
    }
    expect(classic.mayTalk(state, ['red.spymaster', 'red.operative'], 'everyone')).toBe(false);
    expect(classic.mayTalk(state, [], 'everyone')).toBe(true);
    expect(classic.mayTalk(state, [], 'team')).toBe(false);
    expect(classic.mayPoint(state, ['red.spymaster'])).toBe(false);
    expect(classic.mayPoint(state, ['blue.operative'])).toBe(false);
    expect(classic.mayPoint(state, ['red.operative'])).toBe(true);
    const over = act(state, 'red.operative', { kind: 'guess', card: 24 });
    expect(classic.mayTalk(over, ['red.spymaster'], 'everyone')).toBe(true);
    expect(classic.mayPoint(over, ['red.operative'])).toBe(false);
  });
});
