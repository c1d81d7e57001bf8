import { describe, expect, test } from 'vitest';
import type { Judge } from '../game.ts';
import {
  act,
  board,
  clue,
  guess,
  guesses,
  HOST,
  NEITHER,
  optionsFor,
  person,
  reasonFor,
  STOP,
  seenBy,
  stoppedTurnOf,
  turnOf,
} from '../testing/duet/index.ts';
import { contextAt, lenientJudge } from '../testing/index.ts';
import { type Command, MISSIONS } from './index.ts';

const begun = board();
const given = act(begun, 'a', clue('חלב', 3));
const CHALLENGE: Command = { kind: 'challenge' };
const PENALISE: Command = { kind: 'rule', penalise: true };
const LET_STAND: Command = { kind: 'rule', penalise: false };
const AGAIN: Command = { kind: 'beginAgain' };

const penalised = act(act(given, 'b', CHALLENGE), 'a', PENALISE);

describe('a challenge', () => {
  test('D23 · the guessing side challenges, from the clue until the turn is over, and guessing waits', () => {
    for (const state of [given, guesses(given, 'b', 0)]) {
      expect(reasonFor(state, 'a', CHALLENGE)).toBe('ownClue');
      const challenged = act(state, 'b', CHALLENGE);
      expect(reasonFor(challenged, 'b', guess(1))).toBe('rulingFirst');
      expect(reasonFor(challenged, 'b', STOP)).toBe('rulingFirst');
      expect(seenBy(challenged).phase).toBe('ruling');
    }
    expect(reasonFor(begun, 'b', CHALLENGE)).toBe('clueFirst');
    expect(reasonFor(turnOf(begun, 'a', NEITHER[0]), 'b', CHALLENGE)).toBe('clueFirst');
    expect(reasonFor(given, person([]), CHALLENGE)).toBe('notYourSeat');
  });

  test('D23 · the clue’s side rules, and only on a pending challenge', () => {
    expect(reasonFor(given, 'a', PENALISE)).toBe('notNow');
    const challenged = act(given, 'b', CHALLENGE);
    expect(reasonFor(challenged, 'b', PENALISE)).toBe('notYourSeat');
    const odd = { kind: 'rule', penalise: 'yes' } as unknown as Command;
    expect(reasonFor(challenged, 'a', odd)).toBe('malformed');
    expect(seenBy(challenged, 'a').can).toEqual({ rule: true });
    expect(seenBy(challenged, 'b').can).toEqual({});
  });

  test('D23 · an illegal clue costs a token out of the game, the guessing goes on, and its end costs its own', () => {
    expect(penalised).toMatchObject({ turn: 1, phase: { kind: 'guess' }, takenOut: 1 });
    expect(penalised.bank).toEqual({ bystander: 8, green: 0 });
    const after = act(guesses(penalised, 'b', 0), 'b', STOP);
    expect(after).toMatchObject({ bank: { bystander: 7 }, greenTaken: 1 });
  });

  test('D23 · in a mission a green-faced one goes first', () => {
    const mission = board(optionsFor({ mission: 'tel-aviv', ...MISSIONS['tel-aviv'] }));
    const ruled = act(act(act(mission, 'a', clue('x', 1)), 'b', CHALLENGE), 'a', PENALISE);
    expect(ruled.bank).toEqual({ bystander: 5, green: 3 });
  });

  test('D23 · if that leaves too few for the end of the turn, it is lost at once (D21)', () => {
    const last = act(board(optionsFor({ tokens: 1 })), 'a', clue('x', 1));
    const empty = act(act(last, 'b', CHALLENGE), 'a', PENALISE);
    expect(empty.phase.kind).toBe('guess');
    expect(act(guesses(empty, 'b', 0), 'b', STOP).result?.why).toBe('unpaid');
    expect(guesses(empty, 'b', NEITHER[0]).result?.why).toBe('unpaid');
  });

  test('D23 · the clue may be let stand, and one challenge a clue is all', () => {
    const challenged = act(given, 'b', CHALLENGE);
    expect(reasonFor(challenged, 'b', CHALLENGE)).toBe('alreadyChallenged');
    const stands = act(challenged, 'a', LET_STAND);
    expect(stands).toMatchObject({ phase: { kind: 'guess' }, bank: { bystander: 9 } });
    expect(reasonFor(stands, 'b', CHALLENGE)).toBe('alreadyChallenged');
    expect(reasonFor(stands, 'b', guess(0))).toBeNull();
  });

  test('D23 · when nobody rules, the host moves on and the clue stands', () => {
    const challenged = act(given, 'b', CHALLENGE);
    const on = act(challenged, HOST, { kind: 'moveOn' });
    expect(on.current.challenge?.ruling).toBe('stands');
    expect(reasonFor(challenged, 'b', { kind: 'moveOn' })).toBe('notHost');
  });
});

