import { describe, expect, test } from 'vitest';
import { makeCommitment, opens } from '../commitment.ts';
import { seededRandom } from '../random.ts';
import {
  act,
  allWritten,
  BLACK,
  begun,
  contextAt,
  drawn,
  HOST,
  optionsFor,
  reasonFor,
  round,
  seenBy,
  TRIO,
  WHITE,
} from '../testing/decrypto-index.ts';
import { CODES, deal, decrypto, type Options } from './index.ts';
import { LONGEST_TEAM_NAME } from './limits.ts';

const teams = optionsFor();
const trio = optionsFor({ mode: 'trio' });
const seatsOf = (options: Options) =>
  decrypto.seats(options).map(({ seat, least, most }) => [seat, least, most]);

describe('setting up', () => {
  test('X1 · two teams of two to four; people sit with a team and nothing else', () => {
    expect(seatsOf(teams)).toEqual([
      ['white', 2, 4],
      ['black', 2, 4],
    ]);
    expect(decrypto.assign(['a', 'b', 'c', 'd', 'e'], teams)).toEqual({
      white: ['a', 'c', 'e'],
      black: ['b', 'd'],
    });
    const ten = Array.from({ length: 10 }, (_, index) => `p${index}`);
    expect(decrypto.assign(ten, teams)).toMatchObject({
      white: { length: 4 },
      black: { length: 4 },
    });
  });

  test('X17 · three sit as a pair and one alone, and another is alone the next time', () => {
    expect(seatsOf(trio)).toEqual([
      ['white', 2, 2],
      ['black', 1, 1],
    ]);
    const first = decrypto.assign(['a', 'b', 'c'], trio);
    expect(first).toEqual({ white: ['a', 'b'], black: ['c'] });
    expect(decrypto.rotate(first, trio)).toEqual({ white: ['b', 'c'], black: ['a'] });
  });

  test('X1 · each team picks a name, until one of it knows a code', () => {
    const named = act(begun(), 'b2', { kind: 'nameTeam', name: ' המגבעת  השחורה ' });
    expect(seenBy(named).names).toEqual({ white: null, black: 'המגבעת השחורה' });
    const black = drawn(named, 'black');
    expect(reasonFor(black, 'b1', { kind: 'nameTeam', name: 'אחר' })).toBe('alreadyDrawn');
    expect(reasonFor(black, 'w2', { kind: 'nameTeam', name: 'הכובען' })).toBeNull();
    expect(reasonFor(black, 'w2', { kind: 'nameTeam', name: ' \u200b ' })).toBe('badName');
    const longest = 'א'.repeat(LONGEST_TEAM_NAME);
    expect(reasonFor(black, 'w2', { kind: 'nameTeam', name: longest })).toBeNull();
    expect(reasonFor(black, 'w2', { kind: 'nameTeam', name: `${longest}ב` })).toBe('badName');
    expect(reasonFor(black, HOST, { kind: 'nameTeam', name: 'הכובען' })).toBe('notYourSeat');
    expect(reasonFor(round(begun()), 'w1', { kind: 'nameTeam', name: 'אחר' })).toBe('notNow');
    const options = { teamNames: { white: 'הכובען', black: null } };
    expect(seenBy(begun({ options })).names.white).toBe('הכובען');
  });

  test('X2 · four keywords a team, seen by the whole team and by nobody else', () => {
    const state = begun();
    for (const who of ['w1', 'w2']) expect(seenBy(state, who).keywords).toEqual({ white: WHITE });
    for (const who of ['b1', 'b2']) expect(seenBy(state, who).keywords).toEqual({ black: BLACK });
    expect(seenBy(state).keywords).toEqual({});
    expect(seenBy(state, 'nobody').keywords).toEqual({});
    expect(decrypto.view(state, { kind: 'archive' }).keywords).toEqual({});
    expect(decrypto.wordsNeeded(teams)).toBe(8);
    expect(decrypto.seats(teams).map(({ secrets }) => secrets)).toEqual([['white'], ['black']]);
  });

  test('X2, X17 · the pair has keywords, the lone player none', () => {
    const state = begun({ options: { mode: 'trio' } });
    expect(decrypto.wordsNeeded(trio)).toBe(4);
    expect(seenBy(state, 'w2').keywords).toEqual({ white: WHITE });
    expect(seenBy(state, 'b1').keywords).toEqual({});
  });

  test.each([
    ['too few', WHITE],
    ['too many', [...WHITE, ...BLACK, 'עוד']],
    ['one twice', [...WHITE, ...WHITE]],
  ])('X2 · a deal with %s words is none', (_, words) => {
    const dealing = deal({ options: teams, words }, { now: 0, random: seededRandom(1) });
    expect(dealing).toEqual({ ok: false, failure: { reason: 'badDeal' } });
  });

  test('X3 · a deck has every ordered triple of different digits, once', () => {
    expect(CODES).toHaveLength(24);
    expect(new Set(CODES.map((each) => each.join(''))).size).toBe(24);
    for (const each of CODES) expect(new Set(each).size).toBe(3);
  });

  test('X3, X13 · every card of the deck can come, and one that came can come again', () => {
    const codes = Array.from({ length: 400 }, (_, seed) => {
      const context = { now: 0, random: seededRandom(seed), judge: {} as never };
      const drawing = decrypto.decide(
        begun(),
        { kind: 'draw' },
        { kind: 'person', who: 'w1', seats: ['white', 'white.encryptor'], host: false },
        context,
      );
      const [event] = drawing.ok ? drawing.value : [];
      return event?.kind === 'cardDrawn' ? event.card.code.join('') : '';
    });
    expect(new Set(codes).size).toBe(24);
    /** The card of the first round is back in the deck of the second. */
    const second = round(begun({ codes: { white: ['341'] } }));
    const next = Array.from({ length: 400 }, (_, seed) => {
      const context = { ...contextAt(0), random: seededRandom(seed) };
      return act(second, 'w2', { kind: 'draw' }, context).desks.white.card?.code.join('');
    });
    expect(new Set(next).size).toBe(24);
    expect(next).toContain('341');
  });
});

