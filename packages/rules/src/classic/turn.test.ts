import { describe, expect, test } from 'vitest';
import {
  ASSASSIN,
  act,
  BLUE,
  BYSTANDER,
  board,
  clue,
  RED,
  reasonFor,
  seenBy,
  turnOf,
} from '../testing/index.ts';
import { COUNTS, type Command, type State } from './index.ts';

const begun = board();
const guess = (card: number): Command => ({ kind: 'guess', card });
const STOP: Command = { kind: 'stop' };
const WITHOUT_LIMIT = [0, 'unlimited'] as const;

describe('the clue', () => {
  test('C5 · a clue is one word and one number, and everyone reads it', () => {
    const state = act(begun, 'red.spymaster', clue('גשם', 3));
    expect(seenBy(state).story.at(-1)?.clue).toMatchObject({ word: 'גשם', count: 3 });
    expect(reasonFor(state, 'red.spymaster', clue('ענן', 1))).toBe('notNow');
  });

  test.each([
    ['an empty word', '', 'badWord'],
    ['only spaces', ' \t ', 'badWord'],
    ['a bidi override', 'גשם\u202e', 'badWord'],
    ['a zero-width joiner', 'גש\u200dם', 'badWord'],
    ['a control character', 'גשם\u0007', 'badWord'],
    ['a line break inside', 'גשם\nענן', 'badWord'],
    ['a novel', 'א'.repeat(41), 'badWord'],
    ['a tower of marks', `א${'\u05b8'.repeat(300)}`, 'badWord'],
  ])('C5 · %s is no clue', (_, word, reason) => {
    expect(reasonFor(begun, 'red.spymaster', clue(word, 1))).toBe(reason);
  });

  test('C5 · a clue is kept trimmed, composed and with single spaces', () => {
    const state = act(begun, 'red.spymaster', clue('  חלום   בהקיץ ', 2));
    expect(state.current.clue?.word).toBe('חלום בהקיץ');
    expect(reasonFor(begun, 'red.spymaster', clue('שָׁלוֹם', 1))).toBeNull();
  });

  test.each(COUNTS)('C6 · the number may be %s', (count) => {
    expect(reasonFor(begun, 'red.spymaster', clue('גשם', count))).toBeNull();
  });

  test.each([-1, 1.5, 10, Number.NaN, '3', null, undefined])(
    'C6 · the number may not be %s',
    (count) => {
      const command = { kind: 'giveClue', word: 'גשם', count } as unknown as Command;
      expect(reasonFor(begun, 'red.spymaster', command)).toBe('badCount');
    },
  );

  test('C5 · only the spymaster whose turn it is gives a clue', () => {
    expect(reasonFor(begun, 'blue.spymaster', clue('גשם', 1))).toBe('notYourTurn');
    expect(reasonFor(begun, 'red.operative', clue('גשם', 1))).toBe('notYourSeat');
  });

  test('C23 · a word already used as a clue may be used again, and the history is open', () => {
    const later = turnOf(turnOf(begun, 1, BYSTANDER[0]), 1, BYSTANDER[1]);
    const again = act(later, 'red.spymaster', clue('clue', 2));
    expect(seenBy(again).story.map(({ clue: given }) => given?.word)).toEqual([
      'clue',
      'clue',
      'clue',
    ]);
  });
});

