import { describe, expect, test } from 'vitest';
import { GOODBYES, isFinal } from '../version.ts';
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

describe('keeping alive', () => {
  test('pings every 20 seconds for as long as it is answered', () => {
    const { wire, wires, pass, world } = sitDownWelcomed();
    for (let count = 1; count <= 10; count += 1) {
      pass(19_999);
      expect(wire().count('ping')).toBe(count - 1);
      pass(1);
      expect(wire().count('ping')).toBe(count);
      wire().say({ type: 'pong', now: world.now() });
    }
    expect(wires).toHaveLength(1);
    expect(wire().isHungUp).toBe(false);
  });

  test('50 seconds of silence hang up, and it connects again without waiting for the close', () => {
    const { wire, wires, pass, client } = sitDownWelcomed();
    const [first] = wires;
    pass(49_999);
    expect(first?.isHungUp).toBe(false);
    pass(1);
    expect(first?.isHungUp).toBe(true);
    expect(client.state.status).toBe('reconnecting');
    pass(250);
    expect(wires).toHaveLength(2);
    wire().welcome();
    first?.drop();
    expect(client.state.status).toBe('open');
    pass(1000);
    expect(wires).toHaveLength(2);
  });

  test.each(['a frame', 'a frame that makes no sense'])(
    'the silence counts from the last thing heard, were it %s',
    (what) => {
      const { wires, pass } = sitDownWelcomed();
      const [first] = wires;
      pass(45_000);
      first?.babble(what === 'a frame' ? '{"type":"pong","now":0}' : '?');
      pass(49_999);
      expect(first?.isHungUp).toBe(false);
      pass(1);
      expect(first?.isHungUp).toBe(true);
    },
  );

  test('after a long sleep of the machine it takes the wire for lost', () => {
    const { world, wire } = scriptedWorld();
    let asleep = 0;
    let wake: () => void = () => {};
    const client = tableClient(
      { table: 'token' },
      {
        ...world,
        now: () => world.now() + asleep,
        later: (_, run) => {
          wake = run;
          return () => {};
        },
      },
      () => {},
    );
    wire().welcome();
    asleep = 3_600_000;
    wake();
    expect(wire().isHungUp).toBe(true);
    expect(client.state.status).toBe('reconnecting');
  });

  test.each([
    { what: 'never opens', open: false, sent: [] },
    { what: 'opens and is never welcomed', open: true, sent: [HELLO] },
  ])('a wire that $what is given up after 50 seconds, unpinged', ({ open, sent }) => {
    const { wires, pass } = sitDown();
    if (open) wires[0]?.open();
    pass(50_000);
    expect(wires[0]?.isHungUp).toBe(true);
    expect(wires[0]?.sent).toEqual(sent);
    pass(250);
    expect(wires).toHaveLength(2);
  });

  test('a lost wire is pinged no more, and the next one at its own pace', () => {
    const { wire, wires, pass } = sitDownWelcomed();
    pass(15_000);
    wire().drop();
    pass(250);
    wire().welcome();
    pass(19_999);
    expect(wire().count('ping')).toBe(0);
    pass(1);
    expect(wires.map(({ count }) => count('ping'))).toEqual([0, 1]);
  });
});

describe('looking again', () => {
  test('comes back at once instead of waiting', () => {
    const { wire, wires, client } = sitDownWelcomed();
    wire().drop();
    expect(wires).toHaveLength(1);
    client.lookAgain();
    expect(wires).toHaveLength(2);
    wire().welcome();
    expect(client.state.status).toBe('open');
  });

  test('a wire that died without a word is found out within five seconds', () => {
    const { wires, pass, client, wire } = sitDownWelcomed();
    client.lookAgain();
    expect(wire().count('ping')).toBe(1);
    pass(4999);
    expect(client.state.status).toBe('open');
    pass(1);
    expect(wires[0]?.isHungUp).toBe(true);
    expect(client.state.status).toBe('reconnecting');
  });

  test('a wire that answers stays, and pings go on as before', () => {
    const { wires, pass, client, wire, world } = sitDownWelcomed();
    client.lookAgain();
    wire().say({ type: 'pong', now: world.now() });
    pass(5000);
    expect(wires).toHaveLength(1);
    expect(wire().count('ping')).toBe(2);
    wire().say({ type: 'pong', now: world.now() });
    pass(20_000);
    expect(wire().count('ping')).toBe(3);
  });

  test('changes nothing before there was a connection, or after the end', () => {
    const { wires, client } = sitDown();
    client.lookAgain();
    expect(wires).toHaveLength(1);
    client.end();
    client.lookAgain();
    expect(wires).toHaveLength(1);
  });
});

