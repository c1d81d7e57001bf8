import { describe, expect, test } from 'vitest';
import {
  act,
  BOTH,
  board,
  clue,
  guesses,
  HOST,
  NEITHER,
  ONLY_A,
  ONLY_B,
  personOn,
  randomDuet,
  reasonFor,
  seenBy,
  stoppedTurnOf,
  turnOf,
} from '../testing/duet/index.ts';
import { type Command, otherSide, type Side, type State } from './index.ts';

const meaning = (...cards: readonly number[]) => ({ ...clue('חלב', 2), meant: cards }) as Command;

const amending = (...cards: readonly number[]): Command => ({ kind: 'amendMeant', cards });

const seen = (state: State, side: Side) => seenBy(state, ...personOn(state, side).seats);

const given = act(board(), 'a', meaning(ONLY_A[0], BOTH[0]));

describe('what was meant', () => {
  test('is seen by whoever gave the clue, and by nobody else until the match is over', () => {
    const meant = [{ turn: 1, cards: [BOTH[0], ONLY_A[0]] }];
    expect(seen(given, 'a').meant).toEqual(meant);
    expect(seen(given, 'b').meant).toBeUndefined();
    expect(seenBy(given).meant).toBeUndefined();
    /** D24 · others on the same side did not give the clue. */
    expect(seenBy(given, 'a').meant).toBeUndefined();
    const over = guesses(given, 'b', 24);
    expect(seenBy(over).meant).toEqual(meant);
    expect(seen(over, 'b').meant).toEqual(meant);
  });

  test('how sure one was is theirs alone too, until the match is over', () => {
    const state = act(board(), 'a', { ...clue('חלב', 2), sure: 35 } as Command);
    const meant = [{ turn: 1, cards: [], sure: 35 }];
    expect(seen(state, 'a').meant).toEqual(meant);
    expect(seen(state, 'b').meant).toBeUndefined();
    expect(seenBy(guesses(state, 'b', 24)).meant).toEqual(meant);
    expect(reasonFor(board(), 'a', { ...clue('חלב', 2), sure: 101 } as Command)).toBe('malformed');
  });

  test('D13 · may be any cards that the partner may still guess, each once', () => {
    const state = stoppedTurnOf(turnOf(board(), 'a', NEITHER[0]), 'b', ONLY_B[0]);
    const mean = (...cards: readonly number[]) => reasonFor(state, 'a', meaning(...cards));
    expect(mean(ONLY_A[0], 24, NEITHER[1])).toBeNull();
    expect(mean(ONLY_B[0])).toBe('alreadyCovered');
    expect(mean(NEITHER[0])).toBe('alreadyCovered');
    expect(mean(3, 3)).toBe('malformed');
    expect(mean(25)).toBe('noSuchCard');
    expect(seen(state, 'a').can.meant).not.toContain(NEITHER[0]);
    /** The other side has not tried it. */
    const next = stoppedTurnOf(state, 'a', BOTH[0]);
    expect(seen(next, 'b').can.meant).toContain(NEITHER[0]);
  });

  test('can be said later, and otherwise, of one’s last clue, by what was open when it was given', () => {
    const guessed = guesses(given, 'b', BOTH[0]);
    const said = act(guessed, personOn(guessed, 'a'), amending(BOTH[0], BOTH[1]));
    expect(seen(said, 'a').meant).toEqual([{ turn: 1, cards: [BOTH[0], BOTH[1]] }]);
    expect(seen(said, 'b')).toEqual(seen(guessed, 'b'));
    expect(reasonFor(guessed, personOn(guessed, 'b'), amending(BOTH[0]))).toBe('notYourSeat');
    expect(reasonFor(guessed, 'a', amending(BOTH[0]))).toBe('notYourSeat');
    const over = act(said, HOST, { kind: 'abandon' });
    expect(reasonFor(over, personOn(over, 'a'), amending())).toBe('gameOver');
  });

  test('by one’s last clue may be what could be meant when one gave it', () => {
    let compared = 0;
    for (let seed = 0; seed < 30; seed += 1) {
      const states = randomDuet(seed).seen;
      for (const [index, state] of states.entries()) {
        const before = states[index - 1];
        const { clue } = state.current;
        if (before?.phase.kind !== 'clue' || clue === undefined || state.phase.kind !== 'guess') {
          continue;
        }
        compared += 1;
        expect(seen(state, clue.side).can.amendMeant).toEqual(seen(before, clue.side).can.meant);
        expect(seen(state, otherSide(clue.side)).can.meant).toBeUndefined();
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});
