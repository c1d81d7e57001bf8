import { describe, expect, test } from 'vitest';
import { meOf } from './me.ts';
import {
  act,
  gathered,
  opened,
  play,
  reasonFor,
  seatedFour,
  startedFour,
} from './testing/index.ts';
import type { State } from './types.ts';
import { perspectiveOf, viewFrom } from './view.ts';

const say = (text: string, to: 'everyone' | 'team' = 'everyone') =>
  ({ kind: 'talk', to, text }) as const;
const hears = (state: State, person: string) =>
  viewFrom(state, perspectiveOf(state, { person, watching: false })).talk.map(({ text }) => text);

describe('talk', () => {
  test('everyone hears what is said to everyone', () => {
    const state = act(gathered(), 'ann', say('שלום \u202eלכולם'));
    for (const person of ['ann', 'dan', 'a stranger']) {
      expect(hears(state, person)).toEqual(['שלום לכולם']);
    }
  });

  test('a team’s talk stays in the team, and its spymaster may listen', () => {
    const state = act(startedFour(), 'cat', say('נראה לי הים', 'team'));
    expect(hears(state, 'cat')).toEqual(['נראה לי הים']);
    expect(hears(state, 'ann')).toEqual(['נראה לי הים']);
    for (const person of ['ben', 'dan', 'a stranger']) expect(hears(state, person)).toEqual([]);
    expect(viewFrom(state, perspectiveOf(state, { person: 'cat', watching: true })).talk).toEqual(
      [],
    );
  });

  test('C7, C29 · a spymaster says nothing while a match runs, nor does whoever was one', () => {
    const state = startedFour();
    for (const to of ['everyone', 'team'] as const) {
      expect(reasonFor(state, 'ann', say('psst', to))).toBe('silence');
      expect(reasonFor(state, 'ben', say('psst', to))).toBe('silence');
      expect(reasonFor(state, 'cat', say('הממ', to))).toBeNull();
    }
    const stood = act(state, 'ben', { kind: 'stand' });
    expect(reasonFor(stood, 'ben', say('psst'))).toBe('silence');
    const back = act(act(stood, 'ben', { kind: 'leave' }), 'ben', { kind: 'join', name: 'Ben' });
    expect(reasonFor(back, 'ben', say('psst'))).toBe('silence');
    expect(meOf(state, { person: 'ann', watching: false }).can.talk).toEqual([]);
    expect(meOf(state, { person: 'cat', watching: false }).can.talk).toEqual(['everyone', 'team']);
    const over = act(state, 'ann', play({ kind: 'abandon' }));
    expect(reasonFor(over, 'ann', say('סוף סוף'))).toBeNull();
  });

  test('X25 · what a team has said is not for whoever sits down with it after the match', () => {
    const said = act(act(startedFour(), 'cat', say('נראה לי הים', 'team')), 'dan', say('גם לי'));
    const over = act(said, 'ann', play({ kind: 'abandon' }));
    expect(hears(over, 'cat')).toEqual(['נראה לי הים', 'גם לי']);
    const moved = act(over, 'dan', { kind: 'sit', seat: 'red.operative' });
    expect(hears(moved, 'dan')).toEqual(['גם לי']);
    const next = act(moved, 'dan', say('עכשיו אני כאן', 'team'));
    for (const person of ['cat', 'dan']) {
      expect(hears(next, person)).toEqual(['גם לי', 'עכשיו אני כאן']);
    }
    /** Who only changes places within the team, or leaves it, takes nothing from the others. */
    const left = act(act(next, 'ann', { kind: 'stand' }), 'ben', { kind: 'stand' });
    expect(hears(left, 'cat')).toEqual(['גם לי', 'עכשיו אני כאן']);
  });

  test('team talk needs a team, and just one', () => {
    expect(reasonFor(opened(), 'ann', say('hi', 'team'))).toBe('silence');
    const both = act(
      act(opened({ sharedScreen: true }), 'ann', { kind: 'sit', seat: 'red.operative' }),
      'ann',
      {
        kind: 'sit',
        seat: 'blue.operative',
        also: true,
      },
    );
    expect(reasonFor(both, 'ann', say('hi', 'team'))).toBe('silence');
  });

  test('empty, endless and malformed talk is refused', () => {
    for (const text of ['', ' ', '\u200b', 'x'.repeat(301), 'y'.repeat(5000)]) {
      expect(reasonFor(opened(), 'ann', say(text))).toBe('badText');
    }
    const odd = { kind: 'talk', to: 'enemy', text: 'x' } as unknown as ReturnType<typeof say>;
    expect(reasonFor(opened(), 'ann', odd)).toBe('malformed');
  });

  test('talk is capped, each channel by itself, and numbers tell nothing of other channels', () => {
    let state = act(seatedFour(), 'dan', say('blue first', 'team'));
    for (let index = 0; index < 60; index += 1) state = act(state, 'cat', say(`r${index}`, 'team'));
    state = act(state, 'ann', say('to all'));
    expect(hears(state, 'dan')).toEqual(['blue first', 'to all']);
    const red = viewFrom(state, ['red.operative']).talk;
    expect(red).toHaveLength(51);
    expect(red[0]).toMatchObject({ text: 'r10', number: 11 });
    expect(viewFrom(state, ['blue.operative']).talk.map(({ number }) => number)).toEqual([1, 1]);
  });
});
