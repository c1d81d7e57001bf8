import { describe, expect, test } from 'vitest';
import { act, gathered, play, startedFour } from './testing/index.ts';
import type { State } from './types.ts';
import { viewFrom } from './view.ts';

const kept = (state: State) => viewFrom(state, []).around ?? [];
const last = (state: State) => kept(state).at(-1);
const LEAVE = { kind: 'leave' } as const;
const handOver = (member: string) => ({ kind: 'handOver', member }) as const;

describe('what happened around a match is kept for its story', () => {
  test('a new host', () => {
    expect(last(act(startedFour(), 'ann', handOver('m2')))).toEqual({
      number: 1,
      kind: 'host',
      member: 'm2',
    });
  });

  test('whoever leaves, with the host’s chair that passes on', () => {
    const left = act(startedFour(), 'ann', LEAVE);
    expect(kept(left)).toMatchObject([
      { number: 1, kind: 'left', member: 'm1' },
      { number: 2, kind: 'host', member: 'm2' },
    ]);
  });

  test('whoever comes back to the own seat is back, in one line', () => {
    const left = act(startedFour(), 'dan', LEAVE);
    const back = act(left, 'dan', { kind: 'join', name: 'dan' });
    expect(kept(back)).toMatchObject([
      { kind: 'left', member: 'm4' },
      { kind: 'back', member: 'm4' },
    ]);
  });

  test('a seat that changed, and one that was given up', () => {
    const eve = act(startedFour(), 'eve', { kind: 'join', name: 'Eve' });
    const sat = act(eve, 'ann', { kind: 'seat', member: 'm5', seat: 'red.operative' });
    expect(last(sat)).toMatchObject({ kind: 'seats', member: 'm5', seats: ['red.operative'] });
    expect(last(act(sat, 'eve', { kind: 'stand' }))).toMatchObject({ member: 'm5', seats: [] });
  });

  test('whom the host has sent away; an onlooker who comes and goes is no part of the story', () => {
    const gone = act(startedFour(), 'ann', { kind: 'remove', member: 'm4' });
    expect(last(gone)).toMatchObject({ kind: 'removed', member: 'm4' });
    const eve = act(act(startedFour(), 'eve', { kind: 'join', name: 'Eve' }), 'eve', LEAVE);
    expect(kept(eve)).toEqual([]);
  });

  test('also who goes and comes back between matches, where seats are of the next one', () => {
    const over = act(startedFour(), 'ann', play({ kind: 'abandon' }));
    const gone = act(over, 'ann', { kind: 'remove', member: 'm4' });
    expect(last(gone)).toMatchObject({ kind: 'removed', member: 'm4' });
    const left = act(over, 'dan', LEAVE);
    expect(last(left)).toMatchObject({ kind: 'left', member: 'm4' });
    const back = act(left, 'dan', { kind: 'join', name: 'dan' });
    expect(last(back)).toMatchObject({ kind: 'back', member: 'm4' });
    expect(kept(act(over, 'dan', { kind: 'stand' }))).toEqual([]);
  });

  test('until the next match is dealt; lobbies have no story', () => {
    expect(kept(act(gathered(), 'ann', handOver('m2')))).toEqual([]);
    const told = act(act(startedFour(), 'ann', handOver('m2')), 'ben', play({ kind: 'abandon' }));
    expect(kept(told)).toHaveLength(1);
    expect(kept(act(told, 'ben', { kind: 'again' }))).toEqual([]);
  });

  test('the last twenty of it, numbered on, for everyone alike', () => {
    let state = startedFour();
    for (let nth = 0; nth < 25; nth += 1) {
      const [host, next] = nth % 2 === 0 ? (['ann', 'm2'] as const) : (['ben', 'm1'] as const);
      state = act(state, host, handOver(next));
    }
    expect(kept(state).map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, nth) => nth + 6),
    );
    expect(viewFrom(state, ['red.spymaster']).around).toEqual(kept(state));
  });

  test('a host who has left since and never played has no name to tell', () => {
    const eve = act(startedFour(), 'eve', { kind: 'join', name: 'Eve' });
    const handed = act(eve, 'ann', handOver('m5'));
    expect(kept(handed)).toMatchObject([{ kind: 'host', member: 'm5' }]);
    expect(kept(act(handed, 'eve', LEAVE))).toMatchObject([{ kind: 'host', member: 'm1' }]);
  });
});
