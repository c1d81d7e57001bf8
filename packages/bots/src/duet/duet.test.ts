import { seededRandom } from '@remez/rules';
import type { Side, State } from '@remez/rules/duet';
import {
  act,
  board,
  clue,
  duetTwin,
  guesses,
  personOn,
  randomDuet,
  replayDuet,
  seenBy,
  toSuddenDeath,
} from '@remez/rules/testing/duet';
import { describe, expect, test } from 'vitest';
import { seatedAt, someone, someoneWhoHears } from '../testing/small.ts';
import { playDuet } from './index.ts';

const decisionOf = (state: State, side: Side, self = someone()) =>
  playDuet(seenBy(state, ...personOn(state, side).seats), seatedAt(side), self);

describe('a partner', () => {
  test('D6 · gives a clue for what is green on its own side of the key', () => {
    const decision = decisionOf(board(), 'a');
    expect(decision?.move).toMatchObject({ kind: 'giveClue', word: 'sky', count: 3 });
    expect([...(decision?.cards ?? [])].sort()).toEqual([5, 6, 7]);
  });

  test('D6 · guesses what the clue is about', () => {
    const state = act(board(), 'a', clue('sea', 2));
    const decision = decisionOf(state, 'b');
    expect(decision?.move.kind).toBe('guess');
    expect([0, 1]).toContain(decision?.cards?.[0]);
  });

  test('D6 · remembers what the clue found when it looks for the rest of what it was for', () => {
    const state = guesses(act(board(), 'a', clue('dawn', 2)), 'b', 3);
    const decision = decisionOf(state, 'b', someoneWhoHears());
    expect(decision?.move).toEqual({ kind: 'guess', card: 5 });
  });

  test('D3 · knows from its own side of the key what cannot be green across the table', () => {
    /** On side b cards 9 and 10 are green, 24 is an assassin: one of three of those may be green. */
    const state = act(board(), 'a', clue('war', 1));
    const cautious = decisionOf(state, 'b');
    const sides = { plain: 10, deadly: 24 };
    expect(cautious?.cards?.[0]).toBe(sides.plain);
  });

  test('D10 · stops rather than risk the assassin once the clue’s words are found', () => {
    const state = guesses(act(board(), 'a', clue('gold', 1)), 'b', 8);
    expect(decisionOf(state, 'b')?.move).toEqual({ kind: 'stop' });
  });

  test('D14 · ends the turn when the last word across the table is found', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const state = guesses(act(board(), 'a', clue('sea', 9)), 'b', ...all);
    expect(decisionOf(state, 'b')?.move).toEqual({ kind: 'stop' });
  });

  test('D17 · guesses on in sudden death', () => {
    const state = toSuddenDeath(board());
    expect(['a', 'b'].map((side) => decisionOf(state, side as Side)?.move.kind)).toContain('guess');
  });

  test('D23 · lets a clue stand that the referee has nothing against', () => {
    const state = act(act(board(), 'a', clue('sea', 2)), 'b', { kind: 'challenge' });
    expect(decisionOf(state, 'a')?.move).toEqual({ kind: 'rule', penalise: false });
  });
});

test.each([3, 4, 5])('D2 · twin worlds: a bot moves the same in both, seed %i', (seed) => {
  const { events, states } = randomDuet(seed);
  let compared = 0;
  for (let count = 1; count < events.length; count += 4) {
    const state = states[count - 1];
    if (state === undefined || state.phase.kind === 'over') continue;
    for (const side of ['a', 'b'] as const) {
      const twin = replayDuet(
        duetTwin(events.slice(0, count), side, seededRandom(seed * 100 + count)),
      );
      const one = decisionOf(state, side);
      expect(decisionOf(twin, side)).toEqual(one);
      if (one !== null) compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(3);
});
