/** @module-tag slow */

import { seededRandom } from '@remez/rules';
import { type Command, classic, type Seat, type State } from '@remez/rules/classic';
import {
  board,
  contextAt,
  lenientJudge,
  personAt,
  randomGame,
  replay,
  seenBy,
  twinForOperatives,
  twinForSpymasters,
} from '@remez/rules/testing';
import { describe, expect, test } from 'vitest';
import { TEMPERAMENTS } from '../temperament.ts';
import { seatedAt, someone, someoneWhoHears } from '../testing/small.ts';
import { playClassic } from './index.ts';

const after = (state: State, seat: Seat, command: Command): State => {
  const decided = classic.decide(state, command, personAt(state, [seat]), contextAt(1));
  if (!decided.ok) throw new Error(decided.failure.reason);
  return decided.value.reduce<State>((so, event) => classic.evolve(so, event), state);
};

const decisionOf = (state: State, seat: Seat, self = someone()) => {
  const { seats } = personAt(state, [seat]);
  return playClassic(seenBy(state, ...seats), seatedAt(seat), self);
};

const clue = (word: string, count: number): Command =>
  ({ kind: 'giveClue', word, count, meant: [] }) as Command;

describe('a spymaster', () => {
  test('C6 · gives the clue that finds most of its own words, and says which it means', () => {
    const decision = decisionOf(board(), 'red.spymaster');
    expect(decision?.move).toMatchObject({ kind: 'giveClue', word: 'sky', count: 3 });
    expect([...(decision?.cards ?? [])].sort()).toEqual([5, 6, 7]);
  });

  test.each(TEMPERAMENTS)(
    'C11 · never gives a clue that is as much the assassin’s, %s',
    (temper) => {
      const words = new Set<unknown>();
      let state = board();
      for (let turn = 0; turn < 6 && state.phase.kind !== 'over'; turn += 1) {
        const decision = decisionOf(state, 'red.spymaster', someone(temper));
        if (decision?.move.kind !== 'giveClue') throw new Error('no clue');
        if (decision.cards === undefined) break;
        words.add(decision.move.word);
        state = after(state, 'red.spymaster', decision.move);
        const [open] = decision.cards;
        state = after(state, 'red.operative', { kind: 'guess', card: open ?? 0 });
        if (state.phase.kind === 'guess') state = after(state, 'red.operative', { kind: 'stop' });
        const host = { kind: 'person', who: 'host', seats: [], host: true } as const;
        const on = classic.decide(state, { kind: 'moveOn' }, host, contextAt(1));
        if (on.ok) state = on.value.reduce<State>((so, event) => classic.evolve(so, event), state);
      }
      expect(words.size).toBeGreaterThan(3);
      expect(words).not.toContain('forest');
      expect(words).not.toContain('war');
    },
  );

  test('L1 · gives no clue that the referee objects to', () => {
    const strict = {
      ...someone(),
      judge: {
        ...lenientJudge,
        verdict: ({ clue: word }: { clue: string }) =>
          word === 'sky'
            ? ({ verdict: 'illegal', rule: 'L2', word: 'word5', why: 'form' } as const)
            : ({ verdict: 'ok', rule: null, word: null, why: null } as const),
      },
    };
    const decision = decisionOf(board(), 'red.spymaster', strict);
    expect(decision?.move).toMatchObject({ kind: 'giveClue', word: 'sea', count: 2 });
  });

  test('C20, C22 · rules and answers by the referee', () => {
    const given = after(board(), 'red.spymaster', clue('sky', 3));
    const challenged = after(given, 'blue.operative', { kind: 'challenge' });
    expect(decisionOf(challenged, 'blue.spymaster')?.move).toEqual({
      kind: 'rule',
      penalise: false,
    });
    const asked = after(board(), 'red.spymaster', { kind: 'ask', word: 'sky' });
    expect(decisionOf(asked, 'blue.spymaster')?.move).toEqual({
      kind: 'answer',
      allow: true,
      word: 'sky',
    });
  });
});

describe('an operative', () => {
  test('C7 · guesses what the clue is about', () => {
    const state = after(board(), 'red.spymaster', clue('sea', 2));
    const decision = decisionOf(state, 'red.operative');
    expect(decision?.move.kind).toBe('guess');
    expect([0, 1]).toContain(decision?.cards?.[0]);
    expect(decision?.sure).toBeGreaterThan(0.8);
  });

  test('C7 · rather guesses what there was no better clue for than what a clue says most of', () => {
    const state = after(board(), 'red.spymaster', clue('night', 1));
    const decision = decisionOf(state, 'red.operative', someoneWhoHears());
    expect(decision?.move).toEqual({ kind: 'guess', card: 1 });
  });

  test('C13 · stops when the clue’s words are found and nothing else speaks', () => {
    let state = after(board(), 'red.spymaster', clue('sea', 2));
    for (const card of [0, 1]) state = after(state, 'red.operative', { kind: 'guess', card });
    expect(decisionOf(state, 'red.operative')?.move).toEqual({ kind: 'stop' });
  });

  test('C12 · takes up an earlier clue of its team with the guess that is left over', () => {
    let state = after(board(), 'red.spymaster', clue('sky', 3));
    for (const card of [5, 6]) state = after(state, 'red.operative', { kind: 'guess', card });
    state = after(state, 'red.operative', { kind: 'stop' });
    state = after(state, 'blue.spymaster', clue('music', 1));
    state = after(state, 'blue.operative', { kind: 'guess', card: 11 });
    state = after(state, 'blue.operative', { kind: 'stop' });
    state = after(state, 'red.spymaster', clue('gold', 1));
    state = after(state, 'red.operative', { kind: 'guess', card: 8 });
    expect(decisionOf(state, 'red.operative')?.move).toEqual({ kind: 'guess', card: 7 });
  });

  test('knows that it does not know: of a word never heard it is unsure, and stops after one guess', () => {
    let state = after(board(), 'red.spymaster', clue('zzyzx', 3));
    const first = decisionOf(state, 'red.operative');
    expect(first?.move.kind).toBe('guess');
    expect(first?.sure).toBeLessThan(0.6);
    state = after(state, 'red.operative', { kind: 'guess', card: 0 });
    expect(decisionOf(state, 'red.operative')?.move).toEqual({ kind: 'stop' });
  });
});

describe('secrecy', () => {
  test.each([1, 2, 3, 4])('C3 · twin worlds: a bot moves the same in both, seed %i', (seed) => {
    const { events, states } = randomGame('teams', seed);
    const self = someone();
    let compared = 0;
    for (let count = 1; count < events.length; count += 3) {
      const known = events.slice(0, count);
      const state = states[count - 1];
      if (state === undefined) continue;
      const compare = (seat: Seat, twin: State) => {
        const one = decisionOf(state, seat, self);
        expect(decisionOf(twin, seat, someone())).toEqual(one);
        if (one !== null) compared += 1;
      };
      const random = seededRandom(seed * 1000 + count);
      for (const seat of ['red.operative', 'blue.operative'] as const) {
        compare(seat, replay(twinForOperatives(known, random)));
      }
      for (const seat of ['red.spymaster', 'blue.spymaster'] as const) {
        compare(seat, replay(twinForSpymasters(known, seat, random)));
      }
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('the same seat, view and seed give the same decision', () => {
    const one = decisionOf(board(), 'red.spymaster');
    expect(decisionOf(board(), 'red.spymaster')).toEqual(one);
  });
});
