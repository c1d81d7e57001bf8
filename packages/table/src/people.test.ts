import { describe, expect, test } from 'vitest';
import { meOf } from './me.ts';
import {
  act,
  contextFor,
  gathered,
  opened,
  reasonFor,
  seatedFour,
  startedFour,
} from './testing/index.ts';
import type { State } from './types.ts';
import { viewFrom } from './view.ts';

const join = (name: string) => ({ kind: 'join', name }) as const;
const TAKE = { kind: 'takeHost' } as const;
const names = (state: Parameters<typeof viewFrom>[0]) =>
  viewFrom(state, []).members.map(({ name }) => name);

describe('joining', () => {
  test('whoever opens the table is its first member and its host', () => {
    expect(meOf(opened(), { person: 'ann', watching: false })).toMatchObject({
      member: 'm1',
      name: 'Ann',
      host: true,
    });
  });

  test('a newcomer needs a name of their own', () => {
    const state = act(opened(), 'ben', join('  בן \u202e '));
    expect(names(state)).toEqual(['Ann', 'בן']);
    for (const name of ['', '   ', '\u200f', 'א'.repeat(21), 'x'.repeat(500)]) {
      expect(reasonFor(state, 'cat', join(name))).toBe('badName');
    }
    expect(reasonFor(state, 'cat', join('ann'))).toBe('nameTaken');
    expect(reasonFor(state, 'cat', join('ＡＮＮ'))).toBe('nameTaken');
    expect(reasonFor(state, 'ben', join('בני'))).toBe('alreadyHere');
  });

  test('a locked table takes no newcomer, and lets its own people back', () => {
    const left = act(act(opened(), 'ben', join('Ben')), 'ben', { kind: 'leave' });
    const locked = act(left, 'ann', { kind: 'lock', locked: true });
    expect(reasonFor(locked, 'cat', join('Cat'))).toBe('locked');
    expect(reasonFor(locked, 'ben', join('Ben'))).toBeNull();
    expect(meOf(locked, { person: 'cat', watching: false }).can.join).toBe(false);
  });

  test('a full table says so', () => {
    let state = opened();
    for (let index = 2; index <= 60; index += 1) state = act(state, `p${index}`, join(`p${index}`));
    expect(reasonFor(state, 'late', join('late'))).toBe('full');
  });

  describe('when a table is full', () => {
    let full = opened();
    for (let index = 2; index <= 60; index += 1) full = act(full, `p${index}`, join(`p${index}`));
    const late = join('late');
    const NOW = 500_000;
    const goneFor = (ms: number, ...gone: readonly string[]) =>
      contextFor(
        NOW,
        null,
        gone.map((member) => ({ member, since: NOW - ms })),
      );
    const without = (...absent: readonly string[]) => goneFor(60_000, ...absent);

    test('whoever has been away longest makes room, and comes back when there is some', () => {
      const joined = act(full, 'late', late, without('m7', 'm5'));
      expect(meOf(joined, { person: 'p7', watching: false }).member).toBeUndefined();
      expect(meOf(joined, { person: 'p5', watching: false }).member).toBe('m5');
      expect(meOf(joined, { person: 'late', watching: false }).member).toBe('m61');
      expect(names(joined)).toHaveLength(60);
      expect(reasonFor(joined, 'p7', join('p7'), without())).toBe('full');
      const back = act(joined, 'p7', join('p7'), without('m5'));
      expect(meOf(back, { person: 'p7', watching: false }).member).toBe('m7');
    });

    test('whoever sits, hosts or opened it does not make room, and nobody who is there', () => {
      const seated = act(full, 'p7', { kind: 'sit', seat: 'red.operative' });
      expect(reasonFor(seated, 'late', late, without('m7', 'm1'))).toBe('full');
      const handed = act(seated, 'ann', { kind: 'handOver', member: 'm3' });
      expect(reasonFor(handed, 'late', late, without('m7', 'm1', 'm3'))).toBe('full');
      expect(reasonFor(handed, 'late', late, without('m7', 'm1', 'm3', 'm4'))).toBeNull();
    });

    test('who has just gone makes room too, if they have neither sat nor written', () => {
      const joined = act(full, 'late', late, goneFor(1, 'm7', 'm5'));
      expect(meOf(joined, { person: 'p7', watching: false }).member).toBeUndefined();
      expect(names(joined)).toHaveLength(60);
      const sat = act(full, 'p7', { kind: 'sit', seat: 'red.operative' });
      const stood = act(sat, 'p7', { kind: 'stand' });
      const wrote = act(stood, 'p5', { kind: 'talk', to: 'everyone', text: 'hi' });
      expect(reasonFor(wrote, 'late', late, goneFor(59_999, 'm7', 'm5', 'm1'))).toBe('full');
      const later = act(wrote, 'late', late, without('m7', 'm5'));
      expect(meOf(later, { person: 'p7', watching: false }).member).toBeUndefined();
    });

    test('who matters least goes first; who has just gone stays while others have long been gone', () => {
      const wrote = act(full, 'p7', { kind: 'talk', to: 'everyone', text: 'hi' });
      const goneIn = (...absent: readonly (readonly [string, number])[]) => {
        const all = absent.map(([member, ms]) => ({ member, since: NOW - ms }));
        const after = act(wrote, 'late', late, contextFor(NOW, null, all));
        return wrote.members.filter(
          ({ id }) => after.members.find((each) => each.id === id)?.standing !== 'here',
        );
      };
      expect(goneIn(['m7', 90_000], ['m5', 70_000], ['m4', 1])).toMatchObject([{ id: 'm5' }]);
      expect(goneIn(['m7', 90_000], ['m4', 1])).toMatchObject([{ id: 'm7' }]);
      expect(goneIn(['m7', 50_000], ['m4', 1])).toMatchObject([{ id: 'm4' }]);
    });

    test('who has held a seat in the running match stays, however long they are away', () => {
      const playing = startedFour();
      let crowd = playing;
      for (let index = 5; index <= 60; index += 1)
        crowd = act(crowd, `p${index}`, join(`p${index}`));
      const stood = act(crowd, 'ann', { kind: 'seat', member: 'm4', seat: null });
      expect(reasonFor(stood, 'late', late, without('m4'))).toBe('full');
      expect(reasonFor(stood, 'late', late, without('m4', 'm60'))).toBeNull();
    });
  });

  test('people who come and go do not make a table grow for ever, and no id is given twice', () => {
    let state = startedFour();
    const ids = new Set<string>();
    state = act(state, 'cat', { kind: 'leave' });
    for (let index = 0; index < 450; index += 1) {
      state = act(state, `p${index}`, join(`p${index}`));
      ids.add(meOf(state, { person: `p${index}`, watching: false }).member ?? '');
      state = act(state, `p${index}`, { kind: 'leave' });
    }
    expect(ids.size).toBe(450);
    expect(state.members.length).toBeLessThan(250);
    /** Whoever has seen something of the match is still known, and so are the last who left. */
    expect(act(state, 'cat', join('cat')).members.find(({ id }) => id === 'm3')?.standing).toBe(
      'here',
    );
    expect(meOf(act(state, 'p449', join('x')), { person: 'p449', watching: false }).member).toBe(
      'm454',
    );
    expect(meOf(act(state, 'p0', join('p0')), { person: 'p0', watching: false }).member).toBe(
      'm455',
    );
  });

  test('a table locked for watchers too lets nobody back who has left', () => {
    const left = act(gathered(), 'ben', { kind: 'leave' });
    const lock = { kind: 'lock', locked: true, watchers: 'sendAway' } as const;
    const locked = act(left, 'ann', lock);
    expect(reasonFor(locked, 'ben', join('Ben'))).toBe('locked');
    expect(meOf(locked, { person: 'ben', watching: false }).can.join).toBe(false);
    const later = act(act(left, 'ann', { kind: 'lock', locked: true }), 'ann', lock);
    expect(reasonFor(later, 'ben', join('Ben'))).toBe('locked');
    const unlocked = act(locked, 'ann', { kind: 'lock', locked: false });
    expect(reasonFor(unlocked, 'ben', join('Ben'))).toBeNull();
    const odd = { ...lock, watchers: 'all' } as unknown as typeof lock;
    expect(reasonFor(left, 'ann', odd)).toBe('malformed');
  });

  test('whoever is not a member may do nothing but join', () => {
    expect(reasonFor(opened(), 'eve', { kind: 'sit', seat: 'red.operative' })).toBe('notMember');
    expect(reasonFor(opened(), 'eve', { kind: 'talk', to: 'everyone', text: 'hi' })).toBe(
      'notMember',
    );
  });

  test('C29 · nobody is renamed while a match runs, not even by leaving and coming back', () => {
    const state = startedFour();
    expect(reasonFor(state, 'cat', { kind: 'rename', name: 'תפוח' })).toBe('matchRunning');
    const back = act(act(state, 'cat', { kind: 'leave' }), 'cat', join('תפוח'));
    expect(names(back)).toContain('cat');
    expect(names(back)).not.toContain('תפוח');
  });

  test('between matches anyone may change their name', () => {
    expect(names(act(opened(), 'ann', { kind: 'rename', name: 'חנה' }))).toEqual(['חנה']);
    expect(reasonFor(gathered(), 'ben', { kind: 'rename', name: 'Cat' })).toBe('nameTaken');
    expect(reasonFor(gathered(), 'ben', { kind: 'rename', name: 'BEN' })).toBeNull();
  });
});

