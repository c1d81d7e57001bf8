import { describe, expect, test } from 'vitest';
import {
  type Answers,
  act,
  allWritten,
  answered,
  begun,
  reasonFor,
  round,
  seenBy,
} from '../testing/decrypto-index.ts';
import type { State } from './index.ts';

/** A team's round: `i` it intercepts the other, `m` it misreads its own, `-` neither. */
type Fortune = '-' | 'i' | 'm' | 'im';

const played = (state: State, white: Fortune, black: Fortune): State => {
  const answers = (own: Fortune, rival: Fortune): Answers => ({
    decode: own.includes('m') ? 'wrong' : 'right',
    intercept: rival.includes('i') ? 'right' : 'wrong',
  });
  return round(state, { white: answers(white, black), black: answers(black, white) });
};

/** The rounds after the first, in which nobody intercepts and nothing goes wrong. */
const after = (...rounds: readonly (readonly [Fortune, Fortune])[]): State =>
  rounds.reduce((state, [white, black]) => played(state, white, black), round(begun()));

describe('the end of a round', () => {
  test.each([
    ['nothing decides', [['i', 'm']], null],
    [
      'X13 · two interceptions win',
      [
        ['i', '-'],
        ['i', '-'],
      ],
      { winner: 'white', why: 'interceptions' },
    ],
    [
      'X13 · also for black',
      [
        ['-', 'i'],
        ['-', 'i'],
      ],
      { winner: 'black', why: 'interceptions' },
    ],
    [
      'X13 · two miscommunications lose',
      [
        ['m', '-'],
        ['m', '-'],
      ],
      { winner: 'black', why: 'miscommunications' },
    ],
    [
      'X13 · and two of black’s',
      [
        ['-', 'm'],
        ['-', 'm'],
      ],
      { winner: 'white', why: 'miscommunications' },
    ],
    [
      'X13 · two interceptions and the other’s two miscommunications agree',
      [
        ['i', 'm'],
        ['i', 'm'],
      ],
      { winner: 'white', why: 'interceptions' },
    ],
    [
      'X14 · both of one team: 2 − 2 against 1',
      [
        ['im', 'i'],
        ['im', '-'],
      ],
      { winner: 'black', why: 'points' },
    ],
    [
      'X14 · both of one team: 2 − 2 against −1',
      [
        ['im', 'm'],
        ['im', '-'],
      ],
      { winner: 'white', why: 'points' },
    ],
    [
      'X14 · two interceptions each in one round',
      [
        ['i', 'i'],
        ['-', 'm'],
        ['i', 'i'],
      ],
      { winner: 'white', why: 'points' },
    ],
    [
      'X14 · two miscommunications each in one round',
      [
        ['m', 'm'],
        ['-', 'i'],
        ['m', 'm'],
      ],
      { winner: 'black', why: 'points' },
    ],
    [
      'X14 · level: on to the keywords',
      [
        ['i', 'i'],
        ['i', 'i'],
      ],
      'name',
    ],
    [
      'X14 · both of one team, level with nothing',
      [
        ['im', '-'],
        ['im', '-'],
      ],
      'name',
    ],
  ] as const)('%s', (_, rounds, expected) => {
    const state = after(...rounds);
    if (expected === 'name') expect(state.phase.kind).toBe('name');
    else if (expected === null) expect(state.phase.kind).toBe('write');
    else expect(state.result).toEqual(expected);
  });

  const quiet = Array.from({ length: 7 }, () => ['-', '-'] as const);
  test.each([
    [
      'X14 · after the eighth round points decide',
      [...quiet.slice(1), ['i', '-']],
      { winner: 'white', why: 'points' },
    ],
    [
      'X14 · a miscommunication too',
      [...quiet.slice(1), ['m', '-']],
      { winner: 'black', why: 'points' },
    ],
  ] as const)('%s', (_, rounds, expected) => {
    expect(after(...rounds).result).toEqual(expected);
  });

  test('X14 · nobody has won after the eighth round, and all is level: on to the keywords', () => {
    const state = after(...quiet);
    expect(state.phase.kind).toBe('name');
    expect(state.result).toBeNull();
  });

  test('X13 · at most eight rounds, and the eighth stays the round of the tie-break', () => {
    const eighth = after(...quiet.slice(1));
    expect(seenBy(eighth)).toMatchObject({ round: 8, rounds: 8, phase: 'write' });
    const over = played(eighth, '-', '-');
    expect(seenBy(over)).toMatchObject({ round: 8, phase: 'name' });
  });

  test('X13 · a round is played to its end, even when white has already won it', () => {
    const state = after(['-', 'i']);
    const half = answered(allWritten(state), { decode: 'right', intercept: 'right' });
    expect(half.tokens.black.interceptions).toBe(2);
    expect(seenBy(half)).toMatchObject({ phase: 'answer', team: 'black' });
    expect(seenBy(half).result).toBeUndefined();
    expect(answered(half).result).toEqual({ winner: 'black', why: 'interceptions' });
  });

  test('X13 · a second misreading does not end it at once either', () => {
    const state = after(['m', '-']);
    const half = answered(allWritten(state), { decode: 'wrong' });
    expect(half.tokens.white.miscommunications).toBe(2);
    expect(half.phase.kind).toBe('answer');
  });

  test('X13 · when it is over nothing more is accepted', () => {
    const over = after(['i', '-'], ['i', '-']);
    expect(seenBy(over, 'w1').can).toEqual({});
    expect(reasonFor(over, 'w1', { kind: 'draw' })).toBe('gameOver');
    expect(reasonFor(over, 'w1', { kind: 'challenge' })).toBe('gameOver');
  });
});

