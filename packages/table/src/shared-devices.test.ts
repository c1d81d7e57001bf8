import { describe, expect, test } from 'vitest';
import { meOf } from './me.ts';
import {
  act,
  contextFor,
  gathered,
  opened,
  play,
  reasonFor,
  SEATS_IN,
  seatedFour,
  settingsOf,
  startedFour,
} from './testing/index.ts';
import type { SettingsChange, State } from './types.ts';

const join = (name: string) => ({ kind: 'join', name }) as const;
const sit = (seat: string) => ({ kind: 'sit', seat }) as const;
const ENTER = { kind: 'enter' } as const;
const SHARED: SettingsChange = { sharedDevice: true };
const seatsAt = (state: State, person: string) => meOf(state, { person, watching: false }).seats;

describe('several persons of one browser in the lobby', () => {
  /** Eve is the second person of Ann's browser; Ann is red's spymaster. */
  const joined = act(act(gathered(), 'ann', sit('red.spymaster')), 'eve+ann', join('Eve'));

  test('C3 · a spymaster’s second person is no operative, and no spymaster of the other team', () => {
    for (const seat of ['red.operative', 'blue.operative', 'blue.spymaster']) {
      expect(reasonFor(joined, 'eve+ann', sit(seat))).toBe('oneDevice');
    }
    const me = meOf(joined, { person: 'eve', watching: false });
    expect(me.can.sit).toEqual([]);
    expect(me.oneDevice).toBe(true);
    expect(meOf(joined, { person: 'ben', watching: false }).oneDevice).toBeUndefined();
  });

  test('C3 · nor from a browser of her own: who was found on one device stays one viewer', () => {
    expect(reasonFor(joined, 'eve', sit('red.operative'))).toBe('oneDevice');
    const back = act(act(joined, 'eve', { kind: 'leave' }), 'eve', join('Eve'));
    expect(reasonFor(back, 'eve', sit('red.operative'))).toBe('oneDevice');
  });

  test('C3 · nor by the host’s hand', () => {
    const command = { kind: 'seat', member: 'm5', seat: 'red.operative' } as const;
    expect(reasonFor(joined, 'ann', command)).toBe('oneDevice');
  });

  test('C3 · nor the other way round: the second person sits, and the first may not take the key', () => {
    const seated = act(act(gathered(), 'eve+ann', join('Eve')), 'eve+ann', sit('red.operative'));
    expect(reasonFor(seated, 'ann', sit('red.spymaster'))).toBe('oneDevice');
    expect(reasonFor(seated, 'ann', sit('red.operative'))).toBeNull();
  });

  test('C1 · two persons of one browser may be operatives of one team; of two with a shared screen', () => {
    const seated = (settings: SettingsChange) =>
      act(act(gathered(settings), 'eve+ann', join('Eve')), 'eve+ann', sit('red.operative'));
    expect(reasonFor(seated({}), 'ann', sit('blue.operative'))).toBe('oneDevice');
    expect(reasonFor(seated({ sharedScreen: true }), 'ann', sit('blue.operative'))).toBeNull();
  });

  test('the host may allow a shared device, and when that ends the later one stands up', () => {
    const shared = act(gathered(SHARED), 'ann', sit('red.spymaster'));
    const both = act(act(shared, 'eve+ann', join('Eve')), 'eve+ann', sit('red.operative'));
    const full = act(act(both, 'ben', sit('blue.spymaster')), 'cat', sit('blue.operative'));
    expect(reasonFor(full, 'ann', { kind: 'start' })).toBeNull();
    const ended = act(full, 'ann', { kind: 'set', settings: { sharedDevice: false } });
    expect(seatsAt(ended, 'ann')).toEqual(['red.spymaster']);
    expect(seatsAt(ended, 'eve')).toEqual([]);
    expect(reasonFor(ended, 'ann', { kind: 'start' })).toBe('missingPeople');
  });

  test('people who come to their seats apart and then turn up on one device: one stands up', () => {
    const met = act(seatedFour(), 'cat+ann', ENTER);
    expect(seatsAt(met, 'ann')).toEqual(['red.spymaster']);
    expect(seatsAt(met, 'cat')).toEqual([]);
    expect(met.devices).toEqual([['m1', 'm3']]);
    expect(act(met, 'cat+ann', ENTER)).toBe(met);
    /** Whoever is on a device with one of them is with both. */
    expect(act(met, 'dan+cat', ENTER).devices).toEqual([['m1', 'm3', 'm4']]);
  });

  test('C1 · shuffling never seats them where they must not know of each other', () => {
    let six = act(seatedFour(), 'cat+ann', ENTER);
    for (const name of ['eve', 'fay']) six = act(six, name, join(name));
    for (let round = 0; round < 30; round += 1) {
      const shuffled = act(six, 'ann', { kind: 'shuffle' }, contextFor(round));
      const taken = ['ann', 'cat'].flatMap((person) => seatsAt(shuffled, person));
      expect(new Set(taken).size).toBe(1);
      expect(Object.values(shuffled.seating).flat().length).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('several persons of one browser in a match', () => {
  const running = startedFour();

  test('C3 · a spymaster’s second person who comes in mid-match is no operative', () => {
    const joined = act(running, 'eve+ann', join('Eve'));
    expect(reasonFor(joined, 'eve', sit('red.operative'))).toBe('oneDevice');
    expect(reasonFor(joined, 'ann', { kind: 'seat', member: 'm5', seat: 'blue.operative' })).toBe(
      'oneDevice',
    );
  });

  test('C3 · what one has seen the other has seen, also after standing up and leaving', () => {
    const stood = act(running, 'ben', { kind: 'stand' });
    const joined = act(act(stood, 'eve+ben', join('Eve')), 'ben', { kind: 'leave' });
    for (const seat of ['red.operative', 'blue.operative']) {
      expect(reasonFor(joined, 'eve', sit(seat))).toBe('oneDevice');
    }
    const seat = { kind: 'seat', member: 'm5', seat: 'blue.spymaster' } as const;
    expect(reasonFor(joined, 'ann', seat)).toBeNull();
  });

  test('C3 · it ends with the match: then everything is open', () => {
    const joined = act(running, 'eve+ann', join('Eve'));
    const over = act(joined, 'ann', play({ kind: 'abandon' }));
    const stood = act(over, 'ann', { kind: 'stand' });
    expect(reasonFor(stood, 'eve', sit('red.operative'))).toBeNull();
  });

  test('C25 · the next match finds roles in which they are not in each other’s way', () => {
    /** Cat and Eve are operatives of red on one tablet: neither can be spymaster beside the other. */
    const five = act(seatedFour(), 'eve+cat', join('Eve'));
    const started = act(act(five, 'eve', sit('red.operative')), 'ann', { kind: 'start' });
    const over = act(started, 'ann', play({ kind: 'abandon' }));
    expect(meOf(over, { person: 'ann', watching: false }).can.again).toBe(true);
    const again = act(over, 'ann', { kind: 'again' });
    expect(again.seating['red.spymaster']).toEqual(['m1']);
    expect(again.match?.number).toBe(2);
  });

  test('C25 · the round goes on past those who share a device, to the next who does not', () => {
    const five = act(seatedFour(), 'eve+cat', join('Eve'));
    const six = act(act(five, 'eve', sit('red.operative')), 'fay', join('Fay'));
    const started = act(act(six, 'fay', sit('red.operative')), 'ann', { kind: 'start' });
    const over = act(started, 'ann', play({ kind: 'abandon' }));
    expect(act(over, 'ann', { kind: 'again' }).seating['red.spymaster']).toEqual(['m6']);
  });

  test('C7 · a spymaster’s second person is silent too, as long as the match runs', () => {
    const talk = { kind: 'talk', to: 'everyone', text: 'אולי ים' } as const;
    const joined = act(running, 'eve+ann', join('Eve'));
    expect(reasonFor(joined, 'eve', talk)).toBe('silence');
    expect(meOf(joined, { person: 'eve', watching: false }).can.talk).toEqual([]);
    expect(reasonFor(act(running, 'eve', join('Eve')), 'eve', talk)).toBeNull();
    expect(reasonFor(act(running, 'eve+cat', join('Eve')), 'eve', talk)).toBeNull();
    expect(reasonFor(act(joined, 'ann', play({ kind: 'abandon' })), 'eve', talk)).toBeNull();
  });

  test.each(['duet', 'decrypto'] as const)('D2, X2 · in %s nobody sits on both sides', (game) => {
    const people = ['ann', 'ben', 'cat', 'dan'];
    let state = people
      .slice(1)
      .reduce((reached, name) => act(reached, name, join(name)), opened(settingsOf(game)));
    people.forEach((person, index) => {
      state = act(state, person, sit(SEATS_IN[game][index] ?? ''));
    });
    const [mine = '', other = ''] = SEATS_IN[game] as readonly string[];
    const joined = act(act(state, 'ann', { kind: 'start' }), 'eve+ann', join('Eve'));
    const seat = (to: string) => ({ kind: 'seat', member: 'm5', seat: to }) as const;
    expect(reasonFor(joined, 'ann', seat(other))).toBe('oneDevice');
    /** X4 · in Decrypto the code passes within a team: there two are never one viewer. */
    const beside = game === 'duet' ? null : 'oneDevice';
    expect(reasonFor(joined, 'ann', seat(mine))).toBe(beside);
    const before = act(state, 'eve+ann', join('Eve'));
    expect(reasonFor(before, 'eve', sit(other))).toBe('oneDevice');
    expect(reasonFor(before, 'eve', sit(mine))).toBe(beside);
  });

  test('a shared device that was allowed is allowed in mid-match too', () => {
    const joined = act(startedFour(SHARED), 'eve+ann', join('Eve'));
    expect(reasonFor(joined, 'eve', sit('red.operative'))).toBeNull();
  });

  test('rivals who turn up on one device in mid-match are not made one: their browser is turned away', () => {
    expect(act(running, 'cat+ann', ENTER)).toBe(running);
  });
});

describe('someone who was removed', () => {
  const removed = act(gathered(), 'ann', { kind: 'remove', member: 'm4' });

  test('does not come back as another person of the same browser', () => {
    expect(reasonFor(removed, 'eve+dan', join('Eve'))).toBe('removed');
    expect(reasonFor(removed, 'eve', join('Eve'))).toBeNull();
  });

  test('and whoever of that browser is at the table anyway stays, until they leave', () => {
    expect(reasonFor(removed, 'cat+dan', sit('red.operative'))).toBeNull();
    const left = act(removed, 'cat', { kind: 'leave' });
    expect(reasonFor(left, 'cat+dan', join('Cat'))).toBe('removed');
  });
});