describe('the host', () => {
  test.each([
    { kind: 'lock', locked: true },
    { kind: 'remove', member: 'm1' },
    { kind: 'handOver', member: 'm3' },
    { kind: 'set', settings: {} },
    { kind: 'shuffle' },
    { kind: 'seat', member: 'm1', seat: null },
    { kind: 'start' },
    { kind: 'close' },
  ] as const)('only the host may $kind', (command) => {
    expect(reasonFor(gathered(), 'ben', command)).toBe('notHost');
  });

  test('someone removed is gone, cannot act and cannot come back', () => {
    const state = act(startedFour(), 'ann', { kind: 'remove', member: 'm3' });
    expect(viewFrom(state, []).seats.find(({ seat }) => seat === 'red.operative')?.members).toEqual(
      [],
    );
    expect(reasonFor(state, 'cat', { kind: 'sit', seat: 'red.operative' })).toBe('removed');
    expect(reasonFor(state, 'cat', join('Cat'))).toBe('removed');
    expect(reasonFor(state, 'ann', { kind: 'remove', member: 'm1' })).toBe('badMember');
    expect(reasonFor(state, 'ann', { kind: 'remove', member: 'm3' })).toBe('badMember');
  });

  test('the host hands over, or leaves and the one here longest follows', () => {
    expect(act(gathered(), 'ann', { kind: 'handOver', member: 'm3' }).host).toBe('m3');
    expect(act(gathered(), 'ann', { kind: 'leave' }).host).toBe('m2');
    const empty = act(opened(), 'ann', { kind: 'leave' });
    expect(empty.host).toBeNull();
    expect(act(empty, 'zoe', join('Zoe')).host).toBe('m2');
  });

  test('when the host has been away for a minute, someone who sat here may take over', () => {
    const state = seatedFour();
    expect(reasonFor(state, 'ben', TAKE, contextFor(90_000))).toBe('hostIsHere');
    expect(reasonFor(state, 'ben', TAKE, contextFor(90_000, 40_000))).toBe('hostIsHere');
    expect(act(state, 'ben', TAKE, contextFor(100_000, 40_000)).host).toBe('m2');
    expect(reasonFor(state, 'ann', TAKE, contextFor(100_000, 40_000))).toBe('hostIsHere');
  });

  test('a closed table takes nothing any more', () => {
    const closed = act(gathered(), 'ann', { kind: 'close' });
    expect(reasonFor(closed, 'ann', { kind: 'start' })).toBe('closed');
    expect(reasonFor(closed, 'eve', join('Eve'))).toBe('closed');
  });
});

