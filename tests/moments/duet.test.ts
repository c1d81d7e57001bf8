import type { Side, State } from '@remez/rules/duet';
import {
  act,
  BOTH,
  board,
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
    expect(dead).toMatchObject({ kind: 'assassin', weight: 'scene', next: 'הפסדנו. מתנקש.' });
    expect(told(clued, act(clued, 'b', guess(KILLS_ALL)))[0]?.next).toBe('המתנקש ניצח את כולם.');
  });

  test('D10 · those who stop take a token; D23 · a clue ruled out costs one', () => {
    const hit = act(clued, 'b', guess(BOTH[0]));
    expect(kinds(told(hit, act(hit, 'b', STOP), 'a'))).toEqual(['stopped plain']);
    const challenged = act(clued, 'b', { kind: 'challenge' });
    expect(kinds(told(clued, challenged, 'a'))).toEqual(['challenge tense']);
    expect(told(clued, challenged, 'a')[0]?.next).toBe('ערעור: ההכרעה אצלנו');
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
    expect(endingFor(over, 'a')?.how).toContain('word24');
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
});
