import type { State } from '@remez/rules/decrypto';
import {
  act,
  allWritten,
  answered,
  begun,
  drawn,
  encryptorOf,
  HOST,
  round,
  seenBy,
  transmitted,
} from '@remez/rules/testing/decrypto';
import { describe, expect, test } from 'vitest';
import { theatre } from '../../apps/web/src/games/decrypto/theatre/index.ts';
import { consequencesOf } from '../../apps/web/src/games/decrypto/theatre/reveal.ts';
import type { Moment, Told } from '../../apps/web/src/ui/moments/moment.ts';
import { witness } from './witness.ts';

const PEOPLE = ['w1', 'w2', 'b1', 'b2'] as const;
type Who = (typeof PEOPLE)[number];
const TABLE = { white: ['w1', 'w2'], black: ['b1', 'b2'] };
const seatOf = (who: Who | undefined) =>
  who === undefined ? [] : [who.startsWith('w') ? 'white' : 'black'];
const looking = (who?: Who) =>
  witness(seatOf(who), { table: TABLE, ...(who !== undefined && { member: who }) });

const moments = (before: State, after: State, who?: Who): readonly Moment[] =>
  theatre.moments(seenBy(before, who), seenBy(after, who), looking(who));
const kinds = (all: readonly Moment[]) => all.map(({ kind }) => kind);

const written = allWritten(begun());
const second = allWritten(round(begun()));
const lastRowOf = (state: State) => {
  const row = seenBy(state).sheets.white.rounds.at(-1);
  if (row === undefined) throw new Error('nothing was transmitted');
  return row;
};

describe('the moments of a match', () => {
  test('X6 · the hourglass, and the clues when they are out', () => {
    const sandy = begun({ options: { hourglass: 30 } });
    const one = transmitted(drawn(drawn(sandy, 'white'), 'black'), 'white');
    expect(kinds(moments(sandy, one, 'b1'))).toContain('hourglass');
    const [clues] = moments(begun(), written, 'w2') as readonly Told[];
    expect(clues).toMatchObject({ kind: 'clues', what: 'התשדורת שלנו', chime: 'clue' });
    expect(moments(begun(), written, 'b1')[0]).not.toMatchObject({ what: 'התשדורת שלנו' });
  });

  test('X8 · a reveal is told by the screen in beats, and the next clues after it', () => {
    const after = answered(second, { intercept: 'right' });
    const [reveal, token, clues] = moments(second, after, 'b1');
    expect(reveal).toMatchObject({ kind: 'reveal', weight: 'staged' });
    expect(reveal?.weight === 'staged' && reveal.beats).toHaveLength(3);
    expect(token).toMatchObject({ kind: 'token', tone: 'good', next: 'עוד אחד כזה, וזה ניצחון.' });
    expect(token).toMatchObject({ who: 'האסימון אצלנו.' });
    expect(clues?.kind).toBe('clues');
    expect(moments(second, after, 'w1')[1]).toMatchObject({ kind: 'token', tone: 'bad' });
    expect(moments(second, after)[1]).toMatchObject({ kind: 'token', tone: 'plain' });
  });

  test('X9 · in the first round it has two beats, since nobody intercepts', () => {
    const [reveal] = moments(written, answered(written), 'b1');
    expect(reveal?.weight === 'staged' && reveal.beats).toHaveLength(2);
  });

  test('X10, X11 · what is bad for us is never good news, and each side hears "us" and "them"', () => {
    const cracked = answered(second, { intercept: 'right' });
    const of = (who?: Who) =>
      consequencesOf(seenBy(cracked, who), lastRowOf(cracked)).map(({ is }) => is);
    expect(of('b1')).toEqual(['good', 'plain']);
    expect(of('w2')).toEqual(['bad', 'good']);
    expect(of()).toEqual(['plain', 'plain']);
    const misread = answered(second, { decode: 'wrong' });
    const texts = (who: Who) =>
      consequencesOf(seenBy(misread, who), lastRowOf(misread)).map(({ is, text }) => [is, text]);
    expect(texts('w1').at(-1)).toEqual(['bad', 'קצר בתקשורת: אסימון כשל אצלנו.']);
    expect(texts('b1').at(-1)?.[0]).toBe('good');
  });

  test('X13 · the next round, with those who are on air', () => {
    const half = answered(written);
    const next = answered(half);
    const all = moments(half, next, 'w2') as readonly Told[];
    expect(kinds(all)).toEqual(['reveal', 'round']);
    expect(all[1]?.who).toContain(encryptorOf(next, 'white'));
  });

  test('X23 · a challenge, a transmission that is withdrawn, and one that stands', () => {
    const challenged = act(second, 'b1', { kind: 'challenge' });
    expect(kinds(moments(second, challenged, 'w1'))).toEqual(['challenge']);
    const named = act(second, 'b1', { kind: 'challenge', place: 1 });
    const [objection] = moments(second, named, 'w1') as readonly Told[];
    expect(objection?.who).toContain(lastRowOf(second).clues[1]);
    expect(objection?.next).toContain('מאשרות');
    const withdrawn = act(challenged, 'w1', { kind: 'withdraw' });
    const [moment] = moments(challenged, withdrawn, 'w1') as readonly Told[];
    expect(moment).toMatchObject({ kind: 'withdrawn', struck: true, tone: 'bad' });
    expect(moment?.who).toBe('התשדורת שלנו בוטלה.');
    const [theirs] = moments(challenged, withdrawn, 'b1') as readonly Told[];
    expect(theirs?.who).toBe('התשדורת של \u2068הלבנים\u2069 בוטלה.');
    const stands = act(act(challenged, 'b1', { kind: 'agree' }), 'w1', { kind: 'agree' });
    expect(kinds(moments(challenged, stands, 'w1'))).toEqual(['stands']);
  });

  test('nothing new, nothing told', () => {
    for (const who of PEOPLE) expect(moments(second, second, who)).toEqual([]);
  });
});

describe('the ending', () => {
  const endingFor = (state: State, who?: Who) => theatre.ending(seenBy(state, who), looking(who));

  test('X12 · two interceptions: won by those, lost by these, and the transmission that decided', () => {
    let state = round(begun());
    state = round(state, { white: { intercept: 'right' } });
    state = round(state, { white: { intercept: 'right' } });
    expect(endingFor(state, 'b1')).toMatchObject({ mood: 'won', mark: 'black', title: 'ניצחנו!' });
    expect(endingFor(state, 'w1')).toMatchObject({ mood: 'lost', title: 'הפסדנו' });
    expect(endingFor(state)?.title).toContain('השחורים');
    expect(endingFor(state)?.remembered.map(({ kind }) => kind)).toEqual(['turning', 'fatal']);
  });

  test('a match that was stopped has neither winners nor losers', () => {
    const over = act(written, HOST, { kind: 'abandon' });
    expect(endingFor(over, 'w1')).toMatchObject({ mood: 'plain', remembered: [] });
  });
});

test('X2 · the card says which team we are, and who is first on air', () => {
  const part = (who: Who) => theatre.part(seenBy(begun(), who), looking(who));
  expect(part('b1')?.title).toContain('השחורים');
  expect(part('b1')?.about).toContain('השידור הראשון שלך');
  expect(part('b2')?.about).not.toContain('השידור הראשון');
});
