import type { Side, State } from '@remez/rules/duet';
import { contextAt } from '@remez/rules/testing';
import {
  act,
  BOTH,
  board,
  CLOCK,
  clue,
  guess,
  HOST,
  KILLS_ALL,
  NEITHER,
  ONLY_A,
  optionsFor,
  STOP,
  seenBy,
  toSuddenDeath,
  turnOf,
} from '@remez/rules/testing/duet';
import { describe, expect, test } from 'vitest';
import { theatre } from '../../apps/web/src/games/duet/theatre/index.ts';
import type { Told } from '../../apps/web/src/ui/moments/moment.ts';
import { witness } from './witness.ts';

const TABLE = { a: ['Ada'], b: ['Ben'] };
const told = (before: State, after: State, ...seats: readonly Side[]): readonly Told[] =>
  theatre.moments(
    seenBy(before, ...seats),
    seenBy(after, ...seats),
    witness(seats, { table: TABLE }),
  ) as readonly Told[];
const kinds = (moments: readonly Told[]) => moments.map(({ kind, tone }) => `${kind} ${tone}`);
const clued = act(board(), 'a', clue('נהר', 2));

describe('the moments of a match', () => {
  test('D5 – D9 · a clue, an agent, a bystander and the assassin', () => {
    expect(kinds(told(board(), clued, 'b'))).toEqual(['clue plain']);
    expect(kinds(told(clued, act(clued, 'b', guess(BOTH[0])), 'a'))).toEqual(['hit good']);
    expect(kinds(told(clued, act(clued, 'b', guess(NEITHER[0])), 'a'))).toEqual(['bystander bad']);
    const [dead] = told(clued, act(clued, 'b', guess(KILLS_ALL)), 'b');
    expect(dead).toMatchObject({
      kind: 'assassin',
      weight: 'scene',
      next: 'נגענו במתנקש. הפסדנו.',
    });
    expect(told(clued, act(clued, 'b', guess(KILLS_ALL)))[0]?.next).toBe('המתנקש ניצח את כולם.');
  });

  test('D10 · those who stop take a token; D23 · a clue ruled out costs one', () => {
    const hit = act(clued, 'b', guess(BOTH[0]));
    expect(kinds(told(hit, act(hit, 'b', STOP), 'a'))).toEqual(['stopped plain']);
    const challenged = act(clued, 'b', { kind: 'challenge' });
    expect(kinds(told(clued, challenged, 'a'))).toEqual(['challenge tense']);
    expect(told(clued, challenged, 'a')[0]?.what).toContain('נהר');
    expect(told(clued, challenged, 'a')[0]?.next).toBe('ההכרעה שלנו.');
    expect(told(clued, challenged, 'b')[0]?.next).toContain('Ada');
    const penalised = act(challenged, 'a', { kind: 'rule', penalise: true });
    expect(told(challenged, penalised, 'b')[0]).toMatchObject({ kind: 'ruledOut', struck: true });
  });

  test('D13, D15 · the last token is a tension, the last hope a scene', () => {
    const two = board(optionsFor({ tokens: 2 }));
    const one = act(two, HOST, { kind: 'moveOn' });
    expect(kinds(told(two, one, 'a'))).toEqual(['movedOn plain', 'lastToken tense']);
    const last = toSuddenDeath(one);
    const moments = told(one, last, 'a');
    expect(moments.at(-1)).toMatchObject({ kind: 'suddenDeath', weight: 'scene', tone: 'tense' });
    expect(moments.at(-1)?.next).toBe('עכשיו כולם מנחשים.');
  });

  test('D20, D21 · it is told when a mistake begins to cost two, and when it would lose', () => {
    const mission = board(optionsFor({ tokens: 4, mistakes: 1 }));
    const dear = turnOf(mission, 'a', NEITHER[0]);
    expect(kinds(told(act(mission, 'a', clue('נהר', 1)), dear, 'a'))).toContain('dearer tense');
    const two = board(optionsFor({ tokens: 2, mistakes: 0 }));
    const last = told(two, act(two, HOST, { kind: 'moveOn' }), 'a').at(-1);
    expect(last).toMatchObject({ kind: 'lastToken', who: 'טעות עכשיו מסיימת את המשחק.' });
  });

  test('D17 · a mistake in the last hope says that it was the end', () => {
    const last = toSuddenDeath(board());
    const [moment] = told(last, act(last, 'b', guess(NEITHER[0])), 'a');
    expect(moment).toMatchObject({ kind: 'bystander', tone: 'bad' });
    expect(moment?.next).toContain('הפסדנו');
  });

  test('D27 · time that is up says whom we waited for', () => {
    const timed = board(optionsFor({ timers: { clue: null, guess: 60, decision: null } }));
    const before = act(timed, 'a', clue('נהר', 2));
    const late = act(
      before,
      CLOCK,
      { kind: 'timeout', turn: before.turn, phase: 'guess' },
      contextAt(62_000),
    );
    const [moment] = told(before, late, 'a');
    expect(moment).toMatchObject({ kind: 'timeUp' });
    expect(moment?.who).toBe('חיכינו לניחוש של \u2068Ben\u2069.');
  });

  test('D14 · everyone is told when the nine of a side are found', () => {
    const eight = turnOf(board(), 'a', ...BOTH, ...ONLY_A.slice(0, 5));
    const nine = act(eight, 'b', guess(ONLY_A[5]));
    expect(kinds(told(eight, nine, 'b'))).toEqual(['hit good', 'nine good']);
  });
});