describe('owning up', () => {
  const ADMIT: Command = { kind: 'admit' };

  test('D23 · the clue’s side says so unasked, until the turn is over, and pays as if it had been called', () => {
    for (const state of [given, guesses(given, 'b', 0)]) {
      expect(seenBy(state, 'a').can.admit).toBe(true);
      expect(seenBy(state, 'b').can.admit).toBeUndefined();
      expect(reasonFor(state, 'b', ADMIT)).toBe('notYourSeat');
      const admitted = act(state, 'a', ADMIT);
      expect(admitted).toMatchObject({ turn: 1, phase: { kind: 'guess' }, takenOut: 1 });
      expect(admitted.bank).toEqual(penalised.bank);
      expect(seenBy(admitted).story.at(-1)?.challenge).toEqual({ by: 'a', ruling: 'admitted' });
      expect(act(guesses(admitted, 'b', 1), 'b', STOP)).toMatchObject({
        bank: { bystander: 7 },
        greenTaken: 1,
      });
    }
    expect(reasonFor(begun, 'a', ADMIT)).toBe('clueFirst');
    expect(reasonFor(turnOf(begun, 'a', NEITHER[0]), 'a', ADMIT)).toBe('clueFirst');
    expect(reasonFor(given, person([]), ADMIT)).toBe('notYourSeat');
  });

  test('D23 · a clue is paid for once, and nobody need call it any more', () => {
    const admitted = act(given, 'a', ADMIT);
    expect(reasonFor(admitted, 'a', ADMIT)).toBe('alreadyChallenged');
    expect(reasonFor(admitted, 'b', CHALLENGE)).toBe('alreadyChallenged');
    expect(reasonFor(penalised, 'a', ADMIT)).toBe('alreadyChallenged');
    expect(reasonFor(act(given, 'b', CHALLENGE), 'a', ADMIT)).toBe('rulingFirst');
  });

  test('D23 · whoever had let it stand may still think better of it', () => {
    const stands = act(act(given, 'b', CHALLENGE), 'a', LET_STAND);
    expect(act(stands, 'a', ADMIT).bank).toEqual(penalised.bank);
  });

  test('D23 · with the last token gone the end of the turn cannot be paid (D21)', () => {
    const last = act(board(optionsFor({ tokens: 1 })), 'a', clue('x', 1));
    const empty = act(last, 'a', ADMIT);
    expect(empty.phase.kind).toBe('guess');
    expect(act(guesses(empty, 'b', 0), 'b', STOP).result?.why).toBe('unpaid');
  });

  test('D23 · then, too, both may begin again', () => {
    const admitted = act(given, 'a', ADMIT);
    expect(seenBy(admitted, 'b').can.beginAgain).toBe('offer');
    expect(act(act(admitted, 'b', AGAIN), 'a', AGAIN).result?.why).toBe('beganAgain');
  });
});

describe('beginning again with new words', () => {
  test('D23 · after an illegal clue either side may offer it, and the other agrees', () => {
    for (const [one, other] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      expect(seenBy(penalised, one).can.beginAgain).toBe('offer');
      const offered = act(penalised, one, AGAIN);
      expect(seenBy(offered).offer).toBe(one);
      expect(reasonFor(offered, one, AGAIN)).toBe('notNow');
      expect(seenBy(offered, other).can.beginAgain).toBe('agree');
      const over = act(offered, other, AGAIN);
      expect(over.result).toEqual({ winner: 'none', why: 'beganAgain', suddenDeath: false });
    }
  });

  test('D23 · it holds nobody up, and is gone with the turn', () => {
    const offered = act(penalised, 'a', AGAIN);
    const after = turnOf(act(guesses(offered, 'b', 0), 'b', STOP), 'b', NEITHER[0]);
    expect(after.offer).toBeNull();
    expect(reasonFor(after, 'b', AGAIN)).toBe('notNow');
  });

  test('D23 · without an illegal clue there is nothing to offer', () => {
    for (const state of [begun, given, act(act(given, 'b', CHALLENGE), 'a', LET_STAND)]) {
      expect(reasonFor(state, 'a', AGAIN)).toBe('notNow');
      expect(seenBy(state, 'b').can.beginAgain).toBeUndefined();
    }
  });
});

describe('the referee', () => {
  const strict: Judge = {
    ...lenientJudge,
    verdict: ({ clue: word, visible }) =>
      visible.includes(word)
        ? { verdict: 'illegal', rule: 'L1', word, why: 'sameWord' }
        : { verdict: 'ok', rule: null, word: null, why: null },
  };
  const context = contextAt(1000, strict);

  test('L1 · enforcing, a clue the referee is sure about cannot be sent', () => {
    const state = board(optionsFor({ referee: 'enforce' }));
    expect(reasonFor(state, 'a', clue('word0', 1), context)).toBe('illegalClue');
    const later = stoppedTurnOf(state, 'b', 0);
    expect(reasonFor(later, 'a', clue('word0', 1), context)).toBeNull();
  });

  test('L1 · advising, the verdict is recorded, and both sides see it once the clue is challenged', () => {
    const state = act(board(optionsFor({ referee: 'advise' })), 'a', clue('word0', 1), context);
    expect(seenBy(state, 'b').verdict).toBeUndefined();
    const challenged = act(state, 'b', CHALLENGE);
    for (const side of ['a', 'b'] as const) {
      expect(seenBy(challenged, side).verdict?.rule).toBe('L1');
    }
    expect(seenBy(challenged).verdict).toBeUndefined();
    const after = turnOf(act(act(challenged, 'a', PENALISE), HOST, { kind: 'moveOn' }), 'b', 0);
    expect(seenBy(after, 'a').verdict).toBeUndefined();
  });
});
