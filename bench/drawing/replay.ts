import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { ROUTES } from '@remez/protocol/routes';
import { type WebSocket, WebSocketServer } from 'ws';

const TYPES: { readonly [extension: string]: string } = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A build of the web app, and in the place of a table the frames that are handed to it. */
export const serveReplay = async (dist: string) => {
  let screen: WebSocket | undefined;
  let greeting: readonly string[] = [];
  const server = createServer(async ({ url = '/' }, response) => {
    const [path = '/'] = url.split('?');
    if (path === ROUTES.me) return response.end(JSON.stringify({ persons: ['somebody'] }));
    const file = extname(path) === '' ? '/index.html' : path;
    try {
      const content = await readFile(join(dist, file));
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  const sockets = new WebSocketServer({ server, path: ROUTES.socket });
  sockets.on('connection', (socket) => {
    screen = socket;
    socket.on('message', (data) => {
      const { type } = JSON.parse(String(data)) as { readonly type: string };
      if (type === 'hello') for (const frame of greeting) socket.send(frame);
      if (type === 'look') throw new Error('a change did not fit');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What the next page that comes is shown first. */
    greetWith(frames: readonly string[]) {
      greeting = frames;
    },
    send(frames: readonly string[]) {
      for (const frame of frames) screen?.send(frame);
    },
    close() {
      sockets.close();
      server.close();
      server.closeAllConnections();
    },
  };
};
