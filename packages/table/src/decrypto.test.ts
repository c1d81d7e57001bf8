import { LONGEST_TEAM_NAME } from '@remez/rules/decrypto/limits';
import { PACKS } from '@remez/words';
import { describe, expect, test } from 'vitest';
import { evolve } from './evolve.ts';
import { meOf } from './me.ts';
import {
  act,
  contextFor,
  decryptoOf,
  gathered,
  play,
  reasonFor,
  SEATS_IN,
} from './testing/index.ts';
import type { Command, State } from './types.ts';
import { perspectiveOf, viewFrom } from './view.ts';

const PEOPLE = ['ann', 'ben', 'cat', 'dan'] as const;
const SETTINGS = { game: 'decrypto', decrypto: { hourglass: null } } as const;

/** Ann (m1) and Cat (m3) are white, Ben (m2) and Dan (m4) black. */
const seated = (settings: object = {}): State =>
  PEOPLE.reduce<State>(
    (state, person, index) =>
      act(state, person, { kind: 'sit', seat: SEATS_IN.decrypto[index] ?? '' }),
    gathered({ ...SETTINGS, ...settings }),
  );
const started = act(seated(), 'ann', { kind: 'start' });

const tableOf = (state: State, person: string) =>
  viewFrom(state, perspectiveOf(state, { person, watching: false }));
const gameOf = (state: State, person: string) => decryptoOf(tableOf(state, person));
const meIn = (state: State, person: string) => meOf(state, { person, watching: false });
const wordsIn = (state: State): readonly string[] =>
  ['ann', 'ben'].flatMap((person) => Object.values(gameOf(state, person)?.keywords ?? {}).flat());
const note = (place: string, text: string): Command => ({ kind: 'note', place, text });
const abandon = play({ kind: 'abandon' });

