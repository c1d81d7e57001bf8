import { describe, expect, test } from 'vitest';
import type { Judge } from '../game.ts';
import {
  act,
  BOTH,
  board,
  clue,
  guess,
  guesses,
  HOST,
  NEITHER,
  ONLY_A,
  ONLY_B,
  optionsFor,
  person,
  reasonFor,
  STOP,
  seenBy,
  stoppedTurnOf,
  turnOf,
} from '../testing/duet/index.ts';
import { contextAt, lenientJudge } from '../testing/index.ts';
import { COUNTS, type Command, MISSIONS } from './index.ts';

const begun = board();
const given = act(begun, 'a', clue('חלב', 3));

describe('a clue', () => {
  test.each(['a', 'b'] as const)(
    'D5 · side %s may give the first clue, whoever is ready first',
    (side) => {
      expect(seenBy(begun, side).can.giveClue).toBe(true);
      const first = act(begun, side, clue('חלב', 3));
      const late = side === 'a' ? 'b' : 'a';
      expect(reasonFor(first, late, clue('מסע', 2))).toBe('notNow');
      expect(seenBy(first)).toMatchObject({ giver: side, guessers: [late] });
    },
  );

  test('D5 · after that they alternate', () => {
    let state = begun;
    for (const [turn, side] of (['b', 'a', 'b', 'a'] as const).entries()) {
      const other = side === 'a' ? 'b' : 'a';
      if (turn > 0) {
        expect(reasonFor(state, other, clue('x', 1))).toBe('notYourTurn');
        expect(seenBy(state).givers).toEqual([side]);
      }
      state = turnOf(state, side, NEITHER[turn] as number);
    }
  });

  test('D6 · one word and a number from 0 to 9; there is no "unlimited"', () => {
    for (const count of COUNTS) expect(reasonFor(begun, 'a', clue('חלב', count))).toBeNull();
    for (const count of ['unlimited', 10, -1, 1.5, null]) {
      const command = { kind: 'giveClue', word: 'חלב', count } as unknown as Command;
      expect(reasonFor(begun, 'a', command)).toBe('badCount');
    }
    for (const word of ['', '  ', 'א\u202eב', 'א'.repeat(41)]) {
      expect(reasonFor(begun, 'a', clue(word, 1))).toBe('badWord');
    }
  });

  test('D24 · anyone on the clue-giving side may give it, and nobody who only looks on', () => {
    expect(reasonFor(begun, person(['a'], 'third of the side'), clue('חלב', 3))).toBeNull();
    expect(reasonFor(begun, person([]), clue('חלב', 3))).toBe('notYourSeat');
    expect(reasonFor(given, person([]), guess(0))).toBe('notYourSeat');
  });

  test('D25 · flexible turns: two clues in a row, and then the other side must give one', () => {
    const flexible = board(optionsFor({ flexibleTurns: true }));
    const once = turnOf(flexible, 'a', NEITHER[0]);
    expect(seenBy(once).givers).toEqual(['a', 'b']);
    const twice = turnOf(once, 'a', NEITHER[1]);
    expect(seenBy(twice).givers).toEqual(['b']);
    expect(reasonFor(twice, 'a', clue('x', 1))).toBe('notYourTurn');
    const back = turnOf(twice, 'b', NEITHER[0]);
    expect(seenBy(back).givers).toEqual(['a', 'b']);
    expect(seenBy(turnOf(turnOf(back, 'a', NEITHER[2]), 'a', NEITHER[3])).givers).toEqual(['b']);
    /** Without the option the second in a row is refused. */
    expect(reasonFor(turnOf(begun, 'a', NEITHER[0]), 'a', clue('x', 1))).toBe('notYourTurn');
  });

  test('D25 · a turn in which the other side gave nothing does not hold the first one back', () => {
    const flexible = board(optionsFor({ flexibleTurns: true }));
    const twice = turnOf(turnOf(flexible, 'a', NEITHER[0]), 'a', NEITHER[1]);
    const passed = act(twice, HOST, { kind: 'moveOn' });
    expect(seenBy(passed).givers).toEqual(['a', 'b']);
  });
});

