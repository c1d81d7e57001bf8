import { opens, seededRandom } from '@remez/rules';
import { decryptoOf } from '@remez/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Player, rawScreen, sitAt } from './testing/browser.ts';
import { playToTheEnd, startFour } from './testing/games.ts';
import { type RunningServer, startServer } from './testing/server.ts';

describe('whole games of Decrypto over real WebSockets', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    await server.close();
  });

  test.each([1, 2])(
    'X13, X16 · four people play to the end (seed %i), everyone sees the same, and every seal holds',
    async (seed) => {
      const { players, table } = await startFour(server.url, 'decrypto');
      const watcher = openBrowser(server.url);
      await watcher.visit();
      const tv = sitAt(watcher, { table, watching: true });
      const first = await tv.until(({ view }) => decryptoOf(view)?.commitment);
      await playToTheEnd([...players, tv], seededRandom(seed));
      const ends = [...players, tv].map(({ state }) => decryptoOf(state.view));
      for (const end of ends) {
        expect(end?.result).toEqual(ends[0]?.result);
        expect(end?.sheets).toEqual(ends[0]?.sheets);
        expect(end?.keywords).toEqual(ends[0]?.keywords);
        expect(end?.opening && opens(first, end.opening)).toBe(true);
        for (const { commitment, opening } of end?.seals ?? []) {
          expect(opening && opens(commitment, opening)).toBe(true);
        }
      }
      for (const player of players) await player.act({ kind: 'ready' });
      await players[1]?.act({ kind: 'again' });
      await tv.until(({ view }) => view?.match?.number === 2);
      for (const player of [...players, tv]) player.end();
    },
  );

  test('X22, X23 · a refused transmission says which clue it is about, to its sender alone', async () => {
    const { players, browsers, table } = await startFour(server.url, 'decrypto');
    const [white] = players as [Player];
    await white.until(({ view }) => decryptoOf(view));
    await white.act({ kind: 'play', move: { kind: 'draw' } });
    const watcher = openBrowser(server.url);
    await watcher.visit();
    const screens = await Promise.all(
      [...browsers.slice(1), watcher].map(async (browser) => {
        const screen = await rawScreen(browser);
        screen.send({ type: 'hello', protocol: 2, table });
        await screen.until('presence', ({ watching }) => watching === 1);
        return screen;
      }),
    );
    for (const screen of screens) await screen.roundTrip();
    const before = screens.map(({ frames }) => frames.length);
    const [keyword = ''] = decryptoOf(white.state.view)?.keywords.white ?? [];
    const outcome = await white.tell({
      kind: 'play',
      move: { kind: 'transmit', clues: ['אחד', keyword, 'שלושה'] },
    });
    expect(outcome).toEqual({
      kind: 'refused',
      reason: 'keywordInClue',
      place: 1,
      verdict: { verdict: 'illegal', rule: 'X23', word: keyword, why: null },
    });
    for (const [index, screen] of screens.entries()) {
      await screen.roundTrip();
      const since = screen.frames.slice(before[index]);
      expect(since.map((frame) => JSON.parse(frame).type)).toEqual(['pong']);
    }
    for (const player of players) player.end();
  });
});