describe('Decrypto at the table', () => {
  test('X1 · two of each team are needed, and four at most may sit', () => {
    const two = act(gathered(SETTINGS), 'ann', { kind: 'sit', seat: 'white' });
    expect(viewFrom(two, []).missing).toEqual([
      { seat: 'white', count: 1 },
      { seat: 'black', count: 2 },
    ]);
    expect(reasonFor(two, 'ann', { kind: 'start' })).toBe('missingPeople');
    expect(meIn(seated(), 'ann').can.start).toBe(true);
  });

  test('X17 · three play as a pair and one', () => {
    const trio = act(gathered({ game: 'decrypto', decrypto: { mode: 'trio' } }), 'ann', {
      kind: 'shuffle',
      members: ['m1', 'm2', 'm3'],
    });
    expect(viewFrom(trio, []).seats.map(({ members }) => members.length)).toEqual([2, 1]);
    expect(decryptoOf(viewFrom(act(trio, 'ann', { kind: 'start' }), []))?.mode).toBe('trio');
  });

  test('X2 · whoever has seen a team’s keywords never sits with the other in that match', () => {
    const stood = act(started, 'dan', { kind: 'stand' });
    expect(gameOf(stood, 'dan')?.keywords).toEqual({});
    expect(reasonFor(stood, 'dan', { kind: 'sit', seat: 'white' })).toBe('onceSeen');
    expect(reasonFor(stood, 'ann', { kind: 'seat', member: 'm4', seat: 'white' })).toBe('onceSeen');
    expect(reasonFor(stood, 'dan', { kind: 'sit', seat: 'black' })).toBeNull();
    const both = { kind: 'sit', seat: 'black', also: true } as const;
    expect(reasonFor(seated({ sharedScreen: true }), 'ann', both)).toBe('twoMinds');
  });

  test('X2 · keywords are the host’s to give to a newcomer', () => {
    const eve = act(started, 'eve', { kind: 'join', name: 'Eve' });
    expect(reasonFor(eve, 'eve', { kind: 'sit', seat: 'white' })).toBe('matchRunning');
    const given = act(eve, 'ann', { kind: 'seat', member: 'm5', seat: 'white' });
    expect(gameOf(given, 'eve')?.keywords.white).toHaveLength(4);
    expect(gameOf(given, 'ann')?.can.nameEncryptor).toEqual(['m3', 'm5']);
  });

  test('X4 · the encryptor is a person within the seat, and the view is theirs alone', () => {
    expect(gameOf(started, 'ann')).toMatchObject({ encrypting: true, can: { draw: true } });
    expect(gameOf(started, 'cat')?.encrypting).toBeUndefined();
    expect(reasonFor(started, 'cat', play({ kind: 'draw' }))).toBe('notYourSeat');
    const drawn = act(started, 'ann', play({ kind: 'draw' }));
    expect(gameOf(drawn, 'ann')?.card?.code).toHaveLength(3);
    expect(gameOf(drawn, 'cat')?.card).toBeUndefined();
    expect(perspectiveOf(drawn, { person: 'ann', watching: true })).toEqual([]);
  });

  test('X4 · an encryptor who leaves before drawing is followed by the next', () => {
    const left = act(started, 'ann', { kind: 'leave' });
    expect(gameOf(left, 'cat')).toMatchObject({ encrypting: true, encryptors: { white: 'm3' } });
    const back = act(left, 'ann', { kind: 'join', name: 'Ann' });
    expect(
      gameOf(act(back, 'ann', { kind: 'sit', seat: 'white' }), 'ann')?.encrypting,
    ).toBeUndefined();
  });

  test('X25 · whoever knows a code says nothing, also after standing up', () => {
    const drawn = act(started, 'ann', play({ kind: 'draw' }));
    expect(meIn(drawn, 'ann').can.talk).toEqual([]);
    expect(meIn(drawn, 'cat').can.talk).toEqual(['everyone', 'team']);
    expect(reasonFor(drawn, 'ann', { kind: 'talk', to: 'team', text: '1' })).toBe('silence');
    const stood = act(drawn, 'ann', { kind: 'stand' });
    expect(reasonFor(stood, 'ann', { kind: 'talk', to: 'everyone', text: '1' })).toBe('silence');
  });

  test('X16 · notes are for oneself alone, and nobody is told of them', () => {
    const noted = act(started, 'cat', note('black.3', ' אולי  ים '));
    expect(meIn(noted, 'cat').notes).toEqual({ 'black.3': 'אולי ים' });
    for (const person of ['ann', 'ben', 'dan']) {
      expect(meIn(noted, person)).toEqual(meIn(started, person));
      expect(tableOf(noted, person)).toEqual(tableOf(started, person));
    }
    expect(tableOf(noted, 'cat')).toEqual(tableOf(started, 'cat'));
    expect(meIn(act(noted, 'cat', note('black.3', '')), 'cat').notes).toEqual({});
    expect(meOf(noted, { person: 'cat', watching: true }).notes).toBeUndefined();
  });

  test.each<[command: Command, reason: string]>([
    [note('Black 3', 'ים'), 'malformed'],
    [note('', 'ים'), 'malformed'],
    [note('page', 'ים'.repeat(151)), 'badText'],
    [{ kind: 'note', place: 'page', text: 7 as never }, 'badText'],
  ])('X16 · %j is no note', (command, reason) => {
    expect(reasonFor(started, 'cat', command)).toBe(reason);
  });

  test('X16 · there is room for so many notes, and a new match begins with none', () => {
    let state = started;
    for (let place = 0; place < 24; place += 1) state = act(state, 'cat', note(`p${place}`, 'ים'));
    expect(reasonFor(state, 'cat', note('more', 'ים'))).toBe('full');
    expect(reasonFor(state, 'cat', note('p3', 'הר'))).toBeNull();
    expect(reasonFor(seated(), 'cat', note('page', 'ים'))).toBe('noMatch');
    const next = act(act(state, 'ann', abandon), 'ann', { kind: 'again' });
    expect(meIn(next, 'cat').notes).toBeUndefined();
  });

  test('X2 · no word comes again until the pack is used up, and none follows from another', () => {
    const all = PACKS['classic.he'].cards.flat().length;
    const faces = new Map(
      PACKS['classic.he'].cards.flatMap(([one, other]) => [
        [one, other],
        [other, one],
      ]),
    );
    const seen = new Set<string>();
    let state = started;
    let turnedOver = 0;
    for (let match = 1; match <= all / 8; match += 1) {
      const before = new Set(seen);
      for (const word of wordsIn(state)) {
        expect(seen.has(word)).toBe(false);
        seen.add(word);
        if (before.has(faces.get(word) ?? '')) turnedOver += 1;
      }
      if (match === 2) expect(turnedOver).toBeLessThan(4);
      state = act(act(state, 'ann', abandon), 'ann', { kind: 'again' }, contextFor(match * 31));
    }
    expect(seen.size).toBe(all);
    expect(new Set(wordsIn(state)).size).toBe(8);
  });

  test('X15 · an amended result takes the place of the first, and passes no further turn', () => {
    const over = act(tied(), 'ann', play({ kind: 'moveOn' }));
    expect(over.finished).toEqual([
      { match: 1, game: 'decrypto', result: { winner: 'all', why: 'keywords' } },
    ]);
    const miss = play({ kind: 'countNearMiss', team: 'white', guess: 0, keyword: 1 });
    const amended = act(act(over, 'ann', miss), 'ben', miss);
    expect(amended.finished).toEqual([
      { match: 1, game: 'decrypto', result: { winner: 'white', why: 'keywords' } },
    ]);
    expect(amended.turn).toBe(over.turn);
  });

  test('X15 · a match whose result was amended is delivered again', () => {
    const over = act(tied(), 'ann', play({ kind: 'moveOn' }));
    const delivered = evolve(over, { kind: 'matchesDelivered', matches: [1] });
    expect(delivered.matches).toMatchObject([{ result: { winner: 'all' }, delivered: true }]);
    const miss = play({ kind: 'countNearMiss', team: 'white', guess: 0, keyword: 1 });
    const { matches } = act(act(delivered, 'ann', miss), 'ben', miss);
    expect(matches).toMatchObject([{ match: 1, result: { winner: 'white' }, delivered: false }]);
  });

  test('X15 · nobody speaks for both teams by changing places, nor does whoever came later', () => {
    const over = act(tied(), 'ann', play({ kind: 'moveOn' }));
    const miss = play({ kind: 'countNearMiss', team: 'white', guess: 0, keyword: 1 });
    const offered = act(over, 'ann', miss);
    const crossed = act(offered, 'ann', { kind: 'sit', seat: 'black' });
    expect(reasonFor(crossed, 'ann', miss)).toBe('notYourSeat');
    const newcomer = act(crossed, 'eve', { kind: 'join', name: 'Eve' });
    const sat = act(newcomer, 'eve', { kind: 'sit', seat: 'black' });
    expect(reasonFor(sat, 'eve', miss)).toBe('notYourSeat');
    for (const person of ['ann', 'eve']) {
      const { match } = viewFrom(sat, perspectiveOf(sat, { person, watching: false }));
      expect(match?.view.can).not.toHaveProperty('countNearMiss');
    }
    expect(act(sat, 'ben', miss).finished.at(-1)?.result).toMatchObject({ winner: 'white' });
  });

  test.each([
    { mode: 'coop' },
    { hourglass: 5 },
    { hourglass: 1.5 },
    { timers: { write: 1 } },
    { teamNames: { white: 'א'.repeat(LONGEST_TEAM_NAME + 1) } },
  ])('X6 · %j is no setting', (decrypto) => {
    expect(reasonFor(seated(), 'ann', { kind: 'set', settings: { decrypto } })).toBe('badSettings');
  });

  test('X1, X6 · hourglass, timers and names are the host’s to set', () => {
    const decrypto = {
      hourglass: 0,
      timers: { write: 120 },
      teamNames: { white: ' הכובען ', black: null },
    };
    const set = act(seated(), 'ann', { kind: 'set', settings: { decrypto } });
    expect(viewFrom(set, []).settings.decrypto).toEqual({
      mode: 'teams',
      hourglass: null,
      timers: { write: 120, answer: null, decision: null },
      teamNames: { white: 'הכובען', black: null },
    });
    const cleared = { decrypto: { teamNames: { white: '' }, timers: { write: null } } };
    const plain = act(set, 'ann', { kind: 'set', settings: cleared });
    expect(viewFrom(plain, []).settings.decrypto).toMatchObject({
      timers: { write: null },
      teamNames: { white: null },
    });
  });
});

/** Blanks and no answers, twice: two miscommunications each, and so keywords are named. */
const tied = (): State => {
  let state = started;
  while (gameOf(state, 'ann')?.phase !== 'name') {
    state = act(state, 'ann', play({ kind: 'moveOn' }));
  }
  const keywords = ['משהו אחר', '', '', ''];
  return act(state, 'ann', play({ kind: 'proposeKeywords', keywords }));
};
