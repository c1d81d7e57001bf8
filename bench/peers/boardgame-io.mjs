import { createRequire } from 'node:module';
import { deal, play, viewFor } from './board.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');
const { Stage } = require('boardgame.io/core');

/** Everyone may always move; `playerView` hides the key; nothing can be undone, which spares it a copy. */
const game = {
  name: 'board',
  setup: () => deal(0),
  moves: {
    touch: ({ G, playerID }, card) => {
      if (play(G, card, Number(playerID)) === 'over') Object.assign(G, deal(G.match + 1));
    },
  },
  turn: { activePlayers: { all: Stage.NULL } },
  playerView: ({ G, playerID }) => viewFor(G, Number(playerID)),
  disableUndo: true,
  minPlayers: 4,
  maxPlayers: 4,
};

/** Storage is its own, in memory. Its lobby is not needed: a match begins when somebody asks for it. */
const { app, db } = Server({ games: [game], origins: ['http://127.0.0.1'] });
await db.connect();
const listening = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${listening.address().port}\n`);
});
