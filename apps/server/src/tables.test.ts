/** @module-tag slow */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseClientMessage } from '@remez/protocol';
import { seededRandom } from '@remez/rules';
import { lenientJudge } from '@remez/rules/testing';
import { manualClock, recordingScreen } from '@remez/table/testing';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ALLOWANCES, makeLimits } from './limits.ts';
import { makeMetrics } from './metrics.ts';
import { memoryStore } from './store/memory.ts';
import type { Store } from './store/port.ts';
import { sqliteStore } from './store/sqlite/index.ts';
import { tableRegistry } from './tables.ts';
import { type Browser, openBrowser, rawScreen, sitAt } from './testing/browser.ts';
import { turnedAway } from './testing/floods.ts';
import { comeTo, eventsOf, fourPlaying, lookAt } from './testing/guests.ts';
import { passDays, type RunningServer, startServer } from './testing/server.ts';

const DAY = 86_400_000;

let clock: ReturnType<typeof manualClock>;
let server: RunningServer;
beforeEach(async () => {
  clock = manualClock();
  server = await startServer({
    clock,
    uptime: clock.now,
    store: memoryStore({ now: clock.now }),
  });
});
afterEach(async () => {
  await server.close();
});

describe('the code of a lobby', () => {
  const ask = (code: string) => openBrowser(server.url).ask(`/api/codes/${code}`);
  const UNKNOWN = { status: 404, json: { reason: 'unknownTable' } };

  test('leads to the table while the lobby is open; while a match runs its own people, and others to the door', async () => {
    const { code, table, players, browsers } = await fourPlaying(server.url, 'teams');
    expect(code).toMatch(/^\d{6}$/u);
    expect(await ask(code)).toMatchObject({ status: 409, json: { reason: 'matchRunning' } });
    const mine = await (browsers[1] as Browser).ask(`/api/codes/${code}`);
    expect(mine).toMatchObject({ status: 200, json: { table } });
    expect(players[3]?.state.view?.code).toBe(code);
    await players[0]?.act({ kind: 'play', move: { kind: 'abandon' } });
    expect(await ask(code)).toMatchObject({ status: 200, json: { table } });
    expect(players[0]?.state.view?.code).toBe(code);
    for (const player of players) player.end();
  });

  test('leads nowhere while the table is locked', async () => {
    const browser = openBrowser(server.url);
    await browser.visit();
    const { table, code } = await browser.openTable('נועה');
    const host = sitAt(browser, { table });
    await host.act({ kind: 'lock', locked: true });
    expect(await ask(code)).toMatchObject(UNKNOWN);
    await host.act({ kind: 'lock', locked: false });
    expect(await ask(code)).toMatchObject({ json: { table } });
    host.end();
  });

  test.each(['000001', 'x', '__proto__', '%D7%90', '1'.repeat(100)])(
    'is unknown if nobody has it: %s',
    async (code) => {
      expect(await ask(code)).toMatchObject(UNKNOWN);
    },
  );

  test('cannot be found by trying them all', async () => {
    await server.close();
    const codesOfAddress = { burst: 3, perSecond: 0 };
    server = await startServer({ limits: makeLimits(() => 0, { ...ALLOWANCES, codesOfAddress }) });
    const statuses = [];
    for (const code of ['1', '2', '3', '4']) statuses.push((await ask(code)).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
  });

  const withLimitInAll = async (burst: number) => {
    await server.close();
    const wrongCodesInAll = { burst, perSecond: 0 };
    const limits = makeLimits(() => 0, { ...ALLOWANCES, wrongCodesInAll });
    server = await startServer({ limits, settings: { trustedProxies: 1 } });
    /** Each time from another address. */
    let asked = 0;
    return async (code: string) => {
      asked += 1;
      const headers = { 'x-forwarded-for': `10.0.0.${asked}` };
      return (await openBrowser(server.url).ask(`/api/codes/${code}`, { headers })).status;
    };
  };

  test('cannot be found by trying them all from many addresses', async () => {
    const askFromElsewhere = await withLimitInAll(3);
    const statuses = [];
    for (const code of ['1', '2', '3', '4']) statuses.push(await askFromElsewhere(code));
    expect(statuses).toEqual([404, 404, 404, 429]);
    expect(await turnedAway(server, 'guessedCodes')).toBe(1);
  });

  test('that is right takes nothing from the others', async () => {
    const askFromElsewhere = await withLimitInAll(3);
    const browser = openBrowser(server.url);
    await browser.visit();
    const { code } = await browser.openTable('נועה');
    for (let friend = 0; friend < 10; friend += 1) expect(await askFromElsewhere(code)).toBe(200);
  });

  test('sleeps ten minutes after the last screen has gone, and a guess does not wake the table', async () => {
    const browser = openBrowser(server.url);
    await browser.visit();
    const { table, code } = await browser.openTable('נועה');
    const screen = await lookAt(browser, { table });
    /** In steps, so that heartbeats are answered and what rests is let go. */
    const minutes = async (count: number, settle: () => Promise<unknown>) => {
      for (let step = 0; step < 3 * count; step += 1) {
        clock.pass(20_000);
        await settle();
        await settle();
      }
    };
    await minutes(30, screen.roundTrip);
    expect(await ask(code)).toMatchObject({ json: { table } });
    /** By this another process knows it too. */
    const noted = await server.store.directory.byCode(code);
    expect(noted?.openedAt).toBeGreaterThan(clock.now() - 600_000);
    screen.socket.close();
    await screen.closed;
    await expect.poll(async () => (await server.metrics.screens.get()).values[0]?.value).toBe(0);
    await minutes(9, () => eventsOf(server, table));
    expect(await ask(code)).toMatchObject({ json: { table } });
    await minutes(4, () => eventsOf(server, table));
    expect(await ask(code)).toMatchObject(UNKNOWN);
    expect((await server.metrics.tables.get()).values[0]?.value).toBe(0);
    await lookAt(browser, { table });
    expect(await ask(code)).toMatchObject({ json: { table } });
  });
});

test('the code of a lobby is not kept awake by those who ask for it', async () => {
  const browser = openBrowser(server.url);
  await browser.visit();
  const { code } = await browser.openTable('נועה');
  const statuses = [];
  for (let minute = 0; minute < 14; minute += 1) {
    statuses.push((await browser.ask(`/api/codes/${code}`)).status);
    clock.pass(60_000);
  }
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(404);
});

describe('the end of a table', () => {
  test('the host closes it: done, goodbye to everyone, and nothing is left of it', async () => {
    const { code, table, players, browsers } = await fourPlaying(server.url, 'teams');
    const watcher = await lookAt(browsers[2] as Browser, { table, watching: true });
    expect(await players[0]?.tell({ kind: 'close' })).toEqual({ kind: 'done' });
    for (const player of players) {
      expect(await player.until(({ goodbye }) => goodbye)).toBe('closed');
    }
    expect(await watcher.until('goodbye')).toMatchObject({ reason: 'closed' });
    await expect.poll(() => eventsOf(server, table)).toEqual([]);
    expect(await server.store.directory.byCode(code)).toBeUndefined();
    const back = sitAt(browsers[0] as Browser, { table });
    expect(await back.until(({ goodbye }) => goodbye)).toBe('unknownTable');
  });

  test('what was asked before it was closed is answered before the goodbye', async () => {
    /** On a real disk, where closing takes long enough for the other question to arrive. */
    const folder = mkdtempSync(join(tmpdir(), 'remez-tables-'));
    const store = await sqliteStore({ folder });
    await server.close();
    server = await startServer({ store });
    onTestFinished(async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    });
    const browser = openBrowser(server.url);
    await browser.visit();
    const host = await lookAt(browser, await browser.openTable('נועה'));
    const seen = host.frames.length;
    host.send({ type: 'command', id: 'a', command: { kind: 'close' } });
    host.send({ type: 'command', id: 'b', command: { kind: 'lock', locked: true } });
    await host.closed;
    expect(host.frames.slice(seen)).toEqual([
      '{"type":"done","id":"a"}',
      '{"type":"refused","id":"b","reason":"closed"}',
      '{"type":"goodbye","reason":"closed"}',
    ]);
  });

  test('a table that nobody has opened for thirty days is removed, one in use is kept', async () => {
    const browser = openBrowser(server.url);
    await browser.visit();
    const { table: old, code } = await browser.openTable('נועה');
    const { table: used } = await browser.openTable('נועה');
    await passDays(server, clock, 20);
    const visit = sitAt(browser, { table: used });
    await visit.until(({ view }) => view);
    visit.end();
    await expect.poll(async () => (await server.metrics.screens.get()).values[0]?.value).toBe(0);
    await passDays(server, clock, 10);
    expect(await eventsOf(server, old)).not.toEqual([]);
    await passDays(server, clock, 2);
    expect(await eventsOf(server, old)).toEqual([]);
    expect(await server.store.directory.byCode(code)).toBeUndefined();
    await passDays(server, clock, 40);
    expect(await eventsOf(server, used)).not.toEqual([]);
    const { store } = server;
    await server.close();
    server = await startServer({ clock, uptime: clock.now, store });
    await passDays(server, clock, 9);
    expect(await eventsOf(server, used)).toEqual([]);
  });

  test('how many days is the host’s to say', async () => {
    await server.close();
    const { store } = server;
    server = await startServer({ clock, uptime: clock.now, store, settings: { keepDays: 4 } });
    const browser = openBrowser(server.url);
    await browser.visit();
    const { table } = await browser.openTable('נועה');
    await passDays(server, clock, 4);
    expect(await eventsOf(server, table)).not.toEqual([]);
    await passDays(server, clock, 2);
    expect(await eventsOf(server, table)).toEqual([]);
  });

  test('a server that stops says so to everyone, and not that it is for ever', async () => {
    const { table, players } = await fourPlaying(server.url, 'teams');
    const { browser } = await comeTo(server.url, table);
    const screens = [await lookAt(browser, { table }), await lookAt(browser, { table })];
    const unknown = await rawScreen(openBrowser(server.url));
    await server.close();
    for (const screen of [...screens, unknown]) {
      expect(await screen.until('goodbye')).toEqual({ type: 'goodbye', reason: 'shutdown' });
      expect((await screen.closed).code).toBe(1001);
    }
    for (const player of players) {
      await player.until(({ status }) => status === 'reconnecting');
      player.end();
    }
  });
});

