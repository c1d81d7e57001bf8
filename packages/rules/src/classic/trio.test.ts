import { describe, expect, test } from 'vitest';
import {
  act,
  BLUE,
  BYSTANDER,
  board,
  clue,
  optionsFor,
  person,
  RED,
  reasonFor,
  seenBy,
} from '../testing/index.ts';
import { classic } from './index.ts';

const begun = board(optionsFor({ mode: 'trio' }));
const both = person(['red.operative', 'blue.operative'], 'the one');

describe('two spymasters and one operative', () => {
  test('C28 · the one operative guesses for whichever team has the turn', () => {
    const red = act(begun, 'red.spymaster', clue('x', 1));
    const blue = act(red, both, { kind: 'guess', card: BYSTANDER[0] });
    expect(blue.team).toBe('blue');
    expect(reasonFor(blue, both, { kind: 'guess', card: BLUE[0] })).toBe('clueFirst');
    const given = act(blue, 'blue.spymaster', clue('y', 1));
    expect(act(given, both, { kind: 'guess', card: BLUE[0] }).remaining).toEqual({
      red: 9,
      blue: 7,
    });
  });

  test('C28 · the winner is found in the usual way', () => {
    let state = act(begun, 'red.spymaster', clue('x', 'unlimited'));
    for (const card of RED) state = act(state, both, { kind: 'guess', card });
    expect(state.result).toEqual({ winner: 'red', why: 'found' });
  });

  test('C28 · the operative sees no key and may do what either seat may', () => {
    const given = act(begun, 'red.spymaster', clue('x', 1));
    const view = seenBy(given, 'red.operative', 'blue.operative');
    expect(view.cards.every((card) => card.key === undefined)).toBe(true);
    expect(Object.keys(view.can)).toEqual(['guess', 'challenge']);
  });

  test('C28 · whoever sits as one operative sits as the other', () => {
    const plan = classic.seats(begun.options);
    expect(plan.find(({ seat }) => seat === 'red.operative')?.also).toEqual(['blue.operative']);
    expect(plan.find(({ seat }) => seat === 'blue.operative')?.also).toEqual(['red.operative']);
  });
});
