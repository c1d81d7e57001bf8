/** @module-tag slow */

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { connectionsFor } from './descriptors.ts';
import type { Timeouts } from './http-server.ts';
import { type Browser, openBrowser, rawScreen } from './testing/browser.ts';
import { turnedAway } from './testing/floods.ts';
import { end, fourPlaying, lookAt } from './testing/guests.ts';
import { closed, dial, upgradeRequest } from './testing/raw.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let server: RunningServer;
const dialled: Socket[] = [];
afterEach(async () => {
  for (const socket of dialled.splice(0)) socket.destroy();
  await server.close();
});

const call = (from?: string): Socket => {
  const socket = dial(server.url, from);
  dialled.push(socket);
  return socket;
};

const openConnections = (): Promise<number> =>
  new Promise((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

const isServed = async () => (await openBrowser(server.url).ask('/healthz')).status === 200;

describe('HTTP on one connection', () => {
  const question = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';

  const answersTo = (socket: Socket) => {
    let came = '';
    socket.on('data', (part) => {
      came += String(part);
    });
    return () => came.split('HTTP/1.1 200').length - 1;
  };

  test('one question after the other is answered', async () => {
    server = await startServer();
    const socket = call();
    const answers = answersTo(socket);
    for (let asked = 1; asked <= 5; asked += 1) {
      socket.write(question);
      await expect.poll(answers).toBe(asked);
    }
  });

  test('a question that comes in pieces is one question', async () => {
    server = await startServer();
    const socket = call();
    const answers = answersTo(socket);
    for (const letter of question) {
      socket.write(letter);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await expect.poll(answers).toBe(1);
  });

  test('many questions at once end it: no more than one answer can lie unread', async () => {
    server = await startServer();
    const socket = call();
    const answers = answersTo(socket);
    socket.write(question.repeat(2000));
    await closed(socket);
    expect(answers()).toBeLessThanOrEqual(1);
    expect(await turnedAway(server, 'pipelined')).toBe(1);
    expect(await isServed()).toBe(true);
  });
});

describe('slow connections', () => {
  const LONG = 600_000;
  const patient: Timeouts = {
    headers: LONG,
    request: LONG,
    keepAlive: LONG,
    silence: LONG,
    check: 20,
  };

  /** A letter at a time, so that it is never silent. */
  const drip = (socket: Socket) => {
    const timer = setInterval(() => socket.write(' '), 10);
    socket.once('close', () => clearInterval(timer));
  };

  test.each([
    ['never finishes its headers', { headers: 80 }, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['never finishes its handshake', { headers: 80 }, `${upgradeRequest().slice(0, -2)}X-Slow: `],
    [
      'never finishes its body',
      { headers: 80, request: 160 },
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    ],
  ] as const)('one that %s is closed', async (_, given, bytes) => {
    server = await startServer({ timeouts: { ...patient, ...given } });
    const socket = call();
    socket.resume();
    socket.write(bytes);
    drip(socket);
    await closed(socket);
    await expect.poll(openConnections).toBe(0);
  });

  test.each([
    ['says nothing', { headers: 80, request: 160 }, ''],
    ['says and fetches nothing', { silence: 80 }, ''],
    ['asks nothing more', { keepAlive: 80 }, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'],
  ] as const)('one that %s is closed', async (_, given, bytes) => {
    server = await startServer({ timeouts: { ...patient, ...given } });
    const socket = call();
    socket.resume();
    socket.write(bytes);
    await closed(socket);
    await expect.poll(openConnections).toBe(0);
  });

  test('a handshake that is turned away holds no connection open, whatever the other side does', async () => {
    server = await startServer();
    const socket = call();
    socket.allowHalfOpen = true;
    socket.write(upgradeRequest().replace('/ws', '/nowhere'));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toContain('404');
    await expect.poll(openConnections).toBe(0);
  });
});

describe('the number of connections', () => {
  test('connections without a table make room for others, and those at a table stay', async () => {
    server = await startServer({ settings: { maxConnections: 20 } });
    const four = await fourPlaying(server.url, 'teams');
    const witness = await lookAt(four.browsers[3] as Browser, four);
    const held = ['127.0.0.2', '127.0.0.3', '127.0.0.4'].flatMap((from) =>
      Array.from({ length: 9 }, () => call(from)),
    );
    /** Some of them have got as far as a WebSocket, and are silent there. */
    for (const [at, socket] of held.entries()) {
      socket.resume();
      if (at % 3 === 0) socket.write(upgradeRequest());
    }
    await expect.poll(() => turnedAway(server, 'crowdedServer')).toBeGreaterThan(0);
    await expect.poll(openConnections).toBeLessThanOrEqual(20);
    expect(await isServed()).toBe(true);
    await four.players[2]?.act({ kind: 'talk', to: 'everyone', text: 'עדיין כאן' });
    /** It would not come back by itself. */
    await witness.until('view', ({ view }) => view.talk.at(-1)?.text === 'עדיין כאן');
    expect(witness.socket.readyState).toBe(witness.socket.OPEN);
    end(...four.players);
  });

  test('one address has half of them, and the other half is for everyone else', async () => {
    server = await startServer({ settings: { maxConnections: 20 } });
    const many = Array.from({ length: 40 }, () => call('127.0.0.2'));
    for (const socket of many) socket.resume();
    await expect.poll(() => turnedAway(server, 'crowdedAddress')).toBe(30);
    await expect.poll(openConnections).toBe(10);
    expect(await turnedAway(server, 'crowdedServer')).toBe(0);
    expect(await isServed()).toBe(true);
    await expect.poll(() => many.filter(({ destroyed }) => destroyed).length).toBe(30);
  });

  test('behind a proxy it is the address that the proxy tells that counts', async () => {
    server = await startServer({ settings: { maxConnections: 8, trustedProxies: 1 } });
    const browserAt = (address: string) => {
      const browser = openBrowser(server.url);
      return { socket: () => browser.socket({ 'x-forwarded-for': address }) };
    };
    const open = [];
    for (let screen = 0; screen < 4; screen += 1) open.push(await rawScreen(browserAt('1.1.1.1')));
    await expect(rawScreen(browserAt('1.1.1.1'))).rejects.toThrow('429');
    const refused = await openBrowser(server.url).ask('/healthz', {
      headers: { 'x-forwarded-for': '1.1.1.1' },
    });
    expect(refused).toMatchObject({ status: 429, json: { reason: 'tooFast' } });
    await rawScreen(browserAt('2.2.2.2'));
    open[0]?.socket.close();
    await open[0]?.closed;
    await expect
      .poll(() =>
        rawScreen(browserAt('1.1.1.1')).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });

  test('an operator reads of it: one line at once, and not one for each', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(line, _encoding, done) {
        lines.push(String(line));
        done();
      },
    });
    server = await startServer({
      settings: { maxConnections: 4 },
      logger: pino({ level: 'warn' }, stream),
    });
    for (let count = 0; count < 12; count += 1) call('127.0.0.2').resume();
    await expect.poll(() => turnedAway(server, 'crowdedAddress')).toBe(10);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        msg: 'connections were turned away',
        turnedAway: { crowdedAddress: 1 },
      }),
    ]);
  });

  test.each([
    ['the least that is usual', 1024, 870],
    ['plenty', 20_000, 10_000],
    ['no limit', Number.POSITIVE_INFINITY, 10_000],
    ['next to nothing', 1, 1],
    ['unknown', null, 870],
  ])('comes from what the system allows: %s', (_, descriptors, most) => {
    expect(connectionsFor(descriptors)).toBe(most);
  });
});
