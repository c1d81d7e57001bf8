import { opens, seededRandom } from '@remez/rules';
import { MODES } from '@remez/rules/classic';
import type { TableView } from '@remez/table';
import type { Kind } from '@remez/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, sitAt } from './testing/browser.ts';
import { playToTheEnd, startFour } from './testing/games.ts';
import { type RunningServer, startServer } from './testing/server.ts';

const KINDS: readonly Kind[] = [...MODES, 'duet'];

/** C30, D2 · at the end the whole key is open. */
const isOpen = (card: object): boolean => 'key' in card || 'covered' in card;

/** The match on the table, where it is played with cards. */
const boardOf = (view: TableView | undefined) => {
  const game = view?.match?.view;
  return game?.game === 'decrypto' ? undefined : game;
};

describe('whole games over real WebSockets', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    await server.close();
  });

  test.each(KINDS.flatMap((kind) => [1, 2, 3].map((seed) => [kind, seed] as const)))(
    'C1, C26, C28, D24 · four people play %s to the end (seed %i), and everyone sees the same',
    async (kind, seed) => {
      const { players, table } = await startFour(server.url, kind);
      const watcher = openBrowser(server.url);
      await watcher.visit();
      const tv = sitAt(watcher, { table, watching: true });
      const commitment = await tv.until(({ view }) => view?.match?.view.commitment);
      await playToTheEnd([...players, tv], seededRandom(seed));
      const ends = [...players, tv].map(({ state }) => boardOf(state.view));
      for (const end of ends) {
        expect(end?.result).toEqual(ends[0]?.result);
        expect(end?.story).toEqual(ends[0]?.story);
        expect(end?.cards.every(isOpen)).toBe(true);
        expect(end?.opening !== undefined && opens(commitment, end.opening)).toBe(true);
      }
      const seated = players.filter(({ state }) => state.me?.can.ready);
      for (const player of seated) await player.act({ kind: 'ready' });
      await players[0]?.act({ kind: 'again' });
      await tv.until(({ view }) => view?.match?.number === 2);
      for (const player of [...players, tv]) player.end();
    },
  );
});
