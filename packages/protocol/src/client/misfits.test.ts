import type { Me } from '@remez/table';
import { describe, expect, test } from 'vitest';
import type { ServerMessage } from '../messages.ts';
import { sitDownWelcomed, viewOf } from './testing/setup.ts';

describe('what does not fit', () => {
  const me = (name: string) => ({ name }) as Me;
  const shown = (setup: ReturnType<typeof sitDownWelcomed>) => ({
    turn: setup.client.state.view?.turn,
    name: setup.client.state.me?.name,
  });
  const looking = () => {
    const setup = sitDownWelcomed();
    setup.wire().say({ type: 'view', number: 1, view: viewOf(1) });
    setup.wire().say({ type: 'me', me: me('one') });
    return setup;
  };
  const changeTo = (number: number, turn: number): ServerMessage => ({
    type: 'change',
    number,
    change: { turn: [turn] },
  });

  test.each<[title: string, message: object]>([
    ['a change with another number', changeTo(3, 2)],
    ['a change that leads nowhere', { type: 'change', number: 2, change: { cards: { 4: [1] } } }],
    ['a change into no view', { type: 'change', number: 2, change: ['text'] }],
    ['a change into no `me`', { type: 'me', change: [null] }],
    ['a change without a change', { type: 'change', number: 2 }],
    ['a view without a view', { type: 'view', number: 2 }],
    ['a view without a number', { type: 'view', view: viewOf(2) }],
    ['a `me` that leads nowhere', { type: 'me', change: { can: { point: [true] } } }],
    ['a `me` that is none', { type: 'me', me: null }],
  ])('%s: the whole is asked for, and what comes before it is passed over', (_, message) => {
    const setup = looking();
    setup.wire().babble(JSON.stringify(message));
    expect(setup.wire().count('look')).toBe(1);
    setup.wire().say(changeTo(2, 7));
    setup.wire().babble(JSON.stringify(message));
    expect(shown(setup)).toEqual({ turn: 1, name: 'one' });
    expect(setup.wire().count('look')).toBe(1);
    setup.wire().say({ type: 'view', number: 9, view: viewOf(4) });
    setup.wire().say(changeTo(10, 5));
    expect(shown(setup)).toEqual({ turn: 5, name: 'one' });
  });

  test('nothing is shown of a frame of which a part does not fit', () => {
    const setup = looking();
    const before = setup.seen.length;
    const broken = { type: 'me', change: { can: { point: [true] } } };
    setup.wire().babble(JSON.stringify([changeTo(2, 7), broken]));
    expect(setup.seen.slice(before).map(({ view }) => view?.turn)).not.toContain(7);
    expect(shown(setup)).toEqual({ turn: 1, name: 'one' });
    expect(setup.wire().count('look')).toBe(1);
  });

  test('a look that was too fast is sent again a second later', () => {
    const setup = looking();
    setup.wire().say(changeTo(3, 2));
    setup.wire().say({ type: 'refused', id: null, reason: 'tooFast' });
    setup.pass(1000);
    expect(setup.wire().count('look')).toBe(2);
  });

  test('a look whose answer does not come is sent again with the next ping', () => {
    const setup = looking();
    setup.wire().say(changeTo(3, 2));
    setup.pass(20_000);
    expect(setup.wire().count('look')).toBe(2);
    setup.wire().say({ type: 'view', number: 3, view: viewOf(2) });
    setup.pass(20_000);
    expect(setup.wire().count('look')).toBe(2);
  });
});
