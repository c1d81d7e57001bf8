import { createServer } from 'node:http';
import { Room, Server } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { deal, isSpymaster, play } from './board.mjs';

/** The board as its schema has it; a card's key goes only to views that were given the card. */
const Card = schema({ word: t.string(), covered: t.string(), key: t.string().view() }, 'Card');
const Guess = schema({ card: t.uint8(), identity: t.string(), by: t.string() }, 'Guess');
const Turn = schema(
  {
    turn: t.uint16(),
    team: t.string(),
    word: t.string(),
    count: t.uint8(),
    guesses: t.array(Guess),
  },
  'Turn',
);
const Board = schema(
  {
    turn: t.uint16(),
    team: t.string(),
    phase: t.string(),
    cards: t.array(Card),
    story: t.array(Turn),
  },
  'Board',
);

/** Copies what a move may have changed into the state that is sent. */
const show = (state, board) => {
  Object.assign(state, { turn: board.turn, team: board.team, phase: board.phase });
  board.cards.forEach(({ key, covered }, index) => {
    const card = state.cards[index];
    if (card.covered !== (covered ?? '')) card.covered = covered ?? '';
    if (card.key !== key) card.key = key;
  });
  if (state.story.length > board.story.length) state.story.clear();
  board.story.forEach(({ turn, team, clue, guesses }, index) => {
    if (state.story[index] === undefined) {
      state.story.push(new Turn().assign({ turn, team, word: clue.word, count: clue.count }));
    }
    const shown = state.story[index].guesses;
    for (const guess of guesses.slice(shown.length)) shown.push(new Guess().assign(guess));
  });
};

class Table extends Room {
  onCreate() {
    this.maxClients = 4;
    /** A patch after each move instead of one every 50 ms: it is the sooner way. */
    this.patchRate = null;
    this.board = deal(0);
    this.state = new Board();
    for (const { word, key } of this.board.cards) {
      this.state.cards.push(new Card().assign({ word, key, covered: '' }));
    }
    show(this.state, this.board);
    this.onMessage('move', (client, { card }) => {
      const over = play(this.board, card, client.userData.seat) === 'over';
      if (over) this.board = deal(this.board.match + 1);
      show(this.state, this.board);
      this.broadcastPatch();
    });
  }

  onJoin(client, { seat }) {
    client.userData = { seat };
    client.view = new StateView();
    if (isSpymaster(seat)) for (const card of this.state.cards) client.view.add(card);
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('table', Table);
await server.listen(0, '127.0.0.1');
process.stdout.write(`http://127.0.0.1:${http.address().port}\n`);
