/** @module-tag slow */

import { isFinal } from '@remez/protocol';
import { seededRandom } from '@remez/rules';
import { classicOf, manualClock } from '@remez/table/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { makeLimits } from './limits.ts';
import { type Browser, openBrowser, rawScreen } from './testing/browser.ts';
import { limitsOf, turnedAway } from './testing/floods.ts';
import { randomCommand } from './testing/games.ts';
import { comeTo, eventsOf, fourPlaying, guardOf, lookAt } from './testing/guests.ts';
import { type RunningServer, startServer } from './testing/server.ts';

type RawScreen = Awaited<ReturnType<typeof rawScreen>>;

const pings = (screen: RawScreen, count: number) => {
  for (let sent = 0; sent < count; sent += 1) screen.send({ type: 'ping' });
};

const refusals = async (screen: RawScreen, count: number) => {
  let refused = 0;
  await screen.until('refused', ({ id, reason }) => {
    expect({ id, reason }).toEqual({ id: null, reason: 'tooFast' });
    refused += 1;
    return refused === count;
  });
};

let server: RunningServer;
afterEach(async () => {
  await server.close();
});

describe('a flood', () => {
  test('what comes too fast is refused unread, and then the connection ends; nobody else notices', async () => {
    /** The address has little to spare: what a flood is refused must not be taken from others. */
    const messagesOfAddress = { burst: 200, perSecond: 0 };
    const messagesOfPerson = { burst: 30, perSecond: 0 };
    server = await startServer({ limits: limitsOf({ messagesOfPerson, messagesOfAddress }) });
    const four = await fourPlaying(server.url, 'teams');
    const changingNothing = await guardOf(server, four);
    await changingNothing(async () => {
      const host = await lookAt(four.browsers[0] as Browser, four);
      pings(host, 40);
      host.send({ type: 'command', id: 'x', command: { kind: 'close' } });
      pings(host, 400);
      await refusals(host, 200);
      expect(await host.until('goodbye')).toMatchObject({ reason: 'flood' });
      expect((await host.closed).code).toBe(1001);
      expect(host.frames.at(-1)).toContain('goodbye');
    });
    expect(isFinal('flood')).toBe(false);
  });

  test('a flood that pauses for breath is still a flood', async () => {
    let now = 0;
    const messagesOfPerson = { burst: 1, perSecond: 10 };
    server = await startServer({ limits: limitsOf({ messagesOfPerson }, () => now) });
    const browser = openBrowser(server.url);
    await browser.visit();
    const screen = await lookAt(browser, await browser.openTable('נועה'));
    for (let round = 1; round <= 4; round += 1) {
      now += 100;
      pings(screen, 51);
      await refusals(screen, 50 * round);
    }
    now += 100;
    pings(screen, 51);
    expect(await screen.until('goodbye')).toMatchObject({ reason: 'flood' });
  });

  test('who floods before any greeting takes nothing from the others at their address', async () => {
    const messagesOfAddress = { burst: 200, perSecond: 0 };
    const messagesOfPerson = { burst: 30, perSecond: 0 };
    server = await startServer({ limits: limitsOf({ messagesOfPerson, messagesOfAddress }) });
    const four = await fourPlaying(server.url, 'teams');
    const changingNothing = await guardOf(server, four);
    await changingNothing(async () => {
      const nobody = await rawScreen(openBrowser(server.url));
      pings(nobody, 400);
      await refusals(nobody, 200);
      expect(await nobody.until('goodbye')).toMatchObject({ reason: 'flood' });
    });
  });

  test('a person has an allowance at each table', async () => {
    const messagesOfPerson = { burst: 5, perSecond: 0 };
    server = await startServer({ limits: limitsOf({ messagesOfPerson }) });
    const browser = openBrowser(server.url);
    await browser.visit();
    const here = await lookAt(browser, await browser.openTable('נועה'));
    const there = await lookAt(browser, await browser.openTable('נועה'));
    pings(here, 6);
    await refusals(here, 1);
    await there.roundTrip();
  });

  test('too many connections of one address are turned away, and those that are open stay', async () => {
    const connectionsOfAddress = { burst: 2, perSecond: 0 };
    server = await startServer({ limits: limitsOf({ connectionsOfAddress }) });
    const browser = openBrowser(server.url);
    await browser.visit();
    const { table } = await browser.openTable('נועה');
    const first = await lookAt(browser, { table });
    const second = await lookAt(browser, { table });
    await expect(rawScreen(browser)).rejects.toThrow('429');
    await first.roundTrip();
    await second.roundTrip();
  });
});

