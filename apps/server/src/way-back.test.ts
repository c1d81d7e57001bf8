import { manualClock } from '@remez/table/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from './store/memory.ts';
import { type Browser, openBrowser, type Player } from './testing/browser.ts';
import { end, fourPlaying, lookAt } from './testing/guests.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let clock: ReturnType<typeof manualClock>;
let server: RunningServer;
beforeEach(async () => {
  clock = manualClock();
  server = await startServer({ clock, store: memoryStore({ now: clock.now }) });
});
afterEach(async () => {
  await server.close();
});

const stranger = async () => {
  const browser = openBrowser(server.url);
  await browser.visit();
  return browser;
};
const mine = async (browser: Browser, tables: readonly string[]) =>
  (await browser.ask('/api/tables/mine', { method: 'POST', body: { tables } })).json.tables;

describe('the tables of a browser', () => {
  test('are told to whoever is of them, and to nobody else that there are any', async () => {
    const { table, browsers, players } = await fourPlaying(server.url, 'teams');
    const [, second] = browsers as [Browser, Browser];
    expect(await mine(second, [table, 'none-such'])).toMatchObject([
      { table, game: 'classic', running: true, seated: true },
    ]);
    expect(await mine(await stranger(), [table, 'none-such'])).toEqual([]);
    expect(await mine(openBrowser(server.url), [table])).toEqual([]);
    await players[1]?.act({ kind: 'leave' });
    expect(await mine(second, [table])).toMatchObject([{ table, seated: false }]);
    await players[0]?.act({ kind: 'remove', member: 'm3' });
    expect(await mine(browsers[2] as Browser, [table])).toEqual([]);
    await players[0]?.act({ kind: 'close' });
    expect(await mine(second, [table])).toEqual([]);
    end(...players);
  });

  test('are told also while nobody holds them open, and asking keeps none awake', async () => {
    const browser = await stranger();
    const { table } = await browser.openTable('נועה');
    expect(await mine(browser, [table])).toMatchObject([{ table, name: 'נועה', running: false }]);
    expect((await server.metrics.tables.get()).values[0]?.value).toBe(0);
  });

  test('are asked about in a few words', async () => {
    const browser = await stranger();
    const ask = (body: unknown) => browser.ask('/api/tables/mine', { method: 'POST', body });
    expect((await ask({ tables: Array(6).fill('x') })).status).toBe(400);
    expect((await ask({})).status).toBe(400);
  });
});

describe('the door of a running game', () => {
  const knock = (browser: Browser, code: string, name: string) =>
    browser.ask(`/api/codes/${code}/knock`, { method: 'POST', body: { name } });

  test('tells a stranger with the code nothing but that a game runs, until the host has said yes', async () => {
    const { code, table, players, browsers } = await fourPlaying(server.url, 'teams');
    const [host] = players as [Player];
    const guest = await stranger();
    const before = await guest.ask(`/api/codes/${code}`);
    expect(before).toMatchObject({ status: 409, json: { reason: 'matchRunning' } });
    const asked = await knock(guest, code, 'רוני');
    expect(asked).toMatchObject({ status: 202, text: '{}' });
    const [waiting] = await host.until(({ me }) => me?.knocks);
    expect(waiting).toMatchObject({ name: 'רוני' });
    expect((await guest.ask(`/api/codes/${code}`)).status).toBe(409);
    await host.act({ kind: 'admit', knock: waiting?.knock ?? '' });
    expect(await guest.ask(`/api/codes/${code}`)).toMatchObject({ status: 200, json: { table } });
    /** Its own people are not asked for their names. */
    const own = await knock(browsers[2] as Browser, code, 'x');
    expect(own).toMatchObject({ status: 200, json: { table } });
    end(...players);
  });

  test('is opened to a screen that only shows the game, and makes it no member', async () => {
    const { code, table, players } = await fourPlaying(server.url, 'teams');
    const [host] = players as [Player];
    const screen = await stranger();
    const ask = { method: 'POST', body: { watching: true } } as const;
    expect(await screen.ask(`/api/codes/${code}/knock`, ask)).toMatchObject({ status: 202 });
    const [waiting] = await host.until(({ me }) => me?.knocks);
    expect(waiting).toMatchObject({ name: '', watching: true });
    expect((await screen.ask(`/api/codes/${code}`)).status).toBe(409);
    await host.act({ kind: 'admit', knock: waiting?.knock ?? '' });
    expect(await screen.ask(`/api/codes/${code}`)).toMatchObject({ status: 200, json: { table } });
    expect(host.state.view?.members).toHaveLength(4);
    expect(host.state.me?.knocks).toBeUndefined();
    expect((await (await stranger()).ask(`/api/codes/${code}`)).status).toBe(409);
    await host.act({ kind: 'lock', locked: true });
    expect((await screen.ask(`/api/codes/${code}`)).status).toBe(404);
    end(...players);
  });

  test('says no when the host does, and nothing at all while it is locked', async () => {
    const { code, players } = await fourPlaying(server.url, 'teams');
    const [host] = players as [Player];
    const guest = await stranger();
    await knock(guest, code, 'דנה');
    const [waiting] = await host.until(({ me }) => me?.knocks);
    await host.act({ kind: 'turnAway', knock: waiting?.knock ?? '' });
    const told = await guest.ask(`/api/codes/${code}`);
    expect(told).toMatchObject({ status: 409, json: { reason: 'turnedAway' } });
    await host.act({ kind: 'lock', locked: true });
    expect((await (await stranger()).ask(`/api/codes/${code}`)).status).toBe(404);
    expect((await knock(await stranger(), code, 'x')).status).toBe(404);
    end(...players);
  });
});

test('a screen that does not answer is away within ten seconds, and here again with its first answer', async () => {
  const { players, browsers, table } = await fourPlaying(server.url, 'teams');
  const [first, second] = players as [Player, Player];
  end(second);
  const asleep = await lookAt(browsers[1] as Browser, { table });
  clock.pass(1000);
  await first.until(({ presence }) => presence?.here.length === 4);
  asleep.socket.pause();
  /** In steps, so that the others answer. */
  for (let step = 0; step < 10; step += 1) {
    clock.pass(1000);
    for (const player of [first, ...players.slice(2)]) {
      await player.tell({ kind: 'talk', to: 'everyone', text: '' });
    }
  }
  clock.pass(1000);
  expect(
    (await first.until(({ presence }) => presence?.here.length === 3 && presence)).here,
  ).toEqual(['m1', 'm3', 'm4']);
  asleep.socket.resume();
  await asleep.roundTrip();
  clock.pass(1000);
  await first.until(({ presence }) => presence?.here.length === 4);
  asleep.socket.terminate();
  end(...players);
});
