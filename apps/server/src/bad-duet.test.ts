import type { View } from '@remez/rules/duet';
import type { Move } from '@remez/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player } from './testing/browser.ts';
import { type Pair, sitDown, twoBrowsers } from './testing/duet.ts';
import { end, eventsOf } from './testing/guests.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let server: RunningServer;
let pair: Pair;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  end(...pair.players);
  await server.close();
});

const duetOf = ({ state }: Player) => state.view?.match?.view as View;
const clue = (word: string): Move => ({ kind: 'giveClue', word, count: 2 });
const guess = (card: number): Move => ({ kind: 'guess', card });

/** Refused for this reason, and neither the log nor what anyone is shown has changed. */
const refused = async (player: Player, move: Move, reason: string) => {
  const snapshot = async () => ({
    written: (await eventsOf(server, pair.table)).length,
    shown: pair.players.map(({ state }) => state.view),
  });
  const before = await snapshot();
  expect(await player.tell({ kind: 'play', move })).toEqual({ kind: 'refused', reason });
  expect(await snapshot()).toEqual(before);
};

test('D6, D9, D25 · what the rules refuse is refused on the wire with its reason, and changes nothing', async () => {
  pair = await sitDown(await twoBrowsers(server.url), { flexibleTurns: true });
  const [a, b] = pair.players;
  await a.act({ kind: 'start' });
  await b.until(() => duetOf(b)?.phase === 'clue');
  const key = duetOf(a).cards.map((card) => card.key?.a);
  const green = key.indexOf('green');
  const [bystander = -1, another = -1] = [...key.keys()].filter(
    (card) => key[card] === 'bystander',
  );

  await refused(b, guess(green), 'clueFirst');
  /** D6 · a number of another game is one that a message may have. */
  await refused(a, { ...clue('אחת'), count: 'unlimited' }, 'badCount');
  await a.act({ kind: 'play', move: clue('אחת') });
  await b.until(() => duetOf(b).can.guess);
  /** D6 · nobody guesses their own clue. */
  await refused(a, guess(green), 'ownClue');
  await refused(b, { kind: 'stop' }, 'guessFirst');
  await refused(b, guess(25), 'malformed');
  await b.act({ kind: 'play', move: guess(bystander) });
  await a.until(() => duetOf(a).turn === 2);

  await a.act({ kind: 'play', move: clue('שתיים') });
  await b.until(() => duetOf(b).can.guess);
  /** D9 · the word is closed for whoever touched it, and open to the other. */
  await refused(b, guess(bystander), 'closedForYou');
  await b.act({ kind: 'play', move: guess(another) });
  await a.until(() => duetOf(a).turn === 3);

  /** D25 · never three clues in a row. */
  await refused(a, clue('שלוש'), 'notYourTurn');
  await b.act({ kind: 'play', move: clue('ארבע') });
  await a.until(() => duetOf(a).can.guess?.includes(bystander));
});
