import { describe, expect, test } from 'vitest';
import { meOf } from './me.ts';
import { act, contextFor, play, reasonFor, seatedFour, startedFour } from './testing/index.ts';
import type { Command, State } from './types.ts';
import { viewFrom } from './view.ts';

const READY: Command = { kind: 'ready' };
const AGAIN: Command = { kind: 'again' };
const over = act(startedFour(), 'ann', play({ kind: 'abandon' }));
const saying = (state: State, command: Command, ...people: readonly string[]) =>
  people.reduce((before, person) => act(before, person, command), state);
const readyIn = (state: State) => viewFrom(state, []).ready ?? [];
const without = (...away: readonly string[]) => ({ ...contextFor(1000), away });

describe('between games', () => {
  test('C25 · who sits says that they are ready, everyone is shown it, and it can be taken back', () => {
    const ready = saying(over, READY, 'cat', 'ben');
    expect(readyIn(ready)).toEqual(['m3', 'm2']);
    expect(saying(ready, READY, 'cat').version).toBe(ready.version);
    expect(readyIn(act(ready, 'cat', { kind: 'ready', ready: false }))).toEqual(['m2']);
    expect(readyIn(saying(seatedFour(), READY, 'dan'))).toEqual(['m4']);
  });

  test('C25 · it is for those who sit, and for the time between games', () => {
    expect(reasonFor(startedFour(), 'cat', READY)).toBe('matchRunning');
    const watched = act(over, 'eve', { kind: 'join', name: 'Eve' });
    expect(reasonFor(watched, 'eve', READY)).toBe('notSeated');
    expect(reasonFor(over, 'cat', { kind: 'ready', ready: 1 } as never)).toBe('malformed');
    const canOf = (person: string) => meOf(watched, { person, watching: false }).can.ready;
    expect(canOf('cat')).toBe(true);
    expect(canOf('eve')).toBeUndefined();
    const sat = act(watched, 'eve', { kind: 'sit', seat: 'red.operative' });
    expect(reasonFor(sat, 'eve', READY)).toBeNull();
  });

  test('C25 · the next match begins with no one ready', () => {
    const begun = act(saying(over, READY, 'ben', 'cat'), 'ann', AGAIN);
    expect(begun.match?.number).toBe(2);
    expect(begun.ready).toEqual([]);
    expect(act(begun, 'ann', play({ kind: 'abandon' })).ready).toEqual([]);
  });

  test('C25 · who changes seats, stands up or leaves is not ready; the others still are', () => {
    const ready = saying(over, READY, 'ann', 'ben', 'cat', 'dan');
    expect(readyIn(act(ready, 'dan', { kind: 'stand' }))).toEqual(['m1', 'm2', 'm3']);
    expect(readyIn(act(ready, 'cat', { kind: 'leave' }))).toEqual(['m1', 'm2', 'm4']);
    const moved = act(ready, 'dan', { kind: 'sit', seat: 'red.operative' });
    expect(readyIn(moved)).toEqual(['m1', 'm2', 'm3']);
    const set: Command = { kind: 'set', settings: { game: 'duet' } };
    expect(readyIn(act(ready, 'ann', set))).toEqual([]);
  });
});

describe('nobody deals over the others’ heads', () => {
  test('C25 · "again" of one who is not the host says "ready", and of the last one begins', () => {
    const said = saying(over, AGAIN, 'ben', 'cat', 'dan');
    expect(said.match?.number).toBe(1);
    expect(readyIn(said)).toEqual(['m2', 'm3', 'm4']);
    const agreed = act(said, 'ann', READY);
    expect(act(agreed, 'ben', AGAIN).match?.number).toBe(2);
  });

  test('C25 · the host begins at any time', () => {
    expect(act(over, 'ann', AGAIN).match?.number).toBe(2);
    expect(act(over, 'ann', AGAIN, without('m2', 'm3', 'm4')).match?.number).toBe(2);
  });

  test('C25 · one alone does not begin for people who are away', () => {
    const alone = act(over, 'cat', AGAIN, without('m1', 'm2', 'm4'));
    expect(alone.match?.number).toBe(1);
    expect(readyIn(alone)).toEqual(['m3']);
  });

  test('C25 · an absent host keeps nobody from playing, where nobody is missing', () => {
    const five = act(over, 'eve', { kind: 'join', name: 'Eve' });
    const seated = act(five, 'eve', { kind: 'sit', seat: 'red.operative' });
    const ready = saying(seated, READY, 'ben', 'cat', 'dan');
    expect(act(ready, 'eve', AGAIN).match?.number).toBe(1);
    expect(act(ready, 'eve', AGAIN, without('m1')).match?.number).toBe(2);
    expect(act(ready, 'eve', AGAIN, without('m1', 'm2')).match?.number).toBe(1);
  });

  test('C28 · a screen that guesses for both teams is not waited for', () => {
    const shared = act(over, 'ann', { kind: 'set', settings: { sharedScreen: true } });
    const tv = act(shared, 'eve', { kind: 'join', name: 'TV' });
    const first = act(tv, 'eve', { kind: 'sit', seat: 'red.operative' });
    const both = act(first, 'eve', { kind: 'sit', seat: 'blue.operative', also: true });
    const ready = saying(both, READY, 'ann', 'ben', 'cat');
    expect(act(ready, 'dan', AGAIN).match?.number).toBe(2);
  });

  test('C29 · members of one device share its word', () => {
    const one = act(over, 'ann', { kind: 'set', settings: { sharedDevice: true } });
    const found = act(one, 'cat+ann+ben+dan', { kind: 'enter' });
    const begun = act(found, 'cat+ann+ben+dan', AGAIN, without('m1', 'm2', 'm4'));
    expect(begun.match?.number).toBe(2);
  });

  test('C25 · everyone is shown where they will sit, and sits there then', () => {
    const { nextSeats } = viewFrom(over, []);
    const next = act(over, 'ann', AGAIN);
    expect(nextSeats).toEqual(next.seating);
    expect(viewFrom(next, [])).not.toHaveProperty('nextSeats');
    expect(viewFrom(seatedFour(), [])).not.toHaveProperty('nextSeats');
    expect(nextSeats).not.toEqual(over.seating);
  });
});
