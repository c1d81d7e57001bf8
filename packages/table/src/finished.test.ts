import { describe, expect, test } from 'vitest';
import { evolve } from './evolve.ts';
import { act, play, seatedFour } from './testing/table.ts';
import type { State } from './types.ts';

const played = (state: State): State =>
  act(act(state, 'ann', { kind: 'start' }), 'ann', play({ kind: 'abandon' }));

const delivered = (state: State, ...matches: readonly number[]): State =>
  evolve(state, { kind: 'matchesDelivered', matches });

const times = (count: number, state: State): State =>
  Array.from({ length: count }).reduce<State>(played, state);

describe('matches that are over', () => {
  test('stand until they are delivered, and then the last fifty', () => {
    const many = times(60, seatedFour());
    expect(many.matches).toHaveLength(60);
    const numbers = many.matches.map(({ match }) => match);
    const some = delivered(many, ...numbers.slice(1));
    expect(some.matches.map(({ match }) => match)).toEqual([1, ...numbers.slice(10)]);
    expect(delivered(some, 1).matches.map(({ match }) => match)).toEqual(numbers.slice(10));
  });

  test('what people are shown of them does not change with it', () => {
    const state = times(2, seatedFour());
    expect(delivered(state, 1, 2).finished).toBe(state.finished);
  });

  test('a match has its own events only', () => {
    const { matches, version } = times(2, seatedFour());
    const [first, second] = matches.map(({ versions }) => versions);
    expect(first?.last).toBeLessThan(second?.first ?? 0);
    expect(second?.last).toBe(version);
  });

  test('one that counts for something after all is delivered again', () => {
    const state = delivered(played(seatedFour()), 1);
    const again = evolve(state, { kind: 'matchCounted', campaign: 'c', match: 1 });
    expect(again.matches).toMatchObject([{ playedFor: 'c', delivered: false }]);
    expect(delivered(again, 1).matches).toMatchObject([{ playedFor: 'c', delivered: true }]);
  });
});