describe('a stranger who waits until the host is away', () => {
  const AWAY = contextFor(100_000, 40_000);
  const sit = (seat: string) => ({ kind: 'sit', seat }) as const;
  const mayTake = (state: State, person: string) => {
    const reason = reasonFor(state, person, TAKE, AWAY);
    const { can } = meOf(state, { person, watching: false });
    expect(can.takeHost).toBe(reason === null);
    return reason ?? 'yes';
  };

  test('does not take over by having joined', () => {
    expect(mayTake(act(opened(), 'eve', join('Eve')), 'eve')).toBe('neverSat');
    expect(mayTake(act(startedFour(), 'eve', join('Eve')), 'eve')).toBe('neverSat');
  });

  test('nor by sitting down in the lobby or in the midst of a match, nor with the next one', () => {
    const lobby = act(opened(), 'eve', join('Eve'));
    expect(mayTake(act(lobby, 'eve', sit('red.operative'), AWAY), 'eve')).toBe('neverSat');
    const running = act(startedFour(), 'eve', join('Eve'));
    const playing = act(running, 'eve', sit('red.operative'), AWAY);
    expect(mayTake(playing, 'eve')).toBe('neverSat');
    const over = act(playing, 'ann', { kind: 'play', move: { kind: 'abandon' } });
    const ready = ['ben', 'cat', 'dan'].reduce(
      (state, person) => act(state, person, { kind: 'ready' }, AWAY),
      over,
    );
    const again = act(ready, 'eve', { kind: 'again' }, { ...AWAY, away: ['m1'] });
    expect(again.match?.number).toBe(2);
    expect(mayTake(again, 'eve')).toBe('neverSat');
  });

  test('those whom the host saw at the table do, also before the first match', () => {
    const lobby = act(act(opened(), 'ben', join('Ben')), 'ben', sit('red.operative'));
    expect(mayTake(lobby, 'ben')).toBe('yes');
    /** They may have stood up, or left and come back. */
    const back = act(act(lobby, 'ben', { kind: 'leave' }), 'ben', join('Ben'));
    expect(mayTake(back, 'ben')).toBe('yes');
    expect(mayTake(startedFour(), 'dan')).toBe('yes');
  });

  test('a match that begins before the host’s eyes settles whoever sits then', () => {
    const waiting = act(seatedFour(), 'eve', join('Eve'));
    const seated = act(waiting, 'eve', sit('red.operative'), AWAY);
    expect(mayTake(seated, 'eve')).toBe('neverSat');
    expect(mayTake(act(seated, 'ann', { kind: 'start' }), 'eve')).toBe('yes');
  });

  test('the chair of a host who leaves goes to those who have sat, if there are any', () => {
    const state = act(act(gathered(), 'eve', join('Eve')), 'dan', sit('red.operative'));
    expect(act(state, 'ann', { kind: 'leave' }).host).toBe('m4');
  });

  test('the opener takes the chair back at any time, and is never removed', () => {
    const taken = act(startedFour(), 'ben', TAKE, AWAY);
    expect(taken.host).toBe('m2');
    expect(reasonFor(taken, 'ben', { kind: 'remove', member: 'm1' })).toBe('isOpener');
    expect(reasonFor(taken, 'ben', { kind: 'remove', member: 'm3' })).toBeNull();
    expect(act(taken, 'ann', TAKE, contextFor(100_000)).host).toBe('m1');
    expect(reasonFor(taken, 'cat', TAKE, contextFor(100_000))).toBe('hostIsHere');
    expect(meOf(taken, { person: 'ann', watching: false }).opener).toBe(true);
    expect(meOf(taken, { person: 'cat', watching: false }).opener).toBe(false);
  });
});
