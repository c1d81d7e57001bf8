import { describe, expect, test } from 'vitest';
import {
  ASSASSIN,
  act,
  BLUE,
  BYSTANDER,
  board,
  CLOCK,
  clue,
  contextAt,
  HOST,
  optionsFor,
  RED,
  reasonFor,
  seenBy,
  turnOf,
} from '../testing/index.ts';
import { classic, type State } from './index.ts';

const begun = board(optionsFor({ mode: 'coop' }));
const cover = (state: State, card: number) => act(state, 'red.spymaster', { kind: 'cover', card });

describe('one co-operating group', () => {
  test('C26 · the group is the starting team and has the nine', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const dealing = classic.deal(
        { options: optionsFor({ mode: 'coop' }), words: begun.words },
        { now: 0, random: contextAt(seed).random },
      );
      expect(dealing.ok && dealing.value[0]).toMatchObject({ starts: 'red' });
    }
  });

  test('C26 · after each turn the spymaster covers one of the other team’s words', () => {
    const ended = turnOf(begun, 1, BYSTANDER[0]);
    expect(ended).toMatchObject({ team: 'red', turn: 1, phase: { kind: 'cover' } });
    expect(seenBy(ended, 'red.spymaster').can).toEqual({ cover: [...BLUE] });
    expect(seenBy(ended, 'red.operative').can).toEqual({});
    expect(reasonFor(ended, 'red.spymaster', { kind: 'cover', card: RED[0] })).toBe('notYourWord');
    expect(reasonFor(ended, 'red.spymaster', { kind: 'decline' })).toBe('mustCover');
    expect(reasonFor(ended, 'red.spymaster', clue('x', 1))).toBe('coverFirst');
    expect(cover(ended, BLUE[3])).toMatchObject({
      team: 'red',
      turn: 2,
      phase: { kind: 'clue' },
      remaining: { red: 9, blue: 7 },
    });
  });

  test('C26 · also after a stop, and after the other team’s agent was touched', () => {
    const stopped = act(turnOf(begun, 2, RED[0]), 'red.operative', { kind: 'stop' });
    expect(stopped.phase.kind).toBe('cover');
    const touched = turnOf(begun, 2, BLUE[0]);
    expect(cover(touched, BLUE[1]).remaining.blue).toBe(6);
  });

  test('C27 · the assassin is a loss with no points', () => {
    expect(turnOf(begun, 1, ASSASSIN).result).toEqual({ winner: 'none', why: 'assassin' });
  });

  test('C27 · all of the other team’s words covered is a loss, by cover or by touch', () => {
    let state: State = begun;
    for (const [index, card] of BLUE.slice(0, 7).entries()) {
      state = cover(turnOf(state, 1, BYSTANDER[index] ?? 0), card);
    }
    const touched = turnOf(state, 1, BLUE[7]);
    expect(touched.result).toEqual({ winner: 'none', why: 'outrun' });
    const covered = cover(
      act(turnOf(state, 1, RED[0]), 'red.operative', { kind: 'stop' }),
      BLUE[7],
    );
    expect(covered.result).toEqual({ winner: 'none', why: 'outrun' });
  });

  test.each([8, 7, 6, 5, 4, 3, 2, 1])(
    'C27 · a win with %i of the other team’s words still open scores as many',
    (score) => {
      let state: State = begun;
      for (let turn = 0; turn < 8 - score; turn += 1) {
        state = cover(turnOf(state, 1, BYSTANDER[turn] ?? 0), BLUE[turn] ?? 0);
      }
      expect(turnOf(state, 'unlimited', ...RED).result).toEqual({
        winner: 'red',
        why: 'found',
        score,
      });
    },
  );

  test('C20 · coop has no other team: no challenge, no ruling, no question', () => {
    const given = act(begun, 'red.spymaster', clue('x', 1));
    expect(reasonFor(given, 'red.operative', { kind: 'challenge' })).toBe('noRivals');
    expect(reasonFor(given, 'red.spymaster', { kind: 'rule', penalise: true })).toBe('noRivals');
    expect(reasonFor(begun, 'red.spymaster', { kind: 'ask', word: 'x' })).toBe('noRivals');
    expect(reasonFor(begun, 'red.spymaster', { kind: 'answer', allow: true })).toBe('noRivals');
  });

  test('C24 · when time runs out in coop the cover still follows', () => {
    const timed = board(optionsFor({ mode: 'coop', timers: { clue: 60, decision: 30 } }));
    const late = act(timed, CLOCK, { kind: 'timeout', turn: 1, phase: 'clue' }, contextAt(60_000));
    expect(late.phase).toMatchObject({ kind: 'cover', until: 90_000 });
    const covered = act(
      late,
      CLOCK,
      { kind: 'timeout', turn: 1, phase: 'cover' },
      contextAt(90_000),
    );
    expect(covered).toMatchObject({ turn: 2, remaining: { red: 9, blue: 7 } });
  });

  test('C26 · when the spymaster is away, the host moves on and chance covers a word', () => {
    const ended = turnOf(begun, 1, BYSTANDER[0]);
    const on = act(ended, HOST, { kind: 'moveOn' });
    expect(on.remaining).toEqual({ red: 9, blue: 7 });
    expect(on.past.at(-1)?.covers).toMatchObject([{ cause: 'simulated', by: 'host' }]);
  });
});
