import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * The limit: a move goes to everyone in the room as 2.4 kB that were encoded long ago. Nothing is
 * decided, hidden or stored, so no server of the same parts can do more.
 */
const VIEW = Buffer.from(JSON.stringify({ type: 'view', text: 'x'.repeat(2374) }));

const rooms = new Map<string, Set<WebSocket>>();
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

sockets.on('connection', (socket, { url = '/' }) => {
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on('message', () => {
    for (const each of room) each.send(VIEW, { binary: false });
  });
  socket.on('close', () => room.delete(socket));
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
