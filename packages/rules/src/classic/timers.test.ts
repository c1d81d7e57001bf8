import { describe, expect, test } from 'vitest';
import {
  act,
  board,
  CLOCK,
  clue,
  contextAt,
  HOST,
  optionsFor,
  reasonFor,
  seenBy,
} from '../testing/index.ts';
import { classic, type State } from './index.ts';

const timers = { clue: 60, guess: 90, decision: 30 } as const;
const begun = board(optionsFor({ timers }));
const given = act(begun, 'red.spymaster', clue('גשם', 3), contextAt(10_000));

const timeout = (state: State) => {
  const due = classic.deadline(state);
  if (due === undefined) throw new Error('no deadline');
  return act(
    state,
    CLOCK,
    { kind: 'timeout', turn: due.turn, phase: due.phase },
    contextAt(due.at),
  );
};

describe('timers', () => {
  test('C24 · off by default: nothing happens by itself', () => {
    expect(classic.deadline(board())).toBeUndefined();
    expect(seenBy(board()).endsAt).toBeUndefined();
    const early = { kind: 'timeout', turn: 1, phase: 'clue' } as const;
    expect(reasonFor(board(), CLOCK, early)).toBe('stale');
  });

  test('C24 · everyone sees when the phase ends before it does', () => {
    expect(seenBy(begun).endsAt).toBe(60_000);
    expect(seenBy(given, 'red.operative').endsAt).toBe(100_000);
  });

  test('C24 · a spymaster who gave no clue in time loses the turn', () => {
    const state = timeout(begun);
    expect(state).toMatchObject({ team: 'blue', turn: 2, phase: { kind: 'clue', until: 120_000 } });
    expect(state.past[0]).toMatchObject({ ended: 'time', guesses: [] });
  });

  test('C24 · a team that made no guess in time loses the turn, the one exception to C13', () => {
    expect(timeout(given)).toMatchObject({ team: 'blue', turn: 2 });
  });

  test('C24 · refused before its time, stale after its turn or phase, and never a person’s to say', () => {
    const command = { kind: 'timeout', turn: 1, phase: 'clue' } as const;
    expect(reasonFor(begun, CLOCK, command, contextAt(59_999))).toBe('tooEarly');
    expect(reasonFor(given, CLOCK, command, contextAt(999_999))).toBe('stale');
    expect(reasonFor(timeout(begun), CLOCK, command, contextAt(999_999))).toBe('stale');
    expect(reasonFor(begun, HOST, command, contextAt(60_000))).toBe('notYourSeat');
    expect(reasonFor(begun, CLOCK, { kind: 'stop' }, contextAt(60_000))).toBe('notYourSeat');
  });

  test('C24 · a challenge stops the guessing clock, and the ruling sets it going where it was', () => {
    const challenged = act(given, 'blue.operative', { kind: 'challenge' }, contextAt(40_000));
    expect(classic.deadline(challenged)).toEqual({ at: 70_000, turn: 1, phase: 'ruling' });
    const stands = act(
      challenged,
      'blue.spymaster',
      { kind: 'rule', penalise: false },
      contextAt(65_000),
    );
    expect(classic.deadline(stands)).toEqual({ at: 125_000, turn: 1, phase: 'guess' });
  });

  test('C24 · nobody rules in time: the clue stands; nobody covers in time: it is declined', () => {
    const challenged = act(given, 'blue.operative', { kind: 'challenge' }, contextAt(40_000));
    expect(timeout(challenged).phase.kind).toBe('guess');
    const penalised = act(
      challenged,
      'blue.spymaster',
      { kind: 'rule', penalise: true },
      contextAt(50_000),
    );
    expect(timeout(penalised)).toMatchObject({ phase: { kind: 'clue' }, remaining: { blue: 8 } });
  });

  test('C24 · after an outage a deadline is put off, never brought forward', () => {
    const put = (until: number) => ({ kind: 'postpone', turn: 1, phase: 'clue', until }) as const;
    const postponed = act(begun, CLOCK, put(75_000));
    expect(seenBy(postponed).endsAt).toBe(75_000);
    expect(reasonFor(postponed, CLOCK, put(70_000))).toBe('stale');
    expect(reasonFor(begun, HOST, put(75_000))).toBe('notYourSeat');
  });

  test('C24 · a forgotten table stops ticking after four untouched turns, until someone acts', () => {
    let state: State = begun;
    for (let turn = 0; turn < 4; turn += 1) state = timeout(state);
    expect(classic.deadline(state)).toBeUndefined();
    const back = act(state, 'red.spymaster', clue('גשם', 1), contextAt(1_000_000));
    expect(classic.deadline(back)?.at).toBe(1_090_000);
    const moved = act(state, HOST, { kind: 'moveOn' }, contextAt(1_000_000));
    expect(classic.deadline(moved)?.at).toBe(1_060_000);
  });

  test('C22 · a quiet question does not wake a clock that rests, since operatives would see that', () => {
    let state: State = begun;
    for (let turn = 0; turn < 4; turn += 1) state = timeout(state);
    const asked = act(state, 'red.spymaster', { kind: 'ask', word: 'ענן' }, contextAt(999_000));
    expect(classic.deadline(asked)).toBeUndefined();
    const answered = act(asked, 'blue.spymaster', { kind: 'answer', allow: true });
    expect(seenBy(answered, 'red.operative')).toEqual(seenBy(state, 'red.operative'));
  });

  test('C24 · the host may move on from any phase, and at no other time', () => {
    expect(act(begun, HOST, { kind: 'moveOn' })).toMatchObject({ team: 'blue', turn: 2 });
    expect(act(given, HOST, { kind: 'moveOn' })).toMatchObject({ team: 'blue', turn: 2 });
    expect(act(given, HOST, { kind: 'moveOn' }).past[0]?.ended).toBe('movedOn');
    const over = act(given, 'red.operative', { kind: 'guess', card: 24 });
    expect(reasonFor(over, HOST, { kind: 'moveOn' })).toBe('gameOver');
    expect(reasonFor(over, HOST, { kind: 'abandon' })).toBe('gameOver');
  });

  test('C30 · the host may abandon the game, and then the key is open too', () => {
    expect(reasonFor(given, 'red.operative', { kind: 'abandon' })).toBe('notHost');
    const state = act(given, HOST, { kind: 'abandon' });
    expect(seenBy(state)).toMatchObject({ result: { winner: 'none', why: 'abandoned' } });
    expect(seenBy(state).opening).toBeDefined();
  });
});