describe('a guess', () => {
  test('D6 · is judged by the clue-giver’s side of the key, never by the guesser’s own', () => {
    const [, , , , , deadlyForB] = ONLY_A;
    expect(guesses(given, 'b', deadlyForB).agents[deadlyForB]).toBe('b');
    const wrong = guesses(given, 'b', ONLY_B[0]);
    expect(wrong.arrows[ONLY_B[0]]).toEqual(['b']);
  });

  test('D6 · nobody guesses their own clue', () => {
    expect(reasonFor(given, 'a', guess(0))).toBe('ownClue');
    expect(reasonFor(given, 'a', STOP)).toBe('ownClue');
    expect(seenBy(given, 'a').can.guess).toBeUndefined();
    expect(reasonFor(begun, 'b', guess(0))).toBe('clueFirst');
  });

  test('D7 · green is covered, who found it stays visible, and the guesser goes on without limit', () => {
    const state = guesses(act(begun, 'a', clue('x', 1)), 'b', 0, 1, 2, 3, 4, 5, 6, 7);
    expect(state.phase.kind).toBe('guess');
    expect(state.turn).toBe(1);
    for (const card of [0, 1, 2, 3, 4, 5, 6, 7]) {
      expect(seenBy(state).cards[card]?.agent).toBe('b');
    }
    expect(seenBy(state).found).toBe(8);
  });

  test('D7 · a word green on both sides is found for both', () => {
    const state = guesses(given, 'b', BOTH[0]);
    expect(seenBy(state, 'a').remaining).toEqual({ a: 8 });
    expect(seenBy(state, 'b').remaining).toEqual({ b: 8 });
    const one = guesses(given, 'b', ONLY_A[0]);
    expect(seenBy(one, 'b').remaining).toEqual({ b: 9 });
  });

  test('D8 · an assassin ends the game, and both lose', () => {
    const state = guesses(given, 'b', 24);
    expect(state.result).toMatchObject({ winner: 'none', why: 'assassin' });
    expect(reasonFor(state, 'b', guess(0))).toBe('gameOver');
    expect(reasonFor(state, 'a', clue('x', 1))).toBe('gameOver');
  });

  test('D9 · a bystander is marked with a token pointing at the guesser, and the turn ends', () => {
    const state = guesses(given, 'b', NEITHER[0]);
    expect(seenBy(state).cards[NEITHER[0]]).toEqual({ word: 'word14', tokens: ['b'] });
    expect(state).toMatchObject({ turn: 2, phase: { kind: 'clue' }, bank: { bystander: 8 } });
    expect(state.past[0]?.ended).toBe('wrong');
    /** The word stays open for the other side. */
    const back = act(state, 'b', clue('מסע', 2));
    expect(seenBy(back, 'a').can.guess).toContain(NEITHER[0]);
  });

  test('D10 · at least one guess; after a right one the guesser may stop, green face up', () => {
    expect(reasonFor(given, 'b', STOP)).toBe('guessFirst');
    const state = act(guesses(given, 'b', 0), 'b', STOP);
    expect(state).toMatchObject({ turn: 2, greenTaken: 1, bank: { bystander: 8, green: 0 } });
    expect(state.past[0]?.ended).toBe('stopped');
  });

  test('D11 · every turn costs exactly one token, however it ends', () => {
    expect(turnOf(begun, 'a', 0, 1, NEITHER[0]).bank.bystander).toBe(8);
    expect(stoppedTurnOf(begun, 'a', 0, 1, 2).bank.bystander).toBe(8);
    expect(guesses(given, 'b', 0, 1, 2).bank.bystander).toBe(9);
  });

  describe('a word with a token', () => {
    test('D12 · an assassin for the other: lost', () => {
      const marked = turnOf(begun, 'a', 21);
      expect(turnOf(marked, 'b', 21).result?.why).toBe('assassin');
    });

    test('D12 · a bystander for the other: a second token the other way, closed for both', () => {
      const state = turnOf(turnOf(begun, 'a', NEITHER[0]), 'b', NEITHER[0]);
      expect(seenBy(state).cards[NEITHER[0]]).toMatchObject({
        covered: 'bystander',
        tokens: ['b', 'a'],
      });
      const later = act(state, 'a', clue('x', 1));
      expect(reasonFor(later, 'b', guess(NEITHER[0]))).toBe('alreadyCovered');
    });

    test('D12 · green for the other: covered, and the token kept on top', () => {
      const state = turnOf(turnOf(begun, 'a', ONLY_B[0]), 'b', ONLY_B[0]);
      expect(seenBy(state).cards[ONLY_B[0]]).toMatchObject({
        covered: 'green',
        agent: 'a',
        tokens: ['b'],
      });
    });

    test('D12 · with tokens that point one way it is not covered', () => {
      const marked = turnOf(begun, 'a', NEITHER[0]);
      expect(seenBy(marked).cards[NEITHER[0]]).toEqual({ word: 'word14', tokens: ['b'] });
      const vatican = optionsFor({ mission: 'vatican', ...MISSIONS.vatican });
      const twice = turnOf(board(vatican), 'a', NEITHER[0]);
      expect(seenBy(twice).cards[NEITHER[0]]).toEqual({ word: 'word14', tokens: ['b', 'b'] });
    });

    test('D12 · L1 · with one token it still limits clues, closed for both it does not', () => {
      const strict: Judge = {
        ...lenientJudge,
        verdict: ({ clue: word, visible }) =>
          visible.includes(word)
            ? { verdict: 'illegal', rule: 'L1', word, why: 'sameWord' }
            : { verdict: 'ok', rule: null, word: null, why: null },
      };
      const context = contextAt(1000, strict);
      const one = turnOf(board(optionsFor({ referee: 'enforce' })), 'a', NEITHER[0]);
      expect(reasonFor(one, 'b', clue('word14', 1), context)).toBe('illegalClue');
      const both = turnOf(one, 'b', NEITHER[0]);
      expect(reasonFor(both, 'a', clue('word14', 1), context)).toBeNull();
      const found = stoppedTurnOf(both, 'a', 0);
      expect(reasonFor(found, 'b', clue('word0', 1), context)).toBeNull();
    });
  });

  test('D13 · not a word already covered, nor one with a token pointing at oneself', () => {
    const state = turnOf(turnOf(begun, 'a', 0, NEITHER[0]), 'b', NEITHER[1]);
    const again = act(state, 'a', clue('x', 1));
    expect(reasonFor(again, 'b', guess(0))).toBe('alreadyCovered');
    expect(reasonFor(again, 'b', guess(NEITHER[0]))).toBe('closedForYou');
    expect(reasonFor(again, 'b', guess(NEITHER[1]))).toBeNull();
    const open = seenBy(again, 'b').can.guess;
    expect(open).toContain(NEITHER[1]);
    expect(open).not.toContain(NEITHER[0]);
    for (const card of [25, -1, 1.5]) expect(reasonFor(again, 'b', guess(card))).toBe('noSuchCard');
  });

  test('D15 · a clue of 0 still owes a guess', () => {
    const zero = act(begun, 'a', clue('ירוק', 0));
    expect(reasonFor(zero, 'b', STOP)).toBe('guessFirst');
    expect(reasonFor(guesses(zero, 'b', 0), 'b', STOP)).toBeNull();
  });
});