describe('fair dealing', () => {
  test('X2, X3 · the deal and each card are sealed at once and opened at the end', () => {
    const state = allWritten(round(begun()));
    const running = seenBy(state);
    expect(running.seals.map(({ team, round: number }) => [team, number])).toEqual([
      ['white', 1],
      ['black', 1],
      ['white', 2],
      ['black', 2],
    ]);
    expect(running.opening).toBeUndefined();
    for (const seal of running.seals)
      expect(Object.keys(seal)).toEqual(['team', 'round', 'commitment']);
    const over = seenBy(act(state, HOST, { kind: 'abandon' }));
    expect(over.commitment).toBe(running.commitment);
    expect(over.opening && opens(running.commitment, over.opening)).toBe(true);
    expect(JSON.parse(over.opening?.text ?? '')).toEqual({
      game: 'decrypto',
      white: WHITE,
      black: BLACK,
    });
    for (const [index, seal] of over.seals.entries()) {
      expect(seal.opening && makeCommitment(seal.opening)).toBe(running.seals[index]?.commitment);
      expect(JSON.parse(seal.opening?.text ?? '')).toMatchObject({
        team: seal.team,
        round: seal.round,
      });
    }
  });

  test('X2 · when it is over everyone sees both teams’ keywords', () => {
    const over = act(begun(), HOST, { kind: 'abandon' });
    expect(seenBy(over).keywords).toEqual({ white: WHITE, black: BLACK });
    expect(seenBy(over).result).toEqual({ winner: 'none', why: 'abandoned' });
    expect(reasonFor(over, HOST, { kind: 'abandon' })).toBe('gameOver');
    expect(reasonFor(begun(), 'w1', { kind: 'abandon' })).toBe('notHost');
  });
});

describe('people', () => {
  test('X4 · people who sit down or stand up are known to the game', () => {
    const moved = decrypto.withSeating(begun(), { white: ['w2', 'w9'], black: ['b1', 'b2'] });
    expect(seenBy(moved).encryptors.white).toBe('w2');
    expect(seenBy(moved, 'w9').keywords).toEqual({ white: WHITE });
    const back = decrypto.withSeating(decrypto.withSeating(begun(), {}), TRIO);
    expect(seenBy(back).encryptors).toEqual({ white: 'w1', black: 'b1' });
  });

  test('X5 · whoever has drawn keeps the card, also when they stand up', () => {
    const gone = decrypto.withSeating(drawn(begun(), 'white'), {
      white: ['w2'],
      black: ['b1', 'b2'],
    });
    expect(seenBy(gone).encryptors.white).toBe('w1');
    expect(seenBy(gone, 'w2').card).toBeUndefined();
    expect(reasonFor(gone, 'w2', { kind: 'draw' })).toBe('notYourSeat');
  });
});
