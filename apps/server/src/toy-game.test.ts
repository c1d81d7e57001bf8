/** @module-tag slow */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Move, SettingsChange } from '@remez/table';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Store } from './store/port.ts';
import { sqliteStore } from './store/sqlite/index.ts';
import { type Browser, openBrowser, type Player, sitAt } from './testing/browser.ts';
import { type RunningServer, startServer } from './testing/server.ts';
import type { ToyView } from './testing/toy/index.ts';

/** The registries as they are, with one more game in each; nothing else is replaced. */
vi.mock('../../../packages/table/src/games.ts', async (load) => {
  const { addToTable } = await import('./testing/toy/index.ts');
  return addToTable(await load());
});
vi.mock('../../../packages/protocol/src/games/schemas.ts', async (load) => {
  const { addToProtocol } = await import('./testing/toy/index.ts');
  return addToProtocol(await load());
});

/** The types of the table know nothing of a game that is only plugged in here. */
const toyTable = (most: number) => ({ game: 'toy', toy: { most } }) as SettingsChange;
const viewOf = ({ state }: Player) => state.view?.match?.view as unknown as ToyView | undefined;
const say = (word: string) => ({ kind: 'play', move: { kind: 'say', word } as Move }) as const;
const untilSaid = (player: Player, ...words: readonly string[]) =>
  player.until(() => viewOf(player)?.said.join() === words.join());

let store: Store;
let folder: string;
let server: RunningServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remez-toy-'));
  store = await sqliteStore({ folder });
  server = await startServer({ store });
});
afterAll(async () => {
  await server.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const visitor = async (): Promise<Browser> => {
  const browser = openBrowser(server.url);
  await browser.visit();
  return browser;
};

/** Two who are seated, and one who watches; the match has begun. */
const startTwo = async (most: number) => {
  const browsers = [await visitor(), await visitor(), await visitor()] as const;
  const { table } = await browsers[0].openTable('נועה', toyTable(most));
  const players = browsers.map((browser) => sitAt(browser, { table })) as [Player, Player, Player];
  const [ann, ben] = players;
  for (const player of players) await player.until(({ me }) => me);
  await ben.act({ kind: 'join', name: 'עמית' });
  await ann.act({ kind: 'sit', seat: 'first' });
  await ben.act({ kind: 'sit', seat: 'second' });
  await ann.act({ kind: 'start' });
  for (const player of players) await player.until(() => viewOf(player));
  return { table, browsers, players };
};

const end = (...players: readonly Player[]) => {
  for (const player of players) player.end();
};

describe('a game that is plugged in by a line in each registry', () => {
  test('is dealt, and each sees a secret of their own alone', async () => {
    const { players } = await startTwo(4);
    const [ann, ben, watcher] = players.map(viewOf);
    expect(Object.keys(ann?.secrets ?? {})).toEqual(['first']);
    expect(Object.keys(ben?.secrets ?? {})).toEqual(['second']);
    expect(watcher?.secrets).toEqual({});
    expect(ann?.secrets.first).not.toBe(ben?.secrets.second);
    for (const [place, secret] of [ben?.secrets.second, ann?.secrets.first].entries()) {
      expect(secret).toMatch(/./u);
      expect(JSON.stringify(players[place]?.state)).not.toContain(JSON.stringify(secret));
    }
    end(...players);
  });

  test('is played in turns, and what it refuses is refused for its own reasons', async () => {
    const { players } = await startTwo(2);
    const [ann, ben] = players;
    expect(await ben.tell(say('שלום'))).toMatchObject({ kind: 'refused', reason: 'notYourTurn' });
    expect(await ann.tell(say('א'.repeat(101)))).toMatchObject({ reason: 'malformed' });
    const guess = { kind: 'play', move: { kind: 'guess', card: 3 } } as const;
    expect(await ann.tell(guess)).toMatchObject({ reason: 'malformed' });
    await ann.act(say('שלום'));
    await untilSaid(ben, 'שלום');
    expect(await ann.tell(say('עוד'))).toMatchObject({ reason: 'notYourTurn' });
    expect(viewOf(ben)?.can).toEqual({ say: true });
    await ben.act(say('וברכה'));
    for (const player of players) await player.until(() => viewOf(player)?.result);
    expect(await ann.tell(say('עוד'))).toMatchObject({ reason: 'gameOver' });
    expect(ann.state.view?.finished).toEqual([{ match: 1, game: 'toy', result: { winner: null } }]);
    end(...players);
  });

  test('has settings, of which those that do not exist are refused', async () => {
    const browser = await visitor();
    await expect(browser.openTable('נועה', toyTable(5))).rejects.toThrow('badSettings');
    await expect(
      browser.openTable('נועה', { game: 'toy', toy: { least: 2 } } as unknown as SettingsChange),
    ).rejects.toThrow('malformed');
    const { table } = await browser.openTable('נועה');
    const host = sitAt(browser, { table });
    await host.until(({ me }) => me);
    await host.act({ kind: 'set', settings: toyTable(6) });
    const { settings } = await host.until(({ view }) => view?.settings.game !== 'classic' && view);
    expect(settings).toMatchObject({ game: 'toy', toy: { most: 6 } });
    end(host);
  });

  test('is won, played again with other seats, and a server that begins anew reads it as it was', async () => {
    const { players, browsers, table } = await startTwo(4);
    const [ann, ben] = players;
    await ann.act(say(viewOf(ben)?.secrets.second ?? ''));
    for (const player of players) {
      expect(await player.until(() => viewOf(player)?.result)).toEqual({ winner: 'first' });
      expect(Object.keys(viewOf(player)?.secrets ?? {})).toEqual(['first', 'second']);
    }
    await ann.act({ kind: 'again' });
    for (const player of players) await player.until(({ view }) => view?.match?.number === 2);
    await ben.act(say('ראשון'));
    for (const player of players) await untilSaid(player, 'ראשון');
    expect(viewOf(ann)?.can).toEqual({ say: true });
    expect(Object.keys(viewOf(ann)?.secrets ?? {})).toEqual(['second']);
    const before = players.map(({ state: { view, me } }) => ({ view, me }));
    end(...players);
    await server.close();
    await store.close();

    store = await sqliteStore({ folder });
    server = await startServer({ store });
    const back = browsers.map(({ cookie }) =>
      sitAt(openBrowser(server.url, cookie), { table }),
    ) as [Player, Player, Player];
    for (const player of back) await untilSaid(player, 'ראשון');
    expect(back.map(({ state: { view, me } }) => ({ view, me }))).toEqual(before);
    expect(before[0]?.view?.finished).toEqual([
      { match: 1, game: 'toy', result: { winner: 'first' } },
    ]);
    await back[0].act(say('שני'));
    for (const player of back) await untilSaid(player, 'ראשון', 'שני');
    end(...back);
  });
});