describe('coming back', () => {
  /** How long it waits before each of the next tries, none of which succeeds. */
  const waitsOf = (
    { wire, wires, pass }: Pick<ClientSetup, 'wire' | 'wires' | 'pass'>,
    tries: number,
  ) =>
    Array.from({ length: tries }, () => {
      wire().drop();
      const before = wires.length;
      let waited = 0;
      for (; wires.length === before && waited < 20_000; waited += 25) pass(25);
      return waited;
    });

  test('waits longer each time, up to 8 seconds', () => {
    const waits = waitsOf(sitDown(), 8);
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  test('waits as little as half of that, so that not all come at once', () => {
    const setup = sitDown();
    setup.settings.spread = 0;
    expect(waitsOf(setup, 7)).toEqual([125, 250, 500, 1000, 2000, 4000, 4000]);
  });

  test('has patience for a server that is away for days', () => {
    const setup = sitDown();
    setup.settings.spread = 0;
    expect(waitsOf(setup, 1100).at(-1)).toBe(4000);
  });

  test('begins with a short wait again after a welcome, and only after that', () => {
    const setup = sitDown();
    waitsOf(setup, 5);
    setup.wire().open();
    expect(waitsOf(setup, 1)).toEqual([8000]);
    setup.wire().welcome();
    expect(waitsOf(setup, 2)).toEqual([250, 500]);
  });

  test('shows what it last knew meanwhile', () => {
    const { wire, client } = sitDownWelcomed();
    wire().say({ type: 'view', number: 1, view: viewOf(2) });
    wire().drop();
    expect(client.state).toEqual({ status: 'reconnecting', view: viewOf(2) });
  });

  test('a wire that closes before it opened is followed by another', () => {
    const { wire, wires, pass, client } = sitDown();
    wire().drop();
    expect(client.state.status).toBe('reconnecting');
    pass(250);
    expect(wires).toHaveLength(2);
    wire().welcome();
    expect(client.state.status).toBe('open');
  });

  test('a wire that reports its end twice is followed by one other', () => {
    const { wires, pass } = sitDownWelcomed();
    wires[0]?.drop();
    wires[0]?.drop();
    pass(10_000);
    expect(wires).toHaveLength(2);
  });

  test('an attempt that throws is an attempt that failed', () => {
    const scripted = scriptedWorld();
    scripted.settings.connects = false;
    const client = tableClient({ table: 'token' }, scripted.world, () => {});
    expect(client.state.status).toBe('reconnecting');
    scripted.pass(250);
    expect(client.state.status).toBe('reconnecting');
    scripted.settings.connects = true;
    scripted.pass(499);
    expect(scripted.wires).toHaveLength(0);
    scripted.pass(1);
    scripted.wire().welcome();
    expect(client.state.status).toBe('open');
  });

  test('nothing that an old wire still says is heard', () => {
    const { wire, wires, pass, client } = sitDownWelcomed();
    wires[0]?.drop();
    wires[0]?.say({ type: 'goodbye', reason: 'closed' });
    wires[0]?.welcome();
    expect(client.state.status).toBe('reconnecting');
    pass(250);
    wire().open();
    wires[0]?.open();
    wires[0]?.say({ type: 'view', number: 9, view: viewOf(9) });
    expect(client.state.view).toBeUndefined();
    expect(wire().sent).toEqual([HELLO]);
  });

  test('points only while welcomed: where one pointed before is no news', () => {
    const { client, wire, pass } = sitDownWelcomed();
    client.point(3);
    expect(wire().sent.at(-1)).toEqual({ type: 'point', card: 3 });
    wire().drop();
    client.point(4);
    pass(250);
    wire().open();
    client.point(5);
    expect(wire().sent).toEqual([HELLO]);
    wire().welcome();
    client.point(null);
    expect(wire().sent.at(-1)).toEqual({ type: 'point', card: null });
  });
});

test('says again what match is attended to when the connection is back', () => {
  const { client, wire, pass } = sitDownWelcomed();
  client.attend(2, false);
  client.attend(2, true);
  const said = { type: 'attend', match: 2, composing: true };
  expect(wire().sent.at(-1)).toEqual(said);
  wire().drop();
  pass(250);
  wire().open();
  expect(wire().sent).toEqual([HELLO]);
  wire().welcome();
  expect(wire().sent).toContainEqual(said);
});

describe('goodbye', () => {
  test.each(GOODBYES.filter(isFinal))('%s is the end', async (reason) => {
    const { wire, wires, pass, client, ask, answers, waiting } = sitDownWelcomed();
    ask(STAND);
    wire().say({ type: 'goodbye', reason });
    wire().drop();
    ask(STAND);
    await settled();
    const refused = { kind: 'refused', reason };
    expect(answers).toEqual([refused, refused]);
    expect(client.state).toEqual({ status: 'ended', goodbye: reason });
    expect(wire().isHungUp).toBe(true);
    expect(waiting()).toBe(0);
    pass(100_000);
    expect(wires).toHaveLength(1);
  });

  test.each(GOODBYES.filter((reason) => !isFinal(reason)))(
    'after %s it comes back, whether or not the wire closes',
    (reason) => {
      const { wire, wires, pass, client, ask } = sitDownWelcomed();
      ask(STAND);
      wire().say({ type: 'goodbye', reason });
      expect(client.state).toEqual({ status: 'reconnecting' });
      expect(wire().isHungUp).toBe(true);
      wire().drop();
      pass(250);
      /** Whoever was sent away, and not just cut off, takes a little longer. */
      expect(wires).toHaveLength(reason === 'shutdown' ? 2 : 1);
      pass(1750);
      expect(wires).toHaveLength(2);
      wire().welcome();
      expect(wire().ids()).toEqual(['c1']);
    },
  );
});

describe('ending', () => {
  test.each([
    { when: 'while connecting', until: () => {}, hangsUp: true },
    {
      when: 'before the welcome',
      until: ({ wire }: ClientSetup) => wire().open(),
      hangsUp: true,
    },
    {
      when: 'when welcomed',
      until: ({ wire }: ClientSetup) => wire().welcome(),
      hangsUp: true,
    },
    {
      when: 'after too much haste',
      until: ({ wire }: ClientSetup) => {
        wire().welcome();
        wire().say({ type: 'refused', id: null, reason: 'tooFast' });
      },
      hangsUp: true,
    },
    {
      when: 'while waiting to come back',
      until: ({ wire }: ClientSetup) => wire().drop(),
      hangsUp: false,
    },
  ])('$when leaves nothing behind', async ({ until, hangsUp }) => {
    const setup = sitDown();
    until(setup);
    const { client, ask, answers, wire, wires, waiting, seen } = setup;
    ask(STAND);
    const sent = wire().sent.length;
    client.end();
    ask(STAND);
    await settled();
    const refused = { kind: 'refused', reason: 'ended' };
    expect(answers).toEqual([refused, refused]);
    if (hangsUp) expect(wire().isHungUp).toBe(true);
    expect(waiting()).toBe(0);
    const changes = seen.length;
    wire().open();
    wire().say({ type: 'view', number: 1, view: viewOf(1) });
    wire().drop();
    client.end();
    expect(client.state).toEqual({ status: 'ended' });
    expect(seen).toHaveLength(changes);
    expect(waiting()).toBe(0);
    expect(wires).toHaveLength(1);
    expect(wire().sent).toHaveLength(sent);
  });

  test('by a listener, on hearing that the connection is lost, is the end as well', () => {
    const { client, wire, wires, pass, waiting } = sitDown(({ status }) => {
      if (status === 'reconnecting') client.end();
    });
    wire().welcome();
    wire().drop();
    expect(client.state.status).toBe('ended');
    expect(waiting()).toBe(0);
    pass(100_000);
    expect(wires).toHaveLength(1);
  });
});
