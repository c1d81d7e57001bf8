import type { Command, Me } from '@remez/table';
import { describe, expect, test } from 'vitest';
import { tableClient } from './client.ts';
import {
  type ClientSetup,
  HELLO,
  STAND,
  settled,
  sitDown,
  sitDownWelcomed,
  viewOf,
} from './testing/setup.ts';
import { scriptedWorld } from './testing/world.ts';

const GUESS: Command = { kind: 'play', move: { kind: 'guess', card: 7 } };

describe('arriving', () => {
  test('says hello once the wire is open, and not before', () => {
    const { wire, client } = sitDown();
    expect(wire().sent).toEqual([]);
    wire().open();
    expect(wire().sent).toEqual([HELLO]);
    expect(client.state.status).toBe('connecting');
  });

  test('a hello names the person and narrows to watching when asked', () => {
    const { world, wire } = scriptedWorld();
    tableClient({ table: 'token', person: 'ann', watching: true }, world, () => {});
    wire().open();
    expect(wire().sent).toEqual([{ ...HELLO, person: 'ann', watching: true }]);
  });

  test('is open after the welcome and shows what it is sent', () => {
    const { wire, client, seen } = sitDownWelcomed();
    const me = { seats: ['red.spymaster'] } as unknown as Me;
    wire().say({ type: 'view', number: 1, view: viewOf(3) });
    wire().say({ type: 'me', me });
    wire().say({ type: 'presence', here: ['m1'], watching: 2, pointing: { m1: 4 } });
    expect(client.state).toEqual({
      status: 'open',
      view: viewOf(3),
      me,
      presence: { here: ['m1'], watching: 2, pointing: { m1: 4 } },
    });
    expect(seen.at(-1)).toBe(client.state);
  });

  test("knows the server's clock from the welcome and from every pong", () => {
    const { wire, client, world, settings } = sitDown();
    settings.serverAhead = 5000;
    wire().welcome();
    expect(client.serverNow() - world.now()).toBe(5000);
    wire().say({ type: 'pong', now: world.now() - 700 });
    expect(client.serverNow() - world.now()).toBe(-700);
  });
});

describe('commands', () => {
  test('are sent at once when welcomed, each with its own id', () => {
    const { wire, ask } = sitDownWelcomed();
    ask(STAND);
    ask({ kind: 'join', name: 'Ann' });
    expect(wire().sent.slice(1)).toEqual([
      { type: 'command', id: 'c1', command: STAND },
      { type: 'command', id: 'c2', command: { kind: 'join', name: 'Ann' } },
    ]);
  });

  test('are answered by id, in whatever order the answers come', async () => {
    const { wire, ask, answers } = sitDownWelcomed();
    const verdict = { ok: false } as never;
    ask(STAND);
    ask(STAND);
    ask(STAND);
    wire().say({ type: 'refused', id: 'c2', reason: 'notMember' });
    wire().say({ type: 'done', id: 'c1' });
    await settled();
    expect(answers).toEqual([
      { kind: 'done' },
      { kind: 'refused', reason: 'notMember' },
      undefined,
    ]);
    wire().say({ type: 'refused', id: 'c3', reason: 'illegalClue', verdict, place: 1 });
    await settled();
    expect(answers[2]).toEqual({ kind: 'refused', reason: 'illegalClue', verdict, place: 1 });
  });

  test('an answer to a question nobody asked is passed over', async () => {
    const { wire, ask, answers, pass } = sitDownWelcomed();
    ask(STAND);
    wire().say({ type: 'done', id: 'stranger' });
    wire().say({ type: 'refused', id: null, reason: 'malformed' });
    pass(5000);
    await settled();
    expect(answers).toEqual([undefined]);
    expect(wire().ids()).toEqual(['c1']);
  });

  test.each([
    { when: 'before the wire opens', until: () => {} },
    {
      when: 'between the hello and the welcome',
      until: ({ wire }: ClientSetup) => wire().open(),
    },
    {
      when: 'while the connection is lost',
      until: ({ wire, pass }: ClientSetup) => {
        wire().welcome();
        wire().drop();
        pass(100);
      },
    },
    {
      when: 'when it has come back but is not welcome yet',
      until: ({ wire, pass }: ClientSetup) => {
        wire().welcome();
        wire().drop();
        pass(250);
        wire().open();
      },
    },
  ])('made $when wait for the welcome, then go in order and once each', ({ until }) => {
    const setup = sitDown();
    until(setup);
    const { ask, wire, wires, pass } = setup;
    for (let count = 0; count < 3; count += 1) ask(STAND);
    pass(1000);
    expect(wires.flatMap(({ ids }) => ids())).toEqual([]);
    wire().welcome();
    pass(10_000);
    expect(wire().ids()).toEqual(['c1', 'c2', 'c3']);
  });

  test('made by a listener on hearing that it is open again go once, after the older ones', () => {
    const made: string[] = [];
    const { client, wire, ask } = sitDown(({ status }) => {
      if (status !== 'open' || made.length > 0) return;
      made.push('now');
      void client.send(STAND);
    });
    ask(STAND);
    wire().welcome();
    expect(wire().ids()).toEqual(['c1', 'c2']);
  });

  test('answered before the loss are not sent again; the others are, with the same ids', async () => {
    const { ask, wire, pass, answers } = sitDownWelcomed();
    for (let count = 0; count < 3; count += 1) ask(STAND);
    wire().say({ type: 'done', id: 'c1' });
    wire().say({ type: 'refused', id: 'c3', reason: 'notMember' });
    wire().drop();
    pass(250);
    wire().welcome();
    expect(wire().ids()).toEqual(['c2']);
    wire().say({ type: 'done', id: 'c2' });
    await settled();
    expect(answers).toEqual([
      { kind: 'done' },
      { kind: 'done' },
      { kind: 'refused', reason: 'notMember' },
    ]);
  });

  test('a move belongs to the turn of the view it was made on, also when it is sent again', () => {
    const { ask, wire, pass } = sitDownWelcomed();
    wire().say({ type: 'view', number: 1, view: viewOf(4) });
    ask(GUESS);
    const made = { type: 'command', id: 'c1', turn: 4, command: GUESS };
    expect(wire().sent.at(-1)).toEqual(made);
    wire().say({ type: 'view', number: 2, view: viewOf(5) });
    wire().say({ type: 'refused', id: null, reason: 'tooFast' });
    pass(1000);
    expect(wire().sent.at(-1)).toEqual(made);
    wire().drop();
    pass(250);
    wire().welcome();
    wire().say({ type: 'view', number: 1, view: viewOf(6) });
    expect(wire().sent.at(-1)).toEqual(made);
  });

  test('a move made while offline belongs to the last turn that was seen', () => {
    const { ask, wire, pass } = sitDownWelcomed();
    wire().say({ type: 'view', number: 1, view: viewOf(4) });
    wire().drop();
    ask(GUESS);
    pass(250);
    wire().welcome();
    expect(wire().sent.at(-1)).toMatchObject({ id: 'c1', turn: 4 });
  });

  test('only moves carry a turn', () => {
    const { ask, wire } = sitDownWelcomed();
    wire().say({ type: 'view', number: 1, view: viewOf(4) });
    ask(STAND);
    expect(wire().sent.at(-1)).toEqual({ type: 'command', id: 'c1', command: STAND });
  });
});

