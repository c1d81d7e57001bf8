import { describe, expect, test } from 'vitest';
import { isClosedForGood } from './decide/closing.ts';
import { KNOCK_LASTS, MOST_KNOCKS } from './knocks.ts';
import { atTheDoor } from './live/about.ts';
import { meOf } from './me.ts';
import { seatsOf } from './seating.ts';
import { act, contextFor, gathered, reasonFor, startedFour } from './testing/index.ts';
import type { State } from './types.ts';
import { perspectiveOf, viewFrom } from './view.ts';

const me = (state: State, person: string) => meOf(state, { person, watching: false });
const seats = (state: State, member: string) => seatsOf(state.seating, member);
const perspective = (state: State, person: string) =>
  perspectiveOf(state, { person, watching: false });

describe('a screen that only wants to watch', () => {
  const WATCH = { kind: 'knock', name: '', watching: true } as const;

  test('asks under no name, once, and is let in as nobody', () => {
    const asked = act(act(startedFour(), 'tv', WATCH), 'tv', WATCH);
    expect(me(asked, 'ann').knocks).toEqual([
      { knock: 'k1', name: '', at: expect.any(Number), watching: true },
    ]);
    expect(atTheDoor(asked, ['tv'])).toBe('running');
    const admitted = act(asked, 'ann', { kind: 'admit', knock: 'k1' });
    expect(atTheDoor(admitted, ['tv'])).toBe('open');
    expect(me(admitted, 'ann').knocks).toBeUndefined();
    expect(admitted.members).toBe(asked.members);
    expect(reasonFor(admitted, 'ann', { kind: 'admit', knock: 'k1' })).toBe('badKnock');
  });

  test('hears no, and may ask for a place instead', () => {
    const asked = act(startedFour(), 'tv', WATCH);
    const sentAway = act(asked, 'ann', { kind: 'turnAway', knock: 'k1' });
    expect(atTheDoor(sentAway, ['tv'])).toBe('turnedAway');
    const instead = act(asked, 'tv', { kind: 'knock', name: 'Eve' });
    expect(me(instead, 'ann').knocks).toMatchObject([{ knock: 'k2', name: 'Eve' }]);
  });

  test('is not heard where nobody new may enter', () => {
    const locked = act(startedFour(), 'ann', { kind: 'lock', locked: true });
    expect(reasonFor(locked, 'tv', WATCH)).toBe('locked');
    expect(atTheDoor(locked, ['tv'])).toBe('locked');
  });
});

describe('coming back in mid-match', () => {
  test('gives the seat back without anybody’s help while it is free', () => {
    const away = act(startedFour(), 'ben', { kind: 'leave' });
    expect(seats(away, 'm2')).toEqual([]);
    const back = act(away, 'ben', { kind: 'join', name: 'whoever' });
    expect(seats(back, 'm2')).toEqual(['blue.spymaster']);
    expect(me(back, 'ben').name).toBe('ben');
  });

  test('gives the last seat back to whoever has changed places', () => {
    const moved = act(
      act(startedFour(), 'ann', { kind: 'seat', member: 'm2', seat: null }),
      'ann',
      {
        kind: 'seat',
        member: 'm4',
        seat: 'blue.spymaster',
      },
    );
    const back = act(act(moved, 'dan', { kind: 'leave' }), 'dan', { kind: 'join', name: 'dan' });
    expect(seats(back, 'm4')).toEqual(['blue.spymaster']);
  });

  test('gives nobody a seat that someone else holds by now: the host is asked, and one word swaps them', () => {
    let state = act(startedFour(), 'ben', { kind: 'leave' });
    state = act(state, 'eve', { kind: 'join', name: 'eve' });
    state = act(state, 'ann', { kind: 'seat', member: 'm5', seat: 'blue.spymaster' });
    state = act(state, 'ben', { kind: 'join', name: 'ben' });
    expect(seats(state, 'm2')).toEqual([]);
    expect(me(state, 'ben').can).toMatchObject({ sit: [], askSeat: ['blue.spymaster'] });
    state = act(state, 'ben', { kind: 'askSeat', seat: 'blue.spymaster' });
    expect(me(state, 'ben').asked).toMatchObject({ answer: 'waiting', seat: 'blue.spymaster' });
    expect(me(state, 'ann').knocks).toMatchObject([
      { knock: 'k1', member: 'm2', seat: 'blue.spymaster' },
    ]);
    expect(me(state, 'cat').knocks).toBeUndefined();
    expect(reasonFor(state, 'cat', { kind: 'admit', knock: 'k1' })).toBe('notHost');
    state = act(state, 'ann', { kind: 'admit', knock: 'k1' });
    expect(seats(state, 'm2')).toEqual(['blue.spymaster']);
    expect(seats(state, 'm5')).toEqual([]);
    expect(me(state, 'ann').knocks).toBeUndefined();
    /** What Eve has seen she has seen. */
    expect(reasonFor(state, 'eve', { kind: 'askSeat', seat: 'blue.operative' })).toBe('onceSeen');
  });

  test('between matches gives nothing: people choose anew', () => {
    const away = act(gathered(), 'ben', { kind: 'leave' });
    expect(seats(act(away, 'ben', { kind: 'join', name: 'ben' }), 'm2')).toEqual([]);
  });
});