describe('the ending', () => {
  const endingFor = (state: State, ...seats: readonly Side[]) =>
    theatre.ending(seenBy(state, ...seats), witness(seats, { table: TABLE }));

  test('D8 · lost together at the assassin: the card, the hand and the clue', () => {
    const over = act(clued, 'b', guess(KILLS_ALL));
    expect(endingFor(over, 'a')).toMatchObject({ mood: 'lost', mark: 'assassin', title: 'הפסדנו' });
    const { how = '', remembered = [] } = endingFor(over, 'a') ?? {};
    const cards = remembered.map(({ what, about }) => `${what} ${about}`);
    /** The card and the hand, each once. */
    for (const said of ['word24', '\u2068b\u2069']) {
      expect([how, ...cards].join(' ').split(said)).toHaveLength(2);
    }
    expect(endingFor(over, 'a')?.advice).toContain('ננסה שוב?');
    expect(endingFor(over, 'a')?.remembered.map(({ kind }) => kind)).toEqual(['fatal']);
    expect(endingFor(over)?.title).toMatch(/Ada.*Ben/u);
  });

  test('D16 · no check mark on a loss', () => {
    const over = act(toSuddenDeath(board()), 'b', guess(NEITHER[0]));
    expect(endingFor(over, 'a')).toMatchObject({ mood: 'lost', mark: 'bystander' });
  });

  test('the best clue counts agents alone', () => {
    const state = act(turnOf(board(), 'a', BOTH[0], BOTH[1], NEITHER[0]), HOST, {
      kind: 'abandon',
    });
    expect(endingFor(state, 'a')?.remembered[0]).toMatchObject({ kind: 'best' });
    expect(endingFor(state, 'a')).toMatchObject({ mood: 'plain' });
  });
});

test('D2 · each side is asked to open its own key', () => {
  const part = theatre.part(seenBy(board(), 'b'), witness(['b'], { table: TABLE, member: 'Ben' }));
  expect(part).toMatchObject({ title: 'אנחנו צד ב׳', open: 'לפתוח את המפתח' });
  expect(part?.people).toContain('Ada');
  expect(part?.about).toContain('מפנים את המסך');
});

test('D2 · whoever plays with a bot has nobody to turn the screen away from', () => {
  const alone = witness(['b'], { table: TABLE, member: 'Ben', bots: ['Ada'] });
  expect(theatre.part(seenBy(board(), 'b'), alone)?.about).toBe(
    'לכל צד מפתח משלו. הצד השני רואה רק את הרמזים שלך.',
  );
});