describe('too fast', () => {
  const TOO_FAST = { type: 'refused', id: null, reason: 'tooFast' } as const;

  test('everything without an answer is sent again a second later, in order', () => {
    const { ask, wire, pass } = sitDownWelcomed();
    for (let count = 0; count < 3; count += 1) ask(STAND);
    wire().say(TOO_FAST);
    wire().say({ type: 'done', id: 'c1' });
    pass(999);
    expect(wire().ids()).toEqual(['c1', 'c2', 'c3']);
    pass(1);
    expect(wire().ids()).toEqual(['c1', 'c2', 'c3', 'c2', 'c3']);
  });

  test('said many times at once still means one more try, a second after the first', () => {
    const { ask, wire, pass } = sitDownWelcomed();
    ask(STAND);
    wire().say(TOO_FAST);
    pass(600);
    wire().say(TOO_FAST);
    wire().say(TOO_FAST);
    pass(400);
    expect(wire().ids()).toEqual(['c1', 'c1']);
    pass(5000);
    expect(wire().ids()).toEqual(['c1', 'c1']);
  });

  test('said again of the second try means a third one', () => {
    const { ask, wire, pass } = sitDownWelcomed();
    ask(STAND);
    wire().say(TOO_FAST);
    pass(1000);
    wire().say(TOO_FAST);
    pass(1000);
    expect(wire().ids()).toEqual(['c1', 'c1', 'c1']);
  });

  test('before the welcome it was the hello that was dropped, so that is said again', () => {
    const { ask, wire, pass, client } = sitDown();
    ask(STAND);
    wire().open();
    wire().say(TOO_FAST);
    pass(1000);
    expect(wire().sent).toEqual([HELLO, HELLO]);
    wire().welcome();
    expect(client.state.status).toBe('open');
    expect(wire().ids()).toEqual(['c1']);
  });

  test('the next wire owes nothing to what was too fast on the last one', () => {
    const { ask, wire, pass } = sitDownWelcomed();
    ask(STAND);
    wire().say(TOO_FAST);
    wire().drop();
    pass(250);
    wire().open();
    pass(5000);
    expect(wire().sent).toEqual([HELLO]);
  });
});

describe('frames that make no sense', () => {
  test.each([
    '',
    'hello?',
    '{"type":"view"',
    'null',
    '[]',
    '7',
    '"view"',
    '{}',
    '{"type":"novelty"}',
    '{"type":null}',
  ])('%j is passed over', (text) => {
    const { wire, client, ask } = sitDownWelcomed();
    const before = client.state;
    wire().babble(text);
    expect(client.state).toBe(before);
    ask(STAND);
    expect(wire().ids()).toEqual(['c1']);
  });
});
