import { describe, expect, test } from 'vitest';
import { meOf } from './me.ts';
import { memberOf } from './members.ts';
import { MAX_FORMER_PLAYERS } from './seating.ts';
import {
  act,
  classicOf,
  gathered,
  opened,
  play,
  reasonFor,
  seatedFour,
  startedFour,
} from './testing/index.ts';
import type { State } from './types.ts';
import { perspectiveOf, viewFrom } from './view.ts';

const sit = (seat: string, also?: boolean) => ({ kind: 'sit', seat, also }) as const;
const at = (state: State, seat: string) =>
  viewFrom(state, []).seats.find((each) => each.seat === seat)?.members;

describe('seats in the lobby', () => {
  test('C1 · one spymaster a team, any number of operatives', () => {
    const state = act(gathered(), 'ann', sit('red.spymaster'));
    expect(reasonFor(state, 'ben', sit('red.spymaster'))).toBe('seatTaken');
    expect(reasonFor(state, 'ann', sit('red.spymaster'))).toBeNull();
    expect(reasonFor(state, 'ann', sit('green.spymaster'))).toBe('badSeat');
    const operatives = ['ben', 'cat', 'dan'].reduce(
      (reached, person) => act(reached, person, sit('red.operative')),
      state,
    );
    expect(at(operatives, 'red.operative')).toEqual(['m2', 'm3', 'm4']);
  });

  test('C1 · taking a seat leaves the one before, unless both are wanted', () => {
    const shared = opened({ sharedScreen: true });
    const one = act(act(shared, 'ann', sit('red.operative')), 'ann', sit('blue.operative'));
    expect(meOf(one, { person: 'ann', watching: false }).seats).toEqual(['blue.operative']);
    const both = act(one, 'ann', sit('red.operative', true));
    expect([...meOf(both, { person: 'ann', watching: false }).seats].sort()).toEqual([
      'blue.operative',
      'red.operative',
    ]);
    expect(
      meOf(act(both, 'ann', { kind: 'stand' }), { person: 'ann', watching: false }).seats,
    ).toEqual([]);
  });

  test('C3 · nobody holds a seat that knows the key together with one that must not', () => {
    const state = act(opened({ sharedScreen: true }), 'ann', sit('red.spymaster'));
    expect(reasonFor(state, 'ann', sit('red.operative', true))).toBe('twoMinds');
    expect(reasonFor(state, 'ann', sit('blue.spymaster', true))).toBe('twoMinds');
  });

  test('C1 · nobody sits with both teams unless the host allows a shared screen', () => {
    const state = act(opened(), 'ann', sit('red.operative'));
    expect(reasonFor(state, 'ann', sit('blue.operative', true))).toBe('noSharedScreen');
    const allowed = act(state, 'ann', { kind: 'set', settings: { sharedScreen: true } });
    expect(reasonFor(allowed, 'ann', sit('blue.operative', true))).toBeNull();
  });

  test('C28 · in a trio whoever sits as operative sits for both teams', () => {
    const state = act(opened({ classic: { mode: 'trio' } }), 'ann', sit('blue.operative'));
    expect([...meOf(state, { person: 'ann', watching: false }).seats].sort()).toEqual([
      'blue.operative',
      'red.operative',
    ]);
  });

  test('C1 · the lobby says who is missing for what, and starts when it can', () => {
    const state = act(gathered(), 'ann', sit('red.spymaster'));
    expect(viewFrom(state, []).missing).toEqual([
      { seat: 'red.operative', count: 1 },
      { seat: 'blue.spymaster', count: 1 },
      { seat: 'blue.operative', count: 1 },
    ]);
    expect(reasonFor(state, 'ann', { kind: 'start' })).toBe('missingPeople');
    expect(meOf(state, { person: 'ann', watching: false }).can.start).toBe(false);
    expect(meOf(seatedFour(), { person: 'ann', watching: false }).can.start).toBe(true);
    expect(reasonFor(seatedFour(), 'ann', { kind: 'start' })).toBeNull();
  });

  test('C1 · shuffling seats everyone in teams of similar size', () => {
    const state = act(gathered(), 'ann', { kind: 'shuffle' });
    const seats = viewFrom(state, []).seats;
    expect(seats.map(({ members }) => members.length)).toEqual([1, 1, 1, 1]);
    expect(seats.flatMap(({ members }) => members).sort()).toEqual(['m1', 'm2', 'm3', 'm4']);
    const some = act(gathered(), 'ann', { kind: 'shuffle', members: ['m1', 'm3'] });
    expect(
      viewFrom(some, [])
        .seats.flatMap(({ members }) => members)
        .sort(),
    ).toEqual(['m1', 'm3']);
    expect(reasonFor(gathered(), 'ann', { kind: 'shuffle', members: ['m9'] })).toBe('badMember');
    expect(reasonFor(startedFour(), 'ann', { kind: 'shuffle' })).toBe('matchRunning');
  });

  test('C26 · when the settings change, people keep the seats that still exist', () => {
    const coop = act(seatedFour(), 'ann', {
      kind: 'set',
      settings: { classic: { mode: 'coop' } },
    });
    expect(viewFrom(coop, []).seats.map(({ seat, members }) => [seat, members])).toEqual([
      ['red.spymaster', ['m1']],
      ['red.operative', ['m3']],
    ]);
    const trio = act(seatedFour(), 'ann', { kind: 'set', settings: { classic: { mode: 'trio' } } });
    expect(at(trio, 'red.operative')).toEqual(['m3', 'm4']);
    expect(at(trio, 'blue.operative')).toEqual(['m4', 'm3']);
  });
});