describe('someone at the door of a running game', () => {
  const knocking = (name = 'ben') => act(startedFour(), 'new', { kind: 'knock', name });

  test('is told to the host alone, and sees nothing more than before', () => {
    const before = startedFour();
    const state = knocking();
    expect(me(state, 'ann').knocks).toMatchObject([{ knock: 'k1', name: 'ben', as: 'm2' }]);
    for (const person of ['ben', 'cat', 'dan', 'eve']) {
      expect(me(state, person)).toEqual(me(before, person));
      const seen = viewFrom(state, perspective(state, person));
      expect(seen).toEqual(viewFrom(before, perspective(before, person)));
    }
    expect(me(state, 'new')).toMatchObject({ asked: { answer: 'waiting' }, seats: [] });
    expect(perspective(state, 'new')).toEqual([]);
  });

  test('is a newcomer without a seat when the host lets them in as such', () => {
    const state = act(knocking('Nora'), 'ann', { kind: 'admit', knock: 'k1' });
    expect(me(state, 'new')).toMatchObject({ member: 'm5', name: 'Nora', seats: [] });
  });

  test('is who they said when the host says so, and the old device goes on', () => {
    const state = act(knocking(), 'ann', { kind: 'admit', knock: 'k1', as: 'm2' });
    expect(me(state, 'new')).toMatchObject({ member: 'm2', seats: ['blue.spymaster'] });
    expect(me(state, 'ben')).toMatchObject({ member: 'm2', seats: ['blue.spymaster'] });
    expect(perspective(state, 'new')).toEqual(perspective(state, 'ben'));
    /** Everyone sees that there are two of them. */
    expect(viewFrom(state, []).members).toContainEqual({ id: 'm2', name: 'ben', devices: 2 });
  });

  test('who is let in as someone who had left brings them back to their seat', () => {
    const away = act(startedFour(), 'ben', { kind: 'leave' });
    const state = act(act(away, 'new', { kind: 'knock', name: 'BEN' }), 'ann', {
      kind: 'admit',
      knock: 'k1',
      as: 'm2',
    });
    expect(me(state, 'new')).toMatchObject({ member: 'm2', seats: ['blue.spymaster'] });
    expect(me(state, 'ben')).toMatchObject({ member: 'm2' });
  });

  test('once seen · neither of two devices of one member becomes anyone else', () => {
    let state = act(knocking(), 'ann', { kind: 'admit', knock: 'k1', as: 'm2' });
    state = act(state, 'new', { kind: 'leave' });
    for (const person of ['new', 'ben']) {
      const back = act(state, person, { kind: 'join', name: 'other' });
      expect(me(back, person)).toMatchObject({ member: 'm2', seats: ['blue.spymaster'] });
      expect(reasonFor(back, person, { kind: 'sit', seat: 'blue.operative' })).toBe('onceSeen');
    }
    expect(state.members).toHaveLength(4);
  });

  test('who is or was a member in this browser is nobody else', () => {
    const state = startedFour();
    expect(reasonFor(state, 'dan', { kind: 'knock', name: 'ben' })).toBe('alreadyHere');
    expect(reasonFor(state, 'new+dan', { kind: 'knock', name: 'ben' })).toBe('alreadyHere');
    const left = act(state, 'dan', { kind: 'leave' });
    expect(reasonFor(left, 'dan', { kind: 'knock', name: 'ben' })).toBe('alreadyHere');
    const joined = act(knocking(), 'new', { kind: 'join', name: 'eve' });
    expect(reasonFor(joined, 'ann', { kind: 'admit', knock: 'k1', as: 'm2' })).toBe('badKnock');
    /** In and out again: whoever has been someone here stays that. */
    const gone = act(joined, 'new', { kind: 'leave' });
    expect(reasonFor(gone, 'ann', { kind: 'admit', knock: 'k1', as: 'm2' })).toBe('alreadyHere');
  });

  test('who was removed is gone with every device', () => {
    let state = act(knocking(), 'ann', { kind: 'admit', knock: 'k1', as: 'm2' });
    state = act(state, 'ann', { kind: 'remove', member: 'm2' });
    for (const person of ['ben', 'new']) {
      expect(reasonFor(state, person, { kind: 'join', name: 'x' })).toBe('removed');
      expect(reasonFor(state, person, { kind: 'knock', name: 'x' })).toBe('removed');
    }
  });

  test('is nobody’s host: whoever lets people in is not handed out', () => {
    const state = knocking('Ann');
    expect(me(state, 'ann').knocks).toEqual([{ knock: 'k1', name: 'Ann', at: 1000 }]);
    expect(reasonFor(state, 'ann', { kind: 'admit', knock: 'k1', as: 'm1' })).toBe('badMember');
  });

  test('who is let in as the opener neither takes the chair nor closes for good', () => {
    let state = act(startedFour(), 'ann', { kind: 'handOver', member: 'm2' });
    state = act(state, 'new', { kind: 'knock', name: 'Ann' });
    state = act(state, 'ben', { kind: 'admit', knock: 'k1', as: 'm1' });
    expect(me(state, 'new')).toMatchObject({ member: 'm1', opener: false });
    expect(reasonFor(state, 'new', { kind: 'takeHost' })).toBe('hostIsHere');
    expect(reasonFor(state, 'ann', { kind: 'takeHost' })).toBeNull();
    const handed = act(state, 'ben', { kind: 'handOver', member: 'm1' });
    expect(isClosedForGood(act(handed, 'new', { kind: 'close' }))).toBe(false);
    expect(isClosedForGood(act(handed, 'ann', { kind: 'close' }))).toBe(true);
  });

  test('who is turned away is told so, and may ask again in ten minutes', () => {
    const state = act(knocking(), 'ann', { kind: 'turnAway', knock: 'k1' });
    expect(me(state, 'new').asked).toMatchObject({ answer: 'no' });
    expect(me(state, 'ann').knocks).toBeUndefined();
    const again = { kind: 'knock', name: 'Nora' } as const;
    expect(reasonFor(state, 'new', again)).toBe('turnedAway');
    expect(reasonFor(state, 'new', again, contextFor(1000 + KNOCK_LASTS))).toBeNull();
    expect(reasonFor(state, 'ann', { kind: 'admit', knock: 'k1' })).toBe('badKnock');
  });

  test('does not fill the host’s screen', () => {
    let state = startedFour();
    for (let guest = 0; guest < MOST_KNOCKS; guest += 1) {
      state = act(state, `guest${guest}`, { kind: 'knock', name: `Guest ${guest}` });
    }
    const more = { kind: 'knock', name: 'One more' } as const;
    expect(reasonFor(state, 'new', more)).toBe('full');
    expect(reasonFor(state, 'new', more, contextFor(1000 + KNOCK_LASTS))).toBeNull();
    /** Asking twice is asking once. */
    const { version } = state;
    expect(act(state, 'guest0', { kind: 'knock', name: 'Guest 0' }).version).toBe(version);
  });

  test('of a locked table is not heard', () => {
    const state = act(startedFour(), 'ann', { kind: 'lock', locked: true });
    expect(reasonFor(state, 'new', { kind: 'knock', name: 'ben' })).toBe('locked');
  });
});