describe('those who do no harm', () => {
  test('whoever plays at the pace of people is never limited', async () => {
    let now = 0;
    server = await startServer({ limits: makeLimits(() => now) });
    const browser = openBrowser(server.url);
    await browser.visit();
    const screen = await lookAt(browser, await browser.openTable('נועה'));
    for (let second = 0; second < 100; second += 1) {
      now += 1000;
      for (let card = 0; card < 8; card += 1) screen.send({ type: 'point', card });
      await screen.roundTrip();
    }
    expect(screen.frames.filter((frame) => frame.includes('refused'))).toEqual([]);
  });

  test('a class of thirty-five behind one address plays, and nobody is limited', async () => {
    server = await startServer({ limits: makeLimits(Date.now) });
    const tables = await Promise.all(
      Array.from({ length: 8 }, () => fourPlaying(server.url, 'teams')),
    );
    const table = tables[0]?.table ?? '';
    const watchers = await Promise.all([1, 2, 3].map(() => comeTo(server.url, table)));
    await Promise.all(
      tables.map(async ({ players }, seed) => {
        const random = seededRandom(seed);
        for (let move = 0; move < 12; move += 1) {
          for (const player of players) {
            const command = randomCommand(player, random);
            if (command !== undefined) await player.send(command);
          }
        }
        expect(classicOf(players[0]?.state.view)?.story[0]?.clue).toBeDefined();
      }),
    );
    const everyone = [
      ...tables.flatMap(({ players }) => players),
      ...watchers.map((w) => w.player),
    ];
    expect(everyone).toHaveLength(35);
    expect(everyone.filter(({ state }) => state.status === 'open')).toHaveLength(35);
    expect(await turnedAway(server, 'tooFast')).toBe(0);
    for (const player of everyone) player.end();
  });
});

describe('those who only take up room', () => {
  /** As long as talk may be, so that views are: few of them fill the buffers between here and there. */
  const longTalk = { kind: 'talk', to: 'everyone', text: 'שּׁ'.repeat(300) } as const;

  test('who does not read is dropped, and everyone else goes on', async () => {
    server = await startServer();
    const four = await fourPlaying(server.url, 'teams');
    const asleep = await lookAt(four.browsers[1] as Browser, four);
    const witness = await lookAt(four.browsers[3] as Browser, four);
    asleep.socket.pause();
    const before = (await eventsOf(server, four.table)).length;
    let said = 0;
    for (; said < 5; said += 1) await four.players[2]?.act(longTalk);
    /** It asks for the whole view again and again, and reads none of them. */
    while ((await turnedAway(server, 'slow')) === 0) {
      for (let look = 0; look < 20; look += 1) asleep.send({ type: 'look' });
      await witness.roundTrip();
    }
    await four.players[3]?.act({ kind: 'talk', to: 'everyone', text: 'בסוף' });
    await witness.until('view', ({ view }) => view.talk.at(-1)?.text === 'בסוף');
    expect((await eventsOf(server, four.table)).length).toBe(before + said + 1);
    expect(four.players.map(({ state }) => state.status)).toEqual(Array(4).fill('open'));
    asleep.socket.resume();
    expect((await asleep.closed).code).toBe(1006);
    expect(await turnedAway(server, 'slow')).toBe(1);
  });

  test('who opens a connection and says nothing is let go, and may come back', async () => {
    const clock = manualClock();
    server = await startServer({ clock });
    const silent = await rawScreen(openBrowser(server.url));
    clock.pass(9_999);
    await silent.roundTrip();
    clock.pass(1);
    const { reason } = await silent.until('goodbye');
    /** A slow network is no reason never to come back. */
    expect(isFinal(reason)).toBe(false);
    await silent.closed;
  });

  test('who does not read does not hold up the server when it closes', async () => {
    server = await startServer();
    const browser = openBrowser(server.url);
    await browser.visit();
    const screen = await lookAt(browser, await browser.openTable('נועה'));
    screen.socket.pause();
    /** Left to itself the socket would hold out for half a minute, longer than this test may. */
    await server.close();
  });
});
