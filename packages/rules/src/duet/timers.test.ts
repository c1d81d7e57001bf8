import { describe, expect, test } from 'vitest';
import {
  act,
  board,
  CLOCK,
  clue,
  guess,
  HOST,
  NEITHER,
  optionsFor,
  reasonFor,
  seenBy,
  stoppedTurnOf,
  toSuddenDeath,
  turnOf,
} from '../testing/duet/index.ts';
import { contextAt } from '../testing/index.ts';
import { duet, MISSIONS, type State } from './index.ts';

const timers = { clue: 60, guess: 90, decision: 30 } as const;
const begun = board(optionsFor({ timers }));
const given = act(begun, 'a', clue('חלב', 3), contextAt(10_000));

const timeout = (state: State) => {
  const due = duet.deadline(state);
  if (due === undefined) throw new Error('no deadline');
  return act(
    state,
    CLOCK,
    { kind: 'timeout', turn: due.turn, phase: due.phase },
    contextAt(due.at),
  );
};

describe('the clock', () => {
  test('D27 · is off by default', () => {
    expect(duet.deadline(board())).toBeUndefined();
    const early = { kind: 'timeout', turn: 1, phase: 'clue' } as const;
    expect(reasonFor(board(), CLOCK, early)).toBe('stale');
  });

  test('D27 · everyone sees when the phase ends before it does', () => {
    expect(seenBy(begun).endsAt).toBe(60_000);
    expect(seenBy(given, 'b').endsAt).toBe(100_000);
  });

  test('D27 · runs out after a right guess: it is a stop', () => {
    const state = timeout(act(given, 'b', guess(0), contextAt(20_000)));
    expect(state).toMatchObject({ turn: 2, greenTaken: 1, bank: { bystander: 8 }, takenOut: 0 });
    expect(state.past[0]?.ended).toBe('time');
  });

  test('D27 · runs out without a guess: a token leaves, marks and scores nothing, the turn passes', () => {
    const state = timeout(given);
    expect(state).toMatchObject({ turn: 2, greenTaken: 0, bank: { bystander: 8 }, takenOut: 1 });
    expect(state.arrows.flat()).toEqual([]);
    expect(seenBy(state).givers).toEqual(['b']);
  });

  test('D27 · runs out without a clue: the same, and either may still begin', () => {
    const state = timeout(begun);
    expect(state).toMatchObject({ turn: 2, bank: { bystander: 8 }, takenOut: 1 });
    expect(seenBy(state).givers).toEqual(['a', 'b']);
    const later = timeout(turnOf(state, 'a', NEITHER[0]));
    expect(seenBy(later).givers).toEqual(['a']);
  });

  test('D27 · in a mission a green-faced one goes first', () => {
    const mission = board(optionsFor({ mission: 'tel-aviv', ...MISSIONS['tel-aviv'], timers }));
    expect(timeout(mission).bank).toEqual({ bystander: 5, green: 3 });
  });

  test('D27 · in sudden death each guess has its time, and then it is lost', () => {
    const dark = toSuddenDeath(begun);
    expect(duet.deadline(dark)).toMatchObject({ phase: 'suddenDeath', at: 91_000 });
    const after = act(dark, 'a', guess(0), contextAt(50_000));
    expect(duet.deadline(after)?.at).toBe(140_000);
    expect(timeout(after).result).toMatchObject({ winner: 'none', why: 'outOfTime' });
  });

  test('D27 · the last token leaves: sudden death', () => {
    expect(timeout(board(optionsFor({ tokens: 1, timers }))).phase.kind).toBe('suddenDeath');
  });

  test('D23 · a challenge stops the guessing clock, and the ruling sets it going where it was', () => {
    const challenged = act(given, 'b', { kind: 'challenge' }, contextAt(40_000));
    expect(duet.deadline(challenged)).toEqual({ at: 70_000, turn: 1, phase: 'ruling' });
    const ruled = act(challenged, 'a', { kind: 'rule', penalise: true }, contextAt(65_000));
    expect(duet.deadline(ruled)).toEqual({ at: 125_000, turn: 1, phase: 'guess' });
    expect(timeout(challenged).current.challenge?.ruling).toBe('stands');
  });

  test('D27 · refused before its time, stale after its turn or phase, and never a person’s to say', () => {
    const command = { kind: 'timeout', turn: 1, phase: 'clue' } as const;
    expect(reasonFor(begun, CLOCK, command, contextAt(59_999))).toBe('tooEarly');
    expect(reasonFor(given, CLOCK, command, contextAt(999_999))).toBe('stale');
    expect(reasonFor(begun, HOST, command, contextAt(60_000))).toBe('notYourSeat');
    expect(reasonFor(begun, CLOCK, { kind: 'stop' }, contextAt(60_000))).toBe('notYourSeat');
  });

  test('D27 · may be put off, never brought forward', () => {
    const postpone = (until: number) =>
      ({ kind: 'postpone', turn: 1, phase: 'clue', until }) as const;
    expect(reasonFor(begun, CLOCK, postpone(59_000))).toBe('stale');
    expect(duet.deadline(act(begun, CLOCK, postpone(75_000)))?.at).toBe(75_000);
  });

  test('D27 · rests when four turns in a row ran out untouched, until someone acts', () => {
    const idle = timeout(timeout(timeout(timeout(begun))));
    expect(duet.deadline(idle)).toBeUndefined();
    expect(duet.deadline(act(idle, 'b', clue('x', 1)))).toBeDefined();
    expect(duet.deadline(stoppedTurnOf(idle, 'b', 0))).toBeDefined();
  });
});
