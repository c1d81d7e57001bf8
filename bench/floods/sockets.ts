import { frame, pingFrame, textFrame, upgradeRequest } from '@remez/server/testing';
import type { Attack } from './attack.ts';
import { dialFrom, keepOpen, pour } from './raw.ts';

const many = (bytes: Buffer, size = 65_536): Buffer =>
  Buffer.concat(Array<Buffer>(Math.ceil(size / bytes.length)).fill(bytes));

const flooding = (
  about: string,
  {
    connections,
    begin,
    flood,
    reads = () => true,
  }: {
    readonly connections: number;
    readonly begin: string | Buffer;
    readonly flood: Buffer;
    readonly reads?: (index: number) => boolean;
  },
): Attack => ({
  about,
  prepare: async (target) => ({
    start() {
      let opened = 0;
      const { stop } = keepOpen(connections, (index) => {
        opened += 1;
        const socket = dialFrom(target, index % 4);
        if (reads(index)) socket.resume();
        socket.write(begin);
        pour(socket, flood);
        return socket;
      });
      return () => {
        stop();
        return `${opened} connections for ${connections}`;
      };
    },
  }),
});

/** Ten that never read, and two that do, with the smallest pings there are. */
export const pings = flooding('WebSocket pings before any hello, ten unread and two read', {
  connections: 12,
  begin: upgradeRequest(),
  flood: Buffer.concat([many(pingFrame(125)), many(pingFrame(0), 4096)]),
  reads: (index) => index >= 10,
});

const EMPTY = Buffer.alloc(0);
export const fragments = flooding('a message of endless empty fragments', {
  connections: 12,
  begin: Buffer.concat([Buffer.from(upgradeRequest()), frame(0x01, Buffer.from('{'))]),
  flood: many(frame(0x00, EMPTY)),
});

export const afterGoodbye = flooding('messages, also after the goodbye', {
  connections: 50,
  begin: upgradeRequest(),
  flood: many(textFrame({ type: 'ping' })),
});

export const pipelined = flooding('pipelined, unread GET /preview.png', {
  connections: 12,
  begin: '',
  flood: many(Buffer.from('GET /preview.png HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')),
  reads: () => false,
});

const SLOW = 1200;
const SLOW_WAYS: readonly string[] = [
  'GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nX-Slow: ',
  'POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
  upgradeRequest(),
];

/** Headers, bodies and hellos that come a letter at a time, or not at all. */
export const slow: Attack = {
  about: `${SLOW} slow bodies, headers and hellos; the server has 1,024 descriptors`,
  descriptors: 1024,
  prepare: async (target) => ({
    start() {
      let held = 0;
      let most = 0;
      const { stop } = keepOpen(SLOW, (index) => {
        const way = index % SLOW_WAYS.length;
        const socket = dialFrom(target, index % 4);
        socket.resume();
        socket.on('connect', () => {
          held += 1;
          most = Math.max(most, held);
          socket.once('close', () => {
            held -= 1;
          });
          socket.write(SLOW_WAYS[way] ?? '');
          if (way === 2) return;
          const drip = setInterval(() => socket.write(' '), 1000);
          socket.once('close', () => clearInterval(drip));
        });
        return socket;
      });
      return () => {
        const now = held;
        stop();
        return `${most} held at most, ${now} at the end`;
      };
    },
  }),
};