describe('a captain', () => {
  const settings = { captain: true };
  const four = seatedFour(settings);
  const eve = act(act(four, 'eve', { kind: 'join', name: 'Eve' }), 'eve', sit('red.operative'));
  const both = act(act(eve, 'fay', { kind: 'join', name: 'Fay' }), 'fay', sit('blue.operative'));
  const started = act(both, 'ann', { kind: 'start' });
  const red = classicOf(viewFrom(started, []))?.team === 'red';
  const [spymaster, captain, other] = red
    ? (['ann', 'cat', 'eve'] as const)
    : (['ben', 'dan', 'fay'] as const);
  const given = act(started, spymaster, play({ kind: 'giveClue', word: 'x', count: 3 }));
  const team = red ? 'red' : 'blue';
  const seen = classicOf(viewFrom(given, [`${team}.spymaster`]))?.cards;
  const own = seen?.findIndex(({ key }) => key === team) ?? -1;
  const guess = play({ kind: 'guess', card: own });

  test('C7 · in a room with captains only the first who sat down guesses and stops', () => {
    expect(reasonFor(given, other, guess)).toBe('notCaptain');
    expect(reasonFor(given, captain, guess)).toBeNull();
    const guessed = act(given, captain, guess);
    expect(reasonFor(guessed, other, play({ kind: 'stop' }))).toBe('notCaptain');
    expect(reasonFor(guessed, captain, play({ kind: 'stop' }))).toBeNull();
    /** What nobody may do is refused for its own reason. */
    expect(reasonFor(given, other, play({ kind: 'stop' }))).toBe('guessFirst');
    expect(meOf(given, { person: captain, watching: false }).can.confirm).toBe(true);
    expect(meOf(given, { person: other, watching: false }).can.confirm).toBe(false);
    expect(viewFrom(given, []).captains).toMatchObject({
      'red.operative': 'm3',
      'blue.operative': 'm4',
    });
  });

  test('C7 · when the captain leaves the next one follows', () => {
    const left = act(given, captain, { kind: 'leave' });
    expect(reasonFor(left, other, guess)).toBeNull();
  });

  test('C7 · everyone else may do all the rest, and without the option anyone guesses', () => {
    expect(reasonFor(given, spymaster, guess)).toBe('notYourSeat');
    const plain = startedFour();
    expect(viewFrom(plain, []).captains).toBeUndefined();
    expect(meOf(plain, { person: 'dan', watching: false }).can.confirm).toBe(true);
  });
});

