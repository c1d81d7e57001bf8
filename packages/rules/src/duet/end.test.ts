import { describe, expect, test } from 'vitest';
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
  reasonFor,
  STOP,
  seenBy,
  stoppedTurnOf,
  toSuddenDeath,
  turnOf,
} from '../testing/duet/index.ts';
import { MISSIONS, type Options, type Side, type State } from './index.ts';

const GREEN_A = [...BOTH, ...ONLY_A];
const begun = board();

/** Two turns in which everything is found, a's nine first. */
const wonIn = (state: State): State =>
  turnOf(act(turnOf(state, 'a', ...GREEN_A), 'b', STOP), 'b', ...ONLY_B);

describe('a win', () => {
  test('D16 · the fifteenth agent wins, for both, at that moment', () => {
    const fourteen = turnOf(stoppedTurnOf(begun, 'a', ...GREEN_A), 'b', ...ONLY_B.slice(1));
    expect(fourteen.result).toBeNull();
    const state = guesses(fourteen, 'a', ONLY_B[0]);
    expect(state.result).toMatchObject({ winner: 'all', why: 'found', suddenDeath: false });
    expect(seenBy(state).found).toBe(15);
  });

  test('D16 · in sudden death too', () => {
    const dark = toSuddenDeath(stoppedTurnOf(begun, 'a', ...GREEN_A));
    const state = guesses(dark, 'a', ...ONLY_B);
    expect(state.result).toMatchObject({ winner: 'all', suddenDeath: true });
  });

  test('D16 · also when the bank could not have paid for the turn', () => {
    const one = board(optionsFor({ tokens: 2 }));
    const given = act(stoppedTurnOf(one, 'a', ...GREEN_A), 'b', clue('x', 1));
    const penalised = act(act(given, 'a', { kind: 'challenge' }), 'b', {
      kind: 'rule',
      penalise: true,
    });
    expect(seenBy(penalised).bank).toEqual({ bystander: 0, green: 0 });
    const state = guesses(penalised, 'a', ...ONLY_B);
    expect(state.result).toMatchObject({ winner: 'all', suddenDeath: false, score: 1 });
  });

  test('D19 · 3 a token in the bank, 1 a token taken green; the winning turn’s is one of them', () => {
    const state = wonIn(begun);
    expect(state).toMatchObject({ bank: { bystander: 7 }, greenTaken: 2 });
    expect(state.result?.score).toBe(3 * 7 + 2);
  });

  test('D19 · mistakes score nothing', () => {
    const state = wonIn(turnOf(turnOf(begun, 'a', NEITHER[0]), 'b', NEITHER[0]));
    expect(state).toMatchObject({ bank: { bystander: 5 }, greenTaken: 2 });
    expect(state.result?.score).toBe(3 * 5 + 2);
  });

  test('D19 · winning in sudden death takes one off', () => {
    const dark = toSuddenDeath(stoppedTurnOf(begun, 'a', ...GREEN_A));
    expect(guesses(dark, 'a', ...ONLY_B).result?.score).toBe(0 + 1 - 1);
  });

  test('D19 · a loss has no score, nor has a win with ten or eleven tokens', () => {
    expect(turnOf(begun, 'a', 24).result?.score).toBeUndefined();
    expect(wonIn(board(optionsFor({ tokens: 10 }))).result?.score).toBeUndefined();
    const vatican = optionsFor({ mission: 'vatican', ...MISSIONS.vatican });
    expect(wonIn(board(vatican)).result?.score).toBe(3 * 6 + 2);
  });
});

describe('what a mistake costs', () => {
  const withBank = (tokens: number, mistakes: number) => board(optionsFor({ tokens, mistakes }));

  test.each([
    [9, 9, 'one'],
    [2, 1, 'one'],
    [1, 1, 'all'],
    [3, 0, 'two'],
    [2, 0, 'all'],
    [1, 0, 'match'],
  ] as const)(
    'D13, D20, D21 · with %i tokens, %i bystander face up: %s',
    (tokens, mistakes, cost) => {
      expect(seenBy(withBank(tokens, mistakes)).mistakeCosts).toBe(cost);
    },
  );

  test('D17 · in sudden death it costs the match, and after the end nothing', () => {
    const dark = toSuddenDeath(begun);
    expect(seenBy(dark).mistakeCosts).toBe('match');
    expect(seenBy(guesses(dark, 'a', NEITHER[0])).mistakeCosts).toBeUndefined();
  });
});

