import { describe, expect, test } from 'vitest';
import { act, gathered, play, reasonFor, startedFour } from './testing/index.ts';
import type { Command, State } from './types.ts';
import { perspectiveOf, viewFrom } from './view.ts';

const sit = (seat: string, also?: boolean) => ({ kind: 'sit', seat, also }) as const;
const say = (text: string): Command => ({ kind: 'talk', to: 'team', text });
const seenBy = (state: State, person: string) =>
  viewFrom(state, perspectiveOf(state, { person, watching: false }));
const hears = (state: State, person: string) =>
  seenBy(state, person).talk.map(({ number, text }) => `${number} ${text}`);

type Act = readonly [person: string, command: Command];
const after = (state: State, acts: readonly Act[]) =>
  acts.reduce((reached, [person, command]) => act(reached, person, command), state);

const HIDDEN: readonly Act[] = [
  ['cat', say('זה הים')],
  ['cat', say('או החוף')],
];

/** Eve comes to red in mid-match, in each of the ways there are. */
const WAYS: readonly (readonly [string, readonly Act[]])[] = [
  ['by their own wish', [['eve', sit('red.operative')]]],
  ['by the host’s hand', [['ann', { kind: 'seat', member: 'm5', seat: 'red.operative' }]]],
  [
    'by leaving and joining again',
    [
      ['eve', { kind: 'leave' }],
      ['eve', { kind: 'join', name: 'Eve' }],
      ['eve', sit('red.operative')],
    ],
  ],
];

describe('whoever sits down with a team in mid-match', () => {
  const running = act(startedFour(), 'eve', { kind: 'join', name: 'Eve' });

  test.each(WAYS)('%s hears what is said from then on, and nothing of before', (_, way) => {
    const came = after(running, [...HIDDEN, ...way]);
    expect(hears(came, 'eve')).toEqual([]);
    const next = act(came, 'cat', say('ברוך הבא'));
    expect(hears(next, 'eve')).toEqual(['1 ברוך הבא']);
    expect(hears(next, 'cat')).toEqual(['1 זה הים', '2 או החוף', '3 ברוך הבא']);
    expect(hears(next, 'ann')).toEqual(hears(next, 'cat'));
  });

  test.each(WAYS)('%s sees the same, byte for byte, whatever was said before', (_, way) => {
    const later: readonly Act[] = [...way, ['cat', say('א')], ['eve', say('ב')]];
    const [here, twin] = [after(running, [...HIDDEN, ...later]), after(running, later)];
    expect(JSON.stringify(seenBy(here, 'eve'))).toBe(JSON.stringify(seenBy(twin, 'eve')));
    expect(JSON.stringify(seenBy(here, 'cat'))).not.toBe(JSON.stringify(seenBy(twin, 'cat')));
    const perspective = (state: State) => perspectiveOf(state, { person: 'eve', watching: false });
    expect(perspective(here)).toEqual(perspective(twin));
  });

  test('keeps what they have heard when they stand up and come back, and hears none between', () => {
    const came = after(running, [...HIDDEN, ['eve', sit('red.operative')], ['cat', say('א')]]);
    const stood = act(came, 'eve', { kind: 'stand' });
    expect(hears(stood, 'eve')).toEqual([]);
    expect(hears(act(stood, 'eve', sit('red.operative')), 'eve')).toEqual(['1 א']);
  });

  test('has missed it in the next match too', () => {
    const came = after(running, [...HIDDEN, ['eve', sit('red.operative')]]);
    const over = act(came, 'ann', play({ kind: 'abandon' }));
    expect(hears(over, 'eve')).toEqual([]);
    expect(hears(over, 'cat')).toHaveLength(2);
    const next = act(over, 'ann', { kind: 'start' });
    expect(hears(next, 'eve')).toEqual([]);
  });

  test('and sits with it again between matches, where talk begins again for all', () => {
    const came = after(running, [...HIDDEN, ['eve', sit('red.operative')]]);
    const over = act(came, 'ann', play({ kind: 'abandon' }));
    const fresh = after(over, [
      ['eve', { kind: 'stand' }],
      ['eve', sit('red.operative')],
      ['cat', say('מההתחלה')],
    ]);
    for (const person of ['eve', 'cat']) expect(hears(fresh, person)).toEqual(['1 מההתחלה']);
  });
});

describe('a screen of both teams', () => {
  const shared = { sharedScreen: true };
  const people = after(gathered(shared), [
    ['ann', sit('red.spymaster')],
    ['ben', sit('blue.spymaster')],
    ['cat', sit('red.operative')],
    ['dan', sit('red.operative')],
    ['dan', sit('blue.operative', true)],
    ['ann', { kind: 'start' }],
  ]);

  test('C28 · hears no team and speaks for none, also when it gives up one side', () => {
    const said = act(people, 'cat', say('זה הים'));
    expect(hears(said, 'dan')).toEqual([]);
    expect(reasonFor(said, 'dan', say('psst'))).toBe('silence');
    const one = act(act(said, 'dan', sit('red.operative')), 'cat', say('עוד'));
    expect(hears(one, 'dan')).toEqual([]);
    expect(reasonFor(one, 'dan', say('psst'))).toBe('silence');
    const both = act(one, 'dan', sit('blue.operative', true));
    expect(hears(both, 'dan')).toEqual([]);
    const over = act(one, 'ann', play({ kind: 'abandon' }));
    expect(hears(over, 'dan')).toEqual(['1 עוד']);
  });

  test('C28 · comes back to both after standing up', () => {
    const stood = act(people, 'dan', { kind: 'stand' });
    const one = act(stood, 'dan', sit('blue.operative'));
    expect(reasonFor(one, 'dan', sit('red.operative', true))).toBeNull();
  });
});