describe('seats while a match runs', () => {
  const running = startedFour();
  const withEve = act(running, 'eve', { kind: 'join', name: 'Eve' });

  test('C1 · a latecomer may join the operatives, not take a seat that sees the key', () => {
    expect(reasonFor(withEve, 'eve', sit('blue.operative'))).toBeNull();
    const vacant = act(withEve, 'ben', { kind: 'stand' });
    expect(reasonFor(vacant, 'eve', sit('blue.spymaster'))).toBe('matchRunning');
    expect(meOf(vacant, { person: 'eve', watching: false }).can.sit).toEqual([
      'red.operative',
      'blue.operative',
    ]);
  });

  test('C3 · a seat changes hands in mid-game, by the host', () => {
    const vacant = act(withEve, 'ben', { kind: 'stand' });
    const state = act(vacant, 'ann', { kind: 'seat', member: 'm5', seat: 'blue.spymaster' });
    expect(at(state, 'blue.spymaster')).toEqual(['m5']);
    const seen = viewFrom(state, perspectiveOf(state, { person: 'eve', watching: false }));
    const cards = classicOf(seen)?.cards;
    expect(cards?.every(({ key }) => key !== undefined)).toBe(true);
    expect(reasonFor(running, 'ann', { kind: 'seat', member: 'm4', seat: 'red.spymaster' })).toBe(
      'seatTaken',
    );
  });

  test('C3 · once seen: whoever has seen the key takes no operative’s seat in that match', () => {
    const stood = act(running, 'ben', { kind: 'stand' });
    expect(reasonFor(stood, 'ben', sit('blue.operative'))).toBe('onceSeen');
    expect(reasonFor(stood, 'ann', { kind: 'seat', member: 'm2', seat: 'red.operative' })).toBe(
      'onceSeen',
    );
    expect(reasonFor(stood, 'ben', sit('blue.spymaster'))).toBeNull();
    const back = act(act(stood, 'ben', { kind: 'leave' }), 'ben', { kind: 'join', name: 'Ben' });
    expect(reasonFor(back, 'ben', sit('blue.operative'))).toBe('onceSeen');
    expect(meOf(back, { person: 'ben', watching: false }).can.sit).toEqual(['blue.spymaster']);
  });

  test('C3 · the host is bound too: no key and no guess in one hand', () => {
    const stood = act(running, 'ben', { kind: 'stand' });
    const host = act(stood, 'ann', { kind: 'handOver', member: 'm4' });
    expect(reasonFor(host, 'dan', sit('blue.spymaster', true))).toBe('twoMinds');
    expect(reasonFor(host, 'dan', sit('blue.spymaster'))).toBeNull();
  });

  test('C3 · when the match is over everything is open, and so are the seats', () => {
    const over = act(running, 'ann', play({ kind: 'abandon' }));
    expect(reasonFor(over, 'ben', sit('blue.operative'))).toBeNull();
  });

  test('C1 · whoever has sat with one team does not sit with the other in that match', () => {
    const toBlue = { kind: 'seat', member: 'm3', seat: 'blue.operative' } as const;
    const stood = act(running, 'cat', { kind: 'stand' });
    const back = act(act(stood, 'cat', { kind: 'leave' }), 'cat', { kind: 'join', name: 'Cat' });
    const late = act(act(withEve, 'eve', sit('blue.operative')), 'eve', { kind: 'stand' });
    for (const state of [running, stood, back]) {
      expect(reasonFor(state, 'cat', sit('blue.operative'))).toBe('otherTeam');
      expect(reasonFor(state, 'ann', toBlue)).toBe('otherTeam');
      expect(reasonFor(state, 'cat', sit('red.operative'))).toBeNull();
      expect(meOf(state, { person: 'cat', watching: false }).can.sit).not.toContain(
        'blue.operative',
      );
    }
    expect(reasonFor(late, 'eve', sit('red.operative'))).toBe('otherTeam');
    const over = act(running, 'ann', play({ kind: 'abandon' }));
    expect(reasonFor(over, 'cat', sit('blue.operative'))).toBeNull();
  });

  test('C1 · the host is bound too, and both seats at once are no way around it', () => {
    const shared = startedFour({ sharedScreen: true });
    const host = act(shared, 'ann', { kind: 'handOver', member: 'm3' });
    expect(reasonFor(host, 'cat', sit('blue.operative'))).toBe('otherTeam');
    expect(reasonFor(host, 'cat', sit('blue.operative', true))).toBe('otherTeam');
    const vacant = act(host, 'ben', { kind: 'stand' });
    expect(reasonFor(vacant, 'cat', { kind: 'seat', member: 'm1', seat: 'blue.spymaster' })).toBe(
      'otherTeam',
    );
  });
});

describe('guests who come, sit and go while a match runs', () => {
  const visit = (state: State, person: string): State =>
    [
      { kind: 'join', name: person } as const,
      sit('red.operative'),
      { kind: 'leave' } as const,
    ].reduce<State>((now, command) => act(now, person, command), state);
  const guests = Array.from({ length: MAX_FORMER_PLAYERS }, (_, nth) => `guest${nth}`);
  const visited = guests.reduce(visit, startedFour());

  test('beyond forty of them a newcomer asks the host for a seat, and gets it', () => {
    const state = act(visited, 'eve', { kind: 'join', name: 'eve' });
    expect(reasonFor(state, 'eve', sit('red.operative'))).toBe('matchRunning');
    const { can } = meOf(state, { person: 'eve', watching: false });
    expect(can.sit).toEqual([]);
    expect(can.askSeat).toContain('red.operative');
    const eve = memberOf(state, 'eve')?.id ?? '';
    const seated = act(state, 'ann', { kind: 'seat', member: eve, seat: 'red.operative' });
    expect(at(seated, 'red.operative')).toContain(eve);
  });

  test('someone who played returns to the own team, and to no other', () => {
    const back = act(visited, 'guest7', { kind: 'join', name: 'guest7' });
    expect(reasonFor(back, 'guest7', sit('red.operative'))).toBeNull();
    expect(reasonFor(back, 'guest7', sit('blue.operative'))).toBe('otherTeam');
  });

  test('the view of the others stays small', () => {
    const nextMatch = (state: State): State =>
      act(act(state, 'ann', play({ kind: 'abandon' })), 'ann', { kind: 'start' });
    const bytes = JSON.stringify(viewFrom(visited, [])).length;
    expect(bytes - JSON.stringify(viewFrom(startedFour(), [])).length).toBeLessThan(6000);
    expect(viewFrom(nextMatch(visited), []).members).toHaveLength(4);
  });
});
