/** @module-tag slow */

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser, rawScreen } from './testing/browser.ts';
import { limitsOf, turnedAway } from './testing/floods.ts';
import { fourPlaying, guardOf } from './testing/guests.ts';
import { closed, dial, pingFrame, pongFrame, textFrame, upgradeRequest } from './testing/raw.ts';
import { type RunningServer, startServer } from './testing/server.ts';

/** What a connection may send too fast before it is cut off. */
const FLOOD = 200;

let server: RunningServer;
afterEach(async () => {
  await server.close();
});

const times = (count: number, bytes: Buffer): Buffer => Buffer.concat(Array(count).fill(bytes));

/** Everything it was sent, once it has been cut off. */
const allThatCame = async (socket: Socket): Promise<Buffer> => {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  await closed(socket);
  return Buffer.concat(parts);
};

const countOf = (bytes: Buffer, part: Buffer): number => {
  let count = 0;
  for (let at = bytes.indexOf(part); at >= 0; at = bytes.indexOf(part, at + part.length))
    count += 1;
  return count;
};

/** A pong of so many bytes as a server sends it. */
const pongOf = (length: number) =>
  Buffer.concat([Buffer.of(0x8a, length), Buffer.alloc(length, 0x70)]);

describe('a flood of frames', () => {
  const messagesOfPerson = { burst: 30, perSecond: 0 };
  const messagesOfAddress = { burst: 200, perSecond: 0 };

  test('pings before any hello are answered as far as messages are, then the socket is cut off', async () => {
    server = await startServer({ limits: limitsOf({ messagesOfPerson, messagesOfAddress }) });
    const four = await fourPlaying(server.url, 'teams');
    const changingNothing = await guardOf(server, four);
    await changingNothing(async () => {
      const socket = dial(server.url);
      socket.write(upgradeRequest());
      socket.write(times(5000, pingFrame(20)));
      await expect.poll(() => turnedAway(server, 'flood')).toBe(1);
      const came = await allThatCame(socket);
      expect(countOf(came, pongOf(20))).toBe(30);
      expect(String(came)).toContain('{"type":"goodbye","reason":"flood"}');
      expect(await turnedAway(server, 'tooFast')).toBe(FLOOD + 1);
    });
  });

  test('an honest ping is answered with what it brought', async () => {
    server = await startServer();
    const screen = await rawScreen(openBrowser(server.url));
    screen.socket.ping('שלום');
    const [data] = (await once(screen.socket, 'pong')) as [Buffer];
    expect(String(data)).toBe('שלום');
  });

  test('pongs that nobody asked for count too', async () => {
    server = await startServer({ limits: limitsOf({ messagesOfPerson }) });
    const socket = dial(server.url);
    socket.write(upgradeRequest());
    socket.write(times(5000, pongFrame(0)));
    await allThatCame(socket);
    expect(await turnedAway(server, 'flood')).toBe(1);
  });

  test('pongs that are not read count like views that are not read', async () => {
    server = await startServer();
    const socket = dial(server.url);
    socket.write(upgradeRequest());
    const chunk = times(500, pingFrame(125));
    const pour = () => {
      while (socket.writable && socket.write(chunk));
    };
    socket.on('drain', pour);
    pour();
    await expect.poll(() => turnedAway(server, 'slow')).toBe(1);
    socket.destroy();
  });

  test.each([
    ['after the goodbye for a flood', [] as Buffer[]],
    ['after any other goodbye', [textFrame({ type: 'hello', protocol: 99, table: 'x' })]],
  ])('what comes %s is not heard: the socket is cut off', async (_, first) => {
    server = await startServer({ limits: limitsOf({ messagesOfPerson }) });
    const socket = dial(server.url);
    socket.write(upgradeRequest());
    for (const bytes of first) socket.write(bytes);
    socket.write(times(2000, textFrame({ type: 'ping' })));
    await allThatCame(socket);
    expect(await turnedAway(server, 'flood')).toBe(1);
    expect(await turnedAway(server, 'tooFast')).toBe(FLOOD + 1);
  });

  test('a message in endless pieces ends the connection, one in several is heard', async () => {
    server = await startServer();
    const inPieces = await rawScreen(openBrowser(server.url));
    for (const letter of '{"type":"pin') inPieces.socket.send(letter, { fin: false });
    inPieces.socket.send('g"}');
    await inPieces.until('pong');
    for (let piece = 0; piece < 1000; piece += 1) inPieces.socket.send('', { fin: false });
    expect((await inPieces.closed).code).toBe(1008);
  });

  test('frames that come with the handshake itself are heard', async () => {
    server = await startServer();
    const socket = dial(server.url);
    socket.write(Buffer.concat([Buffer.from(upgradeRequest()), textFrame({ type: 'ping' })]));
    let came = '';
    socket.on('data', (part) => {
      came += String(part);
    });
    await expect.poll(() => came).toContain('"type":"pong"');
    socket.destroy();
  });
});