describe('three players', () => {
  const trio = () => begun({ options: { mode: 'trio' } });
  const rounds = (...answers: readonly Answers[]): State =>
    answers.reduce<State>((state, white) => round(state, { white }), trio());

  test('X17 · the pair takes turns, the lone player only intercepts, from the second round', () => {
    const state = allWritten(trio());
    expect(seenBy(state)).toMatchObject({ phase: 'answer', team: 'white', rounds: 5 });
    expect(seenBy(state, 'b1').can).toEqual({ challenge: true, share: true });
    expect(reasonFor(trio(), 'b1', { kind: 'draw' })).toBe('notYourSeat');
    expect(reasonFor(trio(), 'b1', { kind: 'nameEncryptor', who: 'b1' })).toBe('notYourSeat');
    const second = rounds({});
    expect(seenBy(second)).toMatchObject({ round: 2, encryptors: { white: 'w2', black: null } });
    expect(seenBy(allWritten(second), 'b1').can.intercept).toBe('any');
  });

  test.each([
    ['X17 · an interception is a token', [{}, { intercept: 'right' }], 1],
    ['X17 · a misreading is the lone player’s token, also in round 1', [{ decode: 'wrong' }], 1],
    ['X17 · both in one round are two', [{}, { decode: 'wrong', intercept: 'right' }], 2],
    ['X17 · reading right earns the pair nothing', [{}, {}], 0],
  ] as const)('%s', (_, answers, tokens) => {
    const state = rounds(...answers);
    expect(state.tokens.black).toEqual({ interceptions: tokens, miscommunications: 0 });
    expect(state.tokens.white).toEqual({ interceptions: 0, miscommunications: 0 });
  });

  test('X17 · two tokens within five rounds: the lone player wins', () => {
    expect(rounds({ decode: 'wrong' }, {}, {}, {}, { intercept: 'right' }).result).toEqual({
      winner: 'black',
      why: 'interceptions',
    });
    expect(rounds({}, { decode: 'wrong', intercept: 'right' }).result?.winner).toBe('black');
  });

  test('X17 · otherwise the pair wins, after the fifth', () => {
    const fourth = rounds({ decode: 'wrong' }, {}, {}, {});
    expect(fourth.result).toBeNull();
    expect(round(fourth).result).toEqual({ winner: 'white', why: 'rounds' });
  });

  test('X17 · the lone player may object, too', () => {
    const challenged = act(allWritten(trio()), 'b1', { kind: 'challenge' });
    expect(seenBy(challenged, 'w1').can).toEqual({ withdraw: true, agree: true });
  });
});
