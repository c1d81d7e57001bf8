import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { deal, isSpymaster, play, viewFor } from './board.mjs';

/** A room of four in memory; the view of spymasters and that of operatives are sent to rooms of their own. */
const boards = new Map();
const server = createServer();
const io = new Server(server, { transports: ['websocket'], perMessageDeflate: false });

io.on('connection', (socket) => {
  const { room, seat } = socket.handshake.auth;
  const audience = (spymaster) => `${room}/${spymaster}`;
  socket.join(audience(isSpymaster(seat)));
  if (!boards.has(room)) boards.set(room, deal(0));
  socket.on('move', ({ card }) => {
    const board = boards.get(room);
    if (play(board, card, seat) === 'over') boards.set(room, deal(board.match + 1));
    io.to(audience(true)).emit('view', viewFor(boards.get(room), 0));
    io.to(audience(false)).emit('view', viewFor(boards.get(room), 2));
  });
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});
