import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const END_OF_HEADERS = Buffer.from('\r\n\r\n');

/**
 * Node reads up to 64 kB at once, and makes a request of every one of a thousand in it before anyone
 * can cut the connection off: tens of milliseconds for each such chunk. Here the parser is given no
 * more than one request's headers at a time, and nothing after the connection has ended.
 */
export const feedOneAtATime = (server: Server) => {
  const upgraded = new WeakSet<Duplex>();

  server.on('connection', (socket: Socket) => {
    const parsers = socket.listeners('data') as ((part: Buffer) => void)[];
    for (const parser of parsers) socket.removeListener('data', parser);

    /** What is left when the parser reads no further is for whoever reads next. */
    const feed = (chunk: Buffer) => {
      let rest = chunk;
      while (rest.length > 0 && !socket.destroyed) {
        const isDone = upgraded.has(socket);
        if (isDone) socket.removeListener('data', feed);
        if (isDone || socket.isPaused()) {
          socket.unshift(rest);
          return;
        }
        const found = rest.indexOf(END_OF_HEADERS);
        const end = found < 0 ? rest.length : found + END_OF_HEADERS.length;
        const part = rest.subarray(0, end);
        rest = rest.subarray(end);
        for (const parser of parsers) parser.call(socket, part);
      }
      if (upgraded.has(socket)) socket.removeListener('data', feed);
    };
    socket.on('data', feed);
  });
  server.prependListener('upgrade', (_request, socket) => upgraded.add(socket));
};