describe('sudden death', () => {
  const dark = toSuddenDeath(begun);

  test('D17 · the bank is empty and words remain: no more clues', () => {
    expect(dark.bank).toEqual({ bystander: 0, green: 0 });
    expect(seenBy(dark)).toMatchObject({ phase: 'suddenDeath', suddenDeath: true, turn: 10 });
    for (const side of ['a', 'b'] as const) {
      expect(reasonFor(dark, side, clue('x', 1))).toBe('noMoreClues');
      expect(reasonFor(dark, side, STOP)).toBe('noMoreClues');
      expect(reasonFor(dark, side, { kind: 'challenge' })).toBe('noMoreClues');
    }
  });

  test('D17 · everyone who has words to find guesses, in any order, by the other side’s key', () => {
    const state = guesses(guesses(guesses(dark, 'a', ONLY_B[0]), 'b', ONLY_A[0]), 'a', ONLY_B[1]);
    expect(state.result).toBeNull();
    expect(seenBy(state).guessers).toEqual(['a', 'b']);
    expect(state.agents[ONLY_B[0]]).toBe('a');
    expect(state.agents[ONLY_A[0]]).toBe('b');
  });

  test('D17 · any wrong guess loses, a bystander too', () => {
    const wrong = guesses(dark, 'a', NEITHER[0]);
    expect(wrong.result).toMatchObject({ winner: 'none', why: 'wrong', suddenDeath: true });
    expect(guesses(dark, 'b', 24).result?.why).toBe('assassin');
  });

  test('D17 · if only one side has words left, only that side guesses', () => {
    const one = toSuddenDeath(stoppedTurnOf(begun, 'a', ...GREEN_A));
    expect(reasonFor(one, 'b', guess(ONLY_B[0]))).toBe('allFound');
    expect(seenBy(one, 'b').can).toEqual({});
    expect(seenBy(one).guessers).toEqual(['a']);
    expect(seenBy(one, 'a').can.guess).toContain(ONLY_B[0]);
    const within = guesses(dark, 'b', ...GREEN_A);
    expect(reasonFor(within, 'b', guess(ONLY_B[0]))).toBe('allFound');
  });

  test('D17 · D13 holds: not a word that points at oneself', () => {
    const marked = toSuddenDeath(turnOf(begun, 'a', NEITHER[0]));
    expect(reasonFor(marked, 'b', guess(NEITHER[0]))).toBe('closedForYou');
    expect(reasonFor(marked, 'a', guess(NEITHER[0]))).toBeNull();
  });

  test('D17 · when nobody guesses any more, the host ends the waiting: it is lost', () => {
    expect(act(dark, HOST, { kind: 'moveOn' }).result).toMatchObject({
      winner: 'none',
      why: 'outOfTime',
    });
  });
});

describe('a mission', () => {
  const vatican: Options = optionsFor({ mission: 'vatican', ...MISSIONS.vatican });
  const telAviv: Options = optionsFor({ mission: 'tel-aviv', ...MISSIONS['tel-aviv'] });

  test('D20 · stopping takes a green one; when none is left it turns a bystander one over', () => {
    const first = stoppedTurnOf(board(telAviv), 'a', 0);
    expect(first).toMatchObject({ bank: { bystander: 5, green: 3 }, greenTaken: 1 });
    const plain = stoppedTurnOf(begun, 'a', 0);
    expect(plain).toMatchObject({ bank: { bystander: 8, green: 0 }, greenTaken: 1 });
  });

  test('D20 · a mistake takes a bystander one while there is one', () => {
    const state = turnOf(board(telAviv), 'a', NEITHER[0]);
    expect(state.bank).toEqual({ bystander: 4, green: 4 });
    expect(state.arrows[NEITHER[0]]).toEqual(['b']);
  });

  test('D20 · if none is left it takes two, both pointing at the guesser; the partner may still try', () => {
    const state = turnOf(board(vatican), 'a', NEITHER[0]);
    expect(state.bank).toEqual({ bystander: 0, green: 6 });
    expect(state.arrows[NEITHER[0]]).toEqual(['b', 'b']);
    expect(seenBy(act(state, 'b', clue('x', 1)), 'a').can.guess).toContain(NEITHER[0]);
    expect(reasonFor(stoppedTurnOf(state, 'b', 0), 'a', clue('x', 1))).toBeNull();
  });

  test('D21 · a turn that ends with exactly none left: sudden death', () => {
    const state = [0, 1, 2, 3].reduce(
      (reached, turn) => turnOf(reached, turn % 2 === 0 ? 'a' : 'b', NEITHER[turn] as number),
      board(vatican),
    );
    expect(state.phase.kind).toBe('suddenDeath');
  });

  test('D21 · one left and a mistake that costs two: lost at once', () => {
    const one = stoppedTurnOf(
      [0, 1, 2].reduce(
        (reached, turn) => turnOf(reached, turn % 2 === 0 ? 'a' : 'b', NEITHER[turn] as number),
        board(vatican),
      ),
      'b',
      0,
    );
    expect(one.bank).toEqual({ bystander: 0, green: 1 });
    const state = turnOf(one, 'a', NEITHER[5]);
    expect(state.result).toMatchObject({ winner: 'none', why: 'unpaid', suddenDeath: false });
    /** Stopping there is paid for, and leads to sudden death. */
    expect(stoppedTurnOf(one, 'a', 3).phase.kind).toBe('suddenDeath');
  });
});