describe('guessing', () => {
  const three = act(begun, 'red.spymaster', clue('גשם', 3));

  test('C7 · only operatives whose turn it is guess', () => {
    expect(reasonFor(begun, 'red.operative', guess(0))).toBe('clueFirst');
    expect(reasonFor(three, 'red.spymaster', guess(0))).toBe('notYourSeat');
    expect(reasonFor(three, 'blue.operative', guess(0))).toBe('notYourTurn');
  });

  test('C8 · an agent of one’s own is covered and the team goes on without a new clue', () => {
    const state = act(three, 'red.operative', guess(RED[0]));
    expect(seenBy(state).cards[RED[0]]).toEqual({ word: 'word0', covered: 'red' });
    expect(state.remaining).toEqual({ red: 8, blue: 8 });
    expect(seenBy(state, 'red.operative').can.guess).toBeDefined();
    expect(reasonFor(state, 'red.spymaster', clue('ענן', 1))).toBe('notNow');
  });

  test('C9 · a bystander is covered and ends the turn', () => {
    const state = act(three, 'red.operative', guess(BYSTANDER[0]));
    expect(seenBy(state).cards[BYSTANDER[0]]?.covered).toBe('bystander');
    expect(state).toMatchObject({ team: 'blue', turn: 2, phase: { kind: 'clue' } });
    expect(state.remaining).toEqual({ red: 9, blue: 8 });
  });

  test('C10 · the other team’s agent is covered for them and ends the turn', () => {
    const state = act(three, 'red.operative', guess(BLUE[0]));
    expect(state).toMatchObject({ team: 'blue', remaining: { red: 9, blue: 7 } });
  });

  test('C11 · the assassin ends the game and the team that touched it loses', () => {
    const state = act(three, 'red.operative', guess(ASSASSIN));
    expect(state.result).toEqual({ winner: 'blue', why: 'assassin' });
    expect(reasonFor(state, 'blue.spymaster', clue('גשם', 1))).toBe('gameOver');
    expect(reasonFor(state, 'red.operative', guess(0))).toBe('gameOver');
  });

  test('C12 · a clue of 3 allows 4 guesses, and then the turn ends', () => {
    expect(seenBy(three).guessesLeft).toBe(4);
    const state = turnOf(begun, 3, ...RED.slice(0, 3));
    expect(seenBy(state)).toMatchObject({ team: 'red', guessesLeft: 1 });
    const after = act(state, 'red.operative', guess(RED[3]));
    expect(after).toMatchObject({ team: 'blue', turn: 2 });
    expect(after.past.at(-1)?.ended).toBe('used');
  });

  test('C13 · at least one guess is owed, and after it the team may stop', () => {
    expect(reasonFor(three, 'red.operative', STOP)).toBe('guessFirst');
    const one = act(three, 'red.operative', guess(0));
    expect(reasonFor(one, 'red.spymaster', STOP)).toBe('notYourSeat');
    expect(act(one, 'red.operative', STOP)).toMatchObject({ team: 'blue', turn: 2 });
  });

  test('C14 · a guess need not follow the clue', () => {
    for (const card of RED) expect(reasonFor(three, 'red.operative', guess(card))).toBeNull();
  });

  test('C15 · turns alternate', () => {
    let state: State = begun;
    const teams = [];
    for (const card of BYSTANDER) {
      teams.push(state.team);
      state = turnOf(state, 1, card);
    }
    expect(teams).toEqual(['red', 'blue', 'red', 'blue', 'red', 'blue', 'red']);
  });

  test('C16 · the last word wins in one’s own turn', () => {
    const state = turnOf(begun, 'unlimited', ...RED);
    expect(state.result).toEqual({ winner: 'red', why: 'found' });
  });

  test('C16 · the last word counts, whoever uncovers it', () => {
    const nearly = turnOf(begun, 'unlimited', ...RED.slice(0, 8), BYSTANDER[0]);
    const state = turnOf(nearly, 1, RED[8]);
    expect(state.result).toEqual({ winner: 'red', why: 'found' });
  });

  test.each(WITHOUT_LIMIT)('C17, C18 · after %s guesses are free, and one is owed', (count) => {
    const given = act(begun, 'red.spymaster', clue('נוצות', count));
    expect(seenBy(given).guessesLeft).toBe('unlimited');
    expect(reasonFor(given, 'red.operative', STOP)).toBe('guessFirst');
    const state = turnOf(begun, count, ...RED.slice(0, 8));
    expect(state).toMatchObject({ team: 'red', phase: { kind: 'guess' } });
    expect(act(state, 'red.operative', STOP).team).toBe('blue');
    expect(turnOf(begun, count, BYSTANDER[0]).team).toBe('blue');
  });

  test('C19 · a covered card cannot be guessed', () => {
    const state = act(three, 'red.operative', guess(0));
    expect(reasonFor(state, 'red.operative', guess(0))).toBe('alreadyCovered');
    expect(seenBy(state, 'red.operative').can.guess).not.toContain(0);
  });

  test.each([-1, 25, 1.5, '3', null, undefined, Number.NaN])('C7 · %s is no card', (card) => {
    const command = { kind: 'guess', card } as unknown as Command;
    expect(reasonFor(three, 'red.operative', command)).toBe('noSuchCard');
  });

  test('C7 · a command that does not exist is refused, not a fault', () => {
    for (const kind of ['peek', 'toString', '__proto__']) {
      expect(reasonFor(three, 'red.operative', { kind } as unknown as Command)).toBe('malformed');
    }
  });
});
