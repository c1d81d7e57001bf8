import { opens, seededRandom } from '@remez/rules';
import { MODES } from '@remez/rules/classic';
import { classicOf } from '@remez/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, sitAt } from './testing/browser.ts';
import { playToTheEnd, startFour } from './testing/games.ts';
import { type RunningServer, startServer } from './testing/server.ts';

describe('whole games over real WebSockets', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    await server.close();
  });

  test.each(MODES.flatMap((mode) => [1, 2, 3].map((seed) => [mode, seed] as const)))(
    'C1, C26, C28 · four people play %s to the end (seed %i), and everyone sees the same',
    async (mode, seed) => {
      const { players, table } = await startFour(server.url, mode);
      const watcher = openBrowser(server.url);
      await watcher.visit();
      const tv = sitAt(watcher, { table, watching: true });
      const commitment = await tv.until(({ view }) => view?.match?.view.commitment);
      await playToTheEnd([...players, tv], seededRandom(seed));
      const ends = [...players, tv].map(({ state }) => classicOf(state.view));
      for (const end of ends) {
        expect(end?.result).toEqual(ends[0]?.result);
        expect(end?.story).toEqual(ends[0]?.story);
        expect(end?.cards.every((card) => (card.key ?? card.covered) !== undefined)).toBe(true);
        expect(end?.opening !== undefined && opens(commitment, end.opening)).toBe(true);
      }
      await players[1]?.act({ kind: 'again' });
      await tv.until(({ view }) => view?.match?.number === 2);
      for (const player of [...players, tv]) player.end();
    },
  );
});