describe('the ninth word of a side', () => {
  const ninth = turnOf(begun, 'a', 0, 1, 2, 3, 4, 5, 6, 7, 8);

  test('D14 · everyone is told, no further guess is accepted, and the guesser stops', () => {
    for (const seats of [['a'], ['b'], []] as const)
      expect(seenBy(ninth, ...seats).done).toEqual(['a']);
    expect(reasonFor(ninth, 'b', guess(ONLY_B[0]))).toBe('allFound');
    expect(seenBy(ninth, 'b').can).toEqual({ stop: true, challenge: true });
    const after = act(ninth, 'b', STOP);
    expect(after).toMatchObject({ turn: 2, greenTaken: 1, bank: { bystander: 8 } });
  });

  test('D14 · that side gives no more clues; only the partner does, in every turn', () => {
    let state = act(ninth, 'b', STOP);
    for (const card of [NEITHER[0], NEITHER[1], NEITHER[2]]) {
      expect(seenBy(state).givers).toEqual(['b']);
      expect(reasonFor(state, 'a', clue('x', 1))).toBe('allFound');
      expect(seenBy(act(state, 'b', clue('x', 1))).guessers).toEqual(['a']);
      state = turnOf(state, 'b', card);
    }
  });

  test('D14 · found in the partner’s turn, it ends nothing: the guessing goes on', () => {
    const almost = turnOf(begun, 'a', 1, 2, 3, 4, 5, 6, 7, 8, NEITHER[0]);
    const state = turnOf(almost, 'b', 0);
    expect(seenBy(state).done).toEqual(['a']);
    expect(seenBy(state, 'a').can.guess).toContain(ONLY_B[0]);
  });

  test('D14 · before that nobody is told how many are left', () => {
    const eight = turnOf(begun, 'a', 0, 1, 2, 3, 4, 5, 6, 7);
    expect(seenBy(eight).done).toEqual([]);
    expect(seenBy(eight).remaining).toBeUndefined();
    expect(seenBy(eight, 'b').remaining).toEqual({ b: 6 });
  });
});
