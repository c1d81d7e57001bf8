import type { View } from '@remez/rules/duet';
import { PACKS } from '@remez/words';
import { describe, expect, test } from 'vitest';
import { evolve } from './evolve.ts';
import { meOf } from './me.ts';
import { act, classicOf, contextFor, gathered, opened, play, reasonFor } from './testing/index.ts';
import type { SettingsChange, State } from './types.ts';
import { perspectiveOf, viewFrom } from './view.ts';

const SIDES = { ann: 'a', ben: 'b', cat: 'a', dan: 'b' } as const;

const seated = (duet: SettingsChange['duet'] = {}): State =>
  Object.entries(SIDES).reduce(
    (state, [person, seat]) => act(state, person, { kind: 'sit', seat }),
    gathered({ game: 'duet', duet }),
  );

const started = (duet: SettingsChange['duet'] = {}): State =>
  act(seated(duet), 'ann', { kind: 'start' });

const gameOf = (state: State, person?: string): View => {
  const seats = person === undefined ? [] : perspectiveOf(state, { person, watching: false });
  const game = viewFrom(state, seats).match?.view;
  if (game?.game !== 'duet') throw new Error('no match of duet');
  return game;
};

const clue = play({ kind: 'giveClue', word: 'חלב', count: 3 });
const abandoned = (state: State) => act(state, 'ann', play({ kind: 'abandon' }));

describe('a table of Duet', () => {
  test('D1, D24 · two sides; with one side empty it does not begin', () => {
    const state = opened({ game: 'duet' });
    expect(viewFrom(state, []).seats.map(({ seat }) => seat)).toEqual(['a', 'b']);
    const one = act(state, 'ann', { kind: 'sit', seat: 'a' });
    expect(reasonFor(one, 'ann', { kind: 'start' })).toBe('missingPeople');
    expect(viewFrom(started(), []).running).toBe(true);
  });

  test('D4, D20 · the bank is what the settings say: tokens, or a mission', () => {
    expect(gameOf(started()).bank).toEqual({ bystander: 9, green: 0 });
    expect(gameOf(started({ tokens: 11 })).bank).toEqual({ bystander: 11, green: 0 });
    const mission = gameOf(started({ tokens: 11, mission: 'tel-aviv' }));
    expect(mission).toMatchObject({ mission: 'tel-aviv', bank: { bystander: 5, green: 4 } });
  });

  test('D25, D27 · flexible turns and the clock are settings of the room', () => {
    const timers = { clue: 60, guess: 90, decision: null };
    const game = gameOf(started({ flexibleTurns: true, timers }));
    expect(game.flexibleTurns).toBe(true);
    expect(game.endsAt).toBe(61_000);
    expect(gameOf(started()).endsAt).toBeUndefined();
  });

  test.each([
    { tokens: 8 },
    { tokens: 12 },
    { mission: 'haifa' },
    { timers: { clue: 5 } },
    { flexibleTurns: 'yes' },
  ])('D4 · no setting of %o', (duet) => {
    const change = { duet } as unknown as SettingsChange;
    expect(reasonFor(opened(), 'ann', { kind: 'set', settings: change })).toBe('badSettings');
  });

  test('D2 · nobody moves across in a match, nor holds both sides', () => {
    const state = started();
    expect(reasonFor(state, 'cat', { kind: 'sit', seat: 'b' })).toBe('onceSeen');
    expect(reasonFor(state, 'ann', { kind: 'seat', member: 'm3', seat: 'b' })).toBe('onceSeen');
    const shared = act(opened({ game: 'duet', sharedScreen: true }), 'ann', {
      kind: 'sit',
      seat: 'a',
    });
    expect(reasonFor(shared, 'ann', { kind: 'sit', seat: 'b', also: true })).toBe('twoMinds');
  });

  test('D2 · a newcomer takes a side in mid-game only if the host gives it', () => {
    const late = act(started(), 'eve', { kind: 'join', name: 'Eve' });
    expect(reasonFor(late, 'eve', { kind: 'sit', seat: 'a' })).toBe('matchRunning');
    const given = act(late, 'ann', { kind: 'seat', member: 'm5', seat: 'b' });
    expect(gameOf(given, 'eve').cards[0]?.key).toHaveProperty('b');
    expect(gameOf(given, 'eve').cards[0]?.key).not.toHaveProperty('a');
  });

  test('D24 · a side confers where the other cannot hear, and the guessers talk openly', () => {
    const given = act(started(), 'ann', clue);
    expect(meOf(given, { person: 'cat', watching: false }).can.talk).toEqual(['team']);
    expect(meOf(given, { person: 'ben', watching: false }).can.talk).toEqual(['everyone', 'team']);
    const said = act(given, 'ann', { kind: 'talk', to: 'team', text: 'בין לבינינו' });
    expect(viewFrom(said, ['a']).talk).toHaveLength(1);
    for (const seats of [['b'], []]) expect(viewFrom(said, seats).talk).toEqual([]);
    expect(reasonFor(given, 'ann', { kind: 'talk', to: 'everyone', text: 'x' })).toBe('silence');
  });

  test('D17 · in sudden death nobody talks, in any channel', () => {
    let state = started();
    for (let turn = 0; turn < 9; turn += 1) state = act(state, 'ann', play({ kind: 'moveOn' }));
    expect(gameOf(state).phase).toBe('suddenDeath');
    for (const person of ['ann', 'ben', 'cat', 'dan']) {
      expect(meOf(state, { person, watching: false }).can.talk).toEqual([]);
    }
  });

  test('D26 · the words are the room’s pack, the same for either game', () => {
    const pack = new Set(PACKS['duet.he'].cards.flat());
    expect(gameOf(started()).cards.every(({ word }) => pack.has(word))).toBe(true);
  });

  test('D26, D27 · the next game turns the words over, keeps the sides and draws a new key', () => {
    const first = started();
    const second = act(abandoned(first), 'ann', { kind: 'again' }, contextFor(2000));
    const other = new Map(
      PACKS['duet.he'].cards.flatMap(([front, back]) => [
        [front, back],
        [back, front],
      ]),
    );
    const words = (state: State) => gameOf(state).cards.map(({ word }) => word);
    expect(words(second)).toEqual(words(first).map((word) => other.get(word)));
    expect(viewFrom(second, []).seats.map(({ members }) => members)).toEqual([
      ['m1', 'm3'],
      ['m2', 'm4'],
    ]);
    expect(gameOf(second).commitment).not.toBe(gameOf(first).commitment);
    /** Another game at the same table goes on with cards that nobody has seen. */
    const classic = act(abandoned(second), 'ann', { kind: 'set', settings: { game: 'classic' } });
    const third = act(act(classic, 'ann', { kind: 'shuffle' }), 'ann', { kind: 'start' });
    const seen = new Set([...words(first), ...words(second)]);
    const fresh = classicOf(viewFrom(third, []))?.cards.map(({ word }) => word) ?? [];
    expect(fresh).toHaveLength(25);
    expect(fresh.filter((word) => seen.has(word))).toEqual([]);
  });

  test('D19 · a score of Duet is no best score of classic’s coop (C27)', () => {
    const result = { winner: 'all', why: 'found', suddenDeath: false, score: 23 };
    const ended = { kind: 'ended', result };
    const won = evolve(started(), { kind: 'played', event: ended });
    expect(viewFrom(won, []).finished[0]?.result).toEqual(result);
    expect(viewFrom(won, []).best).toBeUndefined();
  });
});