describe('the tables that are held open', () => {
  let store: Store;
  beforeEach(() => {
    store = memoryStore({ now: clock.now });
  });
  const registryOn = (given: Store, uptime: () => number = clock.now) =>
    tableRegistry({
      store: given,
      clock,
      uptime,
      random: seededRandom(1),
      judge: lenientJudge,
      faults: ({ error }) => expect.fail(String(error)),
      metrics: makeMetrics(),
    });
  const createdIn = async (registry: ReturnType<typeof registryOn>) => {
    const created = await registry.create({ person: 'ann', name: 'Ann', settings: {} });
    if (!created.ok) throw new Error(created.failure);
    return created.value.table;
  };

  test('a table at which someone has sat for weeks is in use, also just after they leave', async () => {
    const registry = registryOn(store);
    const table = await createdIn(registry);
    const opened = await registry.open(table);
    const leave = opened.ok ? opened.value.enter(recordingScreen('ann')) : () => {};
    for (let day = 0; day < 40; day += 1) {
      clock.pass(DAY);
      await registry.sweep(30);
    }
    leave();
    clock.pass(DAY);
    await registry.sweep(30);
    expect(await eventsOf({ store }, table)).not.toEqual([]);
    await registry.close();
  });

  test('a table that is opened while others are swept away is kept', async () => {
    const registry = registryOn({
      ...store,
      async remove(stream, onlyIf) {
        await registry.open(second);
        return store.remove(stream, onlyIf);
      },
    });
    const first = await createdIn(registry);
    clock.pass(1);
    const second = await createdIn(registry);
    for (let day = 0; day < 32; day += 1) {
      clock.pass(DAY);
      await registry.sweep(30);
    }
    expect(await eventsOf({ store }, first)).toEqual([]);
    expect(await eventsOf({ store }, second)).not.toEqual([]);
    await registry.close();
  });

  test('a table that another process opens at the last moment is kept', async () => {
    const other = registryOn(store);
    const table = await createdIn(other);
    const opened: boolean[] = [];
    const registry = registryOn({
      ...store,
      async remove(stream, onlyIf) {
        opened.push((await other.open(table)).ok);
        return store.remove(stream, onlyIf);
      },
    });
    for (let day = 0; day < 32; day += 1) {
      clock.pass(DAY);
      await registry.sweep(30);
    }
    expect(opened).toEqual([true]);
    expect(await eventsOf({ store }, table)).not.toEqual([]);
    await registry.close();
    await other.close();
  });

  /** A process on this store that sweeps every hour, for so many hours. */
  const sweptBy = async (registry: ReturnType<typeof registryOn>, hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) {
      clock.pass(3_600_000);
      await registry.sweep(30);
    }
  };

  test('a table that was made while the clock was 400 days behind is not swept when it is set right', async () => {
    let up = 0;
    const registry = registryOn(store, () => up);
    const table = await createdIn(registry);
    const opened = await registry.open(table);
    const leave = opened.ok ? opened.value.enter(recordingScreen('ann')) : () => {};
    leave();
    clock.pass(400 * DAY);
    for (let hour = 0; hour < 24 * 29; hour += 1) {
      up += 3_600_000;
      await sweptBy(registry, 1);
    }
    expect(await eventsOf({ store }, table)).not.toEqual([]);
    await registry.close();
  });

  test('nor is it by the next process, for a week in which anyone may open it', async () => {
    const table = await createdIn(registryOn(store));
    clock.pass(400 * DAY);
    const next = registryOn(store);
    await sweptBy(next, 24 * 7);
    expect(await eventsOf({ store }, table)).not.toEqual([]);
    await next.open(table);
    await sweptBy(next, 24 * 60);
    expect(await eventsOf({ store }, table)).not.toEqual([]);
    await next.close();
    await sweptBy(registryOn(store), 24 * 31);
    expect(await eventsOf({ store }, table)).toEqual([]);
  });

  test('no single reading of the clock removes a table, however far it jumps', async () => {
    const table = await createdIn(registryOn(store));
    const next = registryOn(store);
    await sweptBy(next, 24 * 24);
    clock.pass(400 * DAY);
    await next.sweep(30);
    await next.sweep(30);
    expect(await eventsOf({ store }, table)).not.toEqual([]);
  });

  test('the id under which a table was opened is one that no client can send', async () => {
    const table = await createdIn(registryOn(store));
    for (const { commandId: id } of await eventsOf({ store }, table)) {
      const message = JSON.stringify({ type: 'command', id, command: { kind: 'start' } });
      expect(parseClientMessage(message).ok).toBe(false);
    }
  });
});
