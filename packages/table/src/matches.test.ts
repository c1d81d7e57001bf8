import { opens } from '@remez/rules';
import { PACKS } from '@remez/words';
import { describe, expect, test } from 'vitest';
import { decide } from './decide/index.ts';
import { evolve } from './evolve.ts';
import { deadlineOf } from './match.ts';
import {
  act,
  classicOf,
  contextFor,
  gathered,
  opened,
  play,
  reasonFor,
  seatedFour,
  startedFour,
} from './testing/index.ts';
import type { State } from './types.ts';
import { viewFrom } from './view.ts';

const board = (state: State) => classicOf(viewFrom(state, []))?.cards.map(({ word }) => word) ?? [];
const abandon = (state: State) => act(state, 'ann', play({ kind: 'abandon' }));
const again = (state: State, seed: number) =>
  act(state, 'ann', { kind: 'again' }, contextFor(seed));

describe('matches', () => {
  test('C2 · a match lays twenty-five words, one face of each card', () => {
    const state = startedFour();
    const faces = new Map(
      PACKS['classic.he'].cards.flatMap((card) => card.map((word) => [word, card])),
    );
    const cards = board(state).map((word) => faces.get(word));
    expect(new Set(cards).size).toBe(25);
    expect(cards).not.toContain(undefined);
  });

  test('C25 · the next game turns the same cards over, deals a new key and rotates the roles', () => {
    const first = startedFour();
    const second = again(abandon(first), 2000);
    const other = new Map(
      PACKS['classic.he'].cards.flatMap(([a, b]) => [
        [a, b],
        [b, a],
      ]),
    );
    expect(board(second)).toEqual(board(first).map((word) => other.get(word)));
    expect(viewFrom(second, []).seats.map(({ seat, members }) => [seat, members[0]])).toEqual([
      ['red.spymaster', 'm3'],
      ['red.operative', 'm1'],
      ['blue.spymaster', 'm4'],
      ['blue.operative', 'm2'],
    ]);
    const commitments = [first, second].map((state) => viewFrom(state, []).match?.view.commitment);
    expect(new Set(commitments).size).toBe(2);
  });

  test('C25 · whoever wants the same once more finds everyone where they were, over other words', () => {
    const first = startedFour();
    const command = { kind: 'again', same: true } as const;
    const second = act(abandon(first), 'ann', command, contextFor(2000));
    expect(viewFrom(second, []).seats).toEqual(viewFrom(first, []).seats);
    expect(board(second)).not.toEqual(board(first));
  });

  test('C25 · no word comes again until the pack is used up: sixteen games, four hundred words', () => {
    let state = startedFour();
    const seen = [...board(state)];
    for (let game = 1; game < 16; game += 1) {
      state = again(abandon(state), 3000 + game);
      seen.push(...board(state));
    }
    expect(new Set(seen).size).toBe(400);
    const lastTwo = new Set(seen.slice(-50));
    const seventeenth = board(again(abandon(state), 9999));
    expect(seventeenth.filter((word) => lastTwo.has(word))).toEqual([]);
  });

  test('C25 · "again" is for those who played and when enough are here', () => {
    const over = abandon(startedFour());
    expect(reasonFor(over, 'cat', { kind: 'again' })).toBeNull();
    const watched = act(over, 'eve', { kind: 'join', name: 'Eve' });
    expect(reasonFor(watched, 'eve', { kind: 'again' })).toBe('notHost');
    expect(reasonFor(act(over, 'dan', { kind: 'leave' }), 'ann', { kind: 'again' })).toBe(
      'missingPeople',
    );
    expect(reasonFor(startedFour(), 'ann', { kind: 'again' })).toBe('matchRunning');
    expect(reasonFor(seatedFour(), 'ann', { kind: 'again' })).toBe('noMatch');
  });

  test('C15 · a move is bound to its turn: in another it is refused', () => {
    const state = startedFour();
    const clue = play({ kind: 'giveClue', word: 'רמז', count: 1 });
    const by = { kind: 'person', person: 'ann' } as const;
    for (const turn of [undefined, state.turn - 1, state.turn + 1]) {
      expect(decide(state, { turn, command: clue }, by, contextFor(1))).toMatchObject({
        failure: { reason: 'stale' },
      });
    }
  });

  test('C15 · the table counts a turn when a match begins, when turns pass, and when it ends', () => {
    const lobby = seatedFour();
    expect(lobby.turn).toBe(0);
    const started = act(lobby, 'ann', { kind: 'start' });
    expect(started.turn).toBe(1);
    const passed = act(started, 'ann', play({ kind: 'moveOn' }));
    expect(passed.turn).toBe(2);
    const over = abandon(passed);
    expect(over.turn).toBe(3);
    expect(again(over, 5).turn).toBe(4);
  });

  test('C16 · a finished match is remembered with its result', () => {
    expect(viewFrom(abandon(startedFour()), []).finished).toEqual([
      { match: 1, game: 'classic', result: { winner: 'none', why: 'abandoned' } },
    ]);
  });

  test('C27 · the best score of a group is kept', () => {
    const score = (state: State, points: number) =>
      evolve(state, {
        kind: 'played',
        event: { kind: 'ended', result: { winner: 'red', why: 'found', score: points } } as never,
      });
    const shuffled = act(gathered({ classic: { mode: 'coop' } }), 'ann', { kind: 'shuffle' });
    const coop = act(shuffled, 'ann', { kind: 'start' });
    expect(viewFrom(coop, []).best).toBeUndefined();
    const first = score(coop, 4);
    expect(viewFrom(first, []).best).toBe(4);
    expect(viewFrom(score(again(first, 3), 2), []).best).toBe(4);
    expect(viewFrom(score(again(first, 3), 7), []).best).toBe(7);
    expect(viewFrom(abandon(again(first, 3)), []).best).toBe(4);
  });

  test('C30 · the commitment seen at the start opens at the end', () => {
    const started = startedFour();
    const commitment = viewFrom(started, []).match?.view.commitment ?? '';
    const opening = viewFrom(abandon(started), []).match?.view.opening;
    expect(opening !== undefined && opens(commitment, opening)).toBe(true);
  });

  test('C5 · what the game refuses, the table refuses with the same reason', () => {
    const state = startedFour();
    expect(reasonFor(state, 'cat', play({ kind: 'guess', card: 0 }))).toBe(
      state.match === null
        ? ''
        : reasonFor(state, 'dan', play({ kind: 'guess', card: 0 })) === 'notYourTurn'
          ? 'clueFirst'
          : 'notYourTurn',
    );
    expect(reasonFor(state, 'cat', play({ kind: 'cheat' }))).toBe('malformed');
    expect(reasonFor(seatedFour(), 'cat', play({ kind: 'guess', card: 0 }))).toBe('noMatch');
  });

  test('C24 · moves of the clock are the clock’s alone', () => {
    const timed = startedFour({ classic: { timers: { clue: 60 } } });
    expect(deadlineOf(timed)?.at).toBe(61_000);
    const timeout = play({ kind: 'timeout', turn: 1, phase: 'clue' });
    expect(reasonFor(timed, 'ann', timeout, contextFor(99_000))).toBe('notYourSeat');
    expect(deadlineOf(seatedFour())).toBeUndefined();
  });
});

describe('settings', () => {
  const set = (settings: object) => ({ kind: 'set', settings }) as const;

  test('C24 · the host sets mode and timers before a match, and not during it', () => {
    const state = act(gathered(), 'ann', set({ classic: { mode: 'coop', timers: { guess: 90 } } }));
    expect(state.settings.classic).toEqual({
      mode: 'coop',
      timers: { clue: null, guess: 90, decision: null },
    });
    const off = act(state, 'ann', set({ classic: { timers: { guess: null } } }));
    expect(off.settings.classic.timers.guess).toBeNull();
    expect(reasonFor(startedFour(), 'ann', set({ classic: { mode: 'coop' } }))).toBe(
      'matchRunning',
    );
  });

  test.each([
    [{ game: 'chess' }],
    [{ packs: ['klingon'] }],
    [{ classic: { mode: 'solo' } }],
    [{ classic: { timers: { clue: 5 } } }],
    [{ classic: { timers: { clue: 60.5 } } }],
    [{ classic: { timers: { clue: 1e9 } } }],
    [{ classic: { timers: { clue: 'long' } } }],
  ])('C24 · settings that do not exist are refused: %j', (settings) => {
    expect(reasonFor(opened(), 'ann', set(settings))).toBe('badSettings');
  });
});
