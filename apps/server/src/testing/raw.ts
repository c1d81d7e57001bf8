import { connect, type Socket } from 'node:net';

/** Connections below what a library would send: frames and requests byte by byte. */

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;

/** A masked frame as clients send them; a mask of zeros leaves the bytes as they are. */
export const frame = (opcode: number, payload: Buffer): Buffer => {
  const short = payload.length < 126;
  const head = Buffer.alloc(short ? 6 : 14);
  head[0] = opcode;
  head[1] = 0x80 | (short ? payload.length : 127);
  if (!short) head.writeBigUInt64BE(BigInt(payload.length), 2);
  return Buffer.concat([head, payload]);
};
export const textFrame = (message: unknown): Buffer =>
  frame(TEXT, Buffer.from(JSON.stringify(message)));
export const pingFrame = (bytes: number): Buffer => frame(PING, Buffer.alloc(bytes, 0x70));
export const pongFrame = (bytes: number): Buffer => frame(PONG, Buffer.alloc(bytes, 0x70));

export const upgradeRequest = (cookie = ''): string =>
  [
    'GET /ws HTTP/1.1',
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
    '',
    '',
  ].join('\r\n');

/** A connection to the server from one of this machine's own addresses. */
export const dial = (url: string, localAddress = '127.0.0.1'): Socket => {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress });
  /** Being cut off is what is waited for. */
  socket.on('error', () => {});
  return socket;
};

/** However it ended. */
export const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('close', () => resolve()));