describe('the debriefing', () => {
  const lesson = (state: State) => state.result?.debrief;

  test('D28 · caught by an assassin, or out of time', () => {
    expect(lesson(turnOf(begun, 'a', 24))).toEqual({ lesson: 'assassin' });
    const dark = toSuddenDeath(begun);
    expect(lesson(guesses(dark, 'a', NEITHER[0]))).toEqual({ lesson: 'outOfTime' });
    expect(lesson(act(dark, HOST, { kind: 'moveOn' }))).toEqual({ lesson: 'outOfTime' });
  });

  test('D28 · won with 10 or 11, with 9, or on a mission', () => {
    expect(lesson(wonIn(board(optionsFor({ tokens: 11 }))))).toEqual({ lesson: 'wonEased' });
    expect(lesson(wonIn(begun))).toEqual({ lesson: 'wonStandard', praise: 'toTheMap' });
    const berlin = optionsFor({ mission: 'berlin', ...MISSIONS.berlin });
    expect(lesson(wonIn(board(berlin)))).toEqual({ lesson: 'wonMission' });
    const prague = optionsFor({ mission: 'prague', ...MISSIONS.prague });
    expect(lesson(wonIn(board(prague)))?.lesson).toBe('wonStandard');
  });

  test('D28 · a match given up has nothing to teach', () => {
    const given = act(begun, HOST, { kind: 'abandon' });
    expect(given.result).toEqual({ winner: 'none', why: 'abandoned', suddenDeath: false });
  });

  /** So many turns passed first; then the game is won in two. */
  test.each([
    [0, 23, 'toTheMap'],
    [4, 11, 'toTheMap'],
    [5, 8, 'good'],
    [6, 5, 'won'],
  ] as const)('D19 · after %i lost turns the score is %i: %s', (passes, score, praise) => {
    let state = begun;
    for (let pass = 0; pass < passes; pass += 1) state = act(state, HOST, { kind: 'moveOn' });
    expect(wonIn(state).result).toMatchObject({ score, debrief: { praise } });
  });

  /** So many turns found one word and stopped, so many found nothing; the last two find the rest. */
  test.each([
    [3, 4, 5, 'won'],
    [1, 5, 6, 'good'],
    [3, 3, 8, 'good'],
    [4, 2, 9, 'excellent'],
    [2, 3, 10, 'excellent'],
    [3, 2, 11, 'toTheMap'],
  ] as const)(
    'D19 · %i turns that stopped, %i that passed, and two: %i is %s',
    (stops, passes, score, praise) => {
      const rest: { readonly [side in Side]: number[] } = {
        a: [...BOTH, ...ONLY_A],
        b: [...ONLY_B],
      };
      let state = begun;
      for (let stop = 0; stop < stops; stop += 1) {
        const giver = stop % 2 === 0 ? 'a' : 'b';
        state = stoppedTurnOf(state, giver, rest[giver].pop() ?? -1);
      }
      for (let pass = 0; pass < passes; pass += 1) state = act(state, HOST, { kind: 'moveOn' });
      const aFirst = (stops + passes) % 2 === 0;
      const [first, second] = aFirst ? (['a', 'b'] as const) : (['b', 'a'] as const);
      const last = stoppedTurnOf(state, first, ...rest[first]);
      expect(turnOf(last, second, ...rest[second]).result).toMatchObject({
        score,
        debrief: { praise },
      });
    },
  );
});
