/** @module-tag slow */

import { HOST_AWAY } from '@remez/table';
import { manualClock } from '@remez/table/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from './store/memory.ts';
import { type Browser, openBrowser, type Player, sitAt } from './testing/browser.ts';
import { comeTo, end, eventsOf, type Four, fourPlaying } from './testing/guests.ts';
import { passDays, type RunningServer, startServer } from './testing/server.ts';

const DAY = 86_400_000;

let clock: ReturnType<typeof manualClock>;
let server: RunningServer;
const start = async (keepDays = 30) => {
  clock = manualClock();
  server = await startServer({
    clock,
    uptime: clock.now,
    store: memoryStore({ now: clock.now }),
    settings: { keepDays },
  });
};
beforeEach(() => start());
afterEach(async () => {
  await server.close();
});

const UNKNOWN = { status: 404, json: { reason: 'unknownTable' } };
const NOTHING = { status: 200, json: { closed: null } };
const noticeOf = (browser: Browser, table: string) => browser.ask(`/api/tables/${table}/closed`);
const reopen = (browser: Browser, table: string) =>
  browser.ask(`/api/tables/${table}/reopen`, { method: 'POST', body: {} });
const goodbyeTo = async (browser: Browser, table: string) => {
  const player = sitAt(browser, { table });
  const reason = await player.until(({ goodbye }) => goodbye);
  player.end();
  return reason;
};

/** Four play; the opener's phone dies, and after a minute the second takes over and closes. */
const closedByFriend = async (): Promise<Four & { readonly opener: Browser }> => {
  const four = await fourPlaying(server.url, 'teams');
  const [ann, ben, ...others] = four.players as [Player, Player, ...Player[]];
  /** Whatever was gathered is told, so that the next change is told at once. */
  clock.pass(1000);
  ann.end();
  await ben.until(({ presence }) => presence?.here.length === 3);
  clock.pass(HOST_AWAY);
  await ben.act({ kind: 'takeHost' });
  await ben.act({ kind: 'close' });
  for (const player of [ben, ...others]) {
    expect(await player.until(({ goodbye }) => goodbye)).toBe('closed');
  }
  await expect
    .poll(() => server.store.directory.closedBefore(Number.POSITIVE_INFINITY))
    .toEqual([`table/${four.table}`]);
  return { ...four, opener: four.browsers[0] as Browser };
};

describe('a stranger with the code', () => {
  test('joins, sits down, waits until the host is away, and does not get the table', async () => {
    const browser = openBrowser(server.url);
    await browser.visit();
    const { table, code } = await browser.openTable('נועה');
    const host = sitAt(browser, { table });
    await host.until(({ presence }) => presence);
    host.end();
    const found = await openBrowser(server.url).ask(`/api/codes/${code}`);
    const { player } = await comeTo(server.url, String(found.json.table), 'זר');
    await player.until(({ presence }) => presence?.here.length === 1);
    await player.act({ kind: 'sit', seat: 'red.operative' });
    clock.pass(10 * HOST_AWAY);
    expect(await player.tell({ kind: 'takeHost' })).toEqual({
      kind: 'refused',
      reason: 'neverSat',
    });
    expect(await player.tell({ kind: 'close' })).toEqual({ kind: 'refused', reason: 'notHost' });
    player.end();
  });
});

describe('a table that someone else than its opener has closed', () => {
  test('tells its opener, and nobody else, by whom and when', async () => {
    const { table, code, opener, browsers } = await closedByFriend();
    expect(await noticeOf(opener, table)).toMatchObject({
      status: 200,
      json: { closed: { by: 'עמית', at: clock.now(), until: clock.now() + 7 * DAY } },
    });
    const stranger = openBrowser(server.url);
    await stranger.visit();
    for (const other of [browsers[1] as Browser, browsers[2] as Browser, stranger]) {
      expect(await noticeOf(other, table)).toMatchObject(NOTHING);
      expect(await reopen(other, table)).toMatchObject(UNKNOWN);
      expect(await goodbyeTo(other, table)).toBe('closed');
    }
    expect(await noticeOf(openBrowser(server.url), table)).toMatchObject(NOTHING);
    expect(await noticeOf(opener, 'nowhere')).toMatchObject(NOTHING);
    expect(await opener.ask(`/api/codes/${code}`)).toMatchObject(UNKNOWN);
  });

  test('is there again when its opener says so, with the match and its code', async () => {
    const { table, code, opener, browsers } = await closedByFriend();
    clock.pass(6 * DAY);
    await server.sweep();
    expect(await reopen(opener, table)).toMatchObject({ status: 200, json: { table } });
    expect(await reopen(opener, table)).toMatchObject({ status: 200 });
    expect(await noticeOf(opener, table)).toMatchObject(NOTHING);
    const ann = sitAt(opener, { table });
    const ben = sitAt(browsers[1] as Browser, { table });
    expect(await ann.until(({ view }) => view?.running)).toBe(true);
    expect(await ann.until(({ me }) => me)).toMatchObject({ host: true, seats: ['red.spymaster'] });
    expect(await ben.until(({ me }) => me)).toMatchObject({ host: false });
    await ann.act({ kind: 'play', move: { kind: 'abandon' } });
    expect(await opener.ask(`/api/codes/${code}`)).toMatchObject({ json: { table } });
    end(ann, ben);
    await passDays(server, clock, 8);
    expect(await eventsOf(server, table)).not.toEqual([]);
  });

  test('is kept for a week, however short unopened tables are kept, and then it is gone', async () => {
    await server.close();
    await start(2);
    const { table, code, opener } = await closedByFriend();
    clock.pass(7 * DAY);
    await server.sweep();
    expect(await eventsOf(server, table)).not.toEqual([]);
    for (let hour = 0; hour < 2; hour += 1) {
      clock.pass(3_600_000);
      await server.sweep();
    }
    expect(await eventsOf(server, table)).toEqual([]);
    expect(await server.store.directory.byCode(code)).toBeUndefined();
    expect(await goodbyeTo(opener, table)).toBe('unknownTable');
    expect(await reopen(opener, table)).toMatchObject(UNKNOWN);
  });

  test('after a week it is not opened again, also before the sweep', async () => {
    const { table, opener } = await closedByFriend();
    clock.pass(7 * DAY);
    expect(await noticeOf(opener, table)).toMatchObject(NOTHING);
    expect(await reopen(opener, table)).toMatchObject(UNKNOWN);
  });

  test('what the log says counts, where the server was killed before it noted it', async () => {
    await server.close();
    await start(2);
    const { table, opener } = await closedByFriend();
    const stream = `table/${table}`;
    const { directory } = server.store;
    /** Closed, and not noted. */
    await directory.setClosed(stream, null);
    await passDays(server, clock, 4);
    expect(await directory.closedBefore(clock.now())).toEqual([stream]);
    expect(await reopen(opener, table)).toMatchObject({ status: 200 });
    /** Opened again, and not noted. */
    await directory.setClosed(stream, clock.now() - 8 * DAY);
    await passDays(server, clock, 2);
    expect(await directory.closedBefore(clock.now())).toEqual([]);
    expect(await eventsOf(server, table)).not.toEqual([]);
  });

  test.each([
    ['nothing', '', 'malformed'],
    ['a list', '[]', 'malformed'],
    ['a field too many', '{"by":"me"}', 'malformed'],
  ])('is not opened by %s', async (_, body, reason) => {
    const { table, opener } = await closedByFriend();
    const response = await fetch(`${server.url}/api/tables/${table}/reopen`, {
      method: 'POST',
      headers: { cookie: opener.cookie, 'content-type': 'application/json' },
      body,
    });
    expect([response.status, await response.json()]).toEqual([400, { reason }]);
  });

  test('nor in the name of someone else’s person', async () => {
    const { table, browsers, opener } = await closedByFriend();
    const person = (await opener.visit()) as string;
    const other = browsers[1] as Browser;
    const asked = await other.ask(`/api/tables/${table}/reopen`, {
      method: 'POST',
      body: { person },
    });
    expect(asked).toMatchObject({ status: 403, json: { reason: 'unknownPerson' } });
    expect(await other.ask(`/api/tables/${table}/closed?person=${person}`)).toMatchObject(NOTHING);
  });
});
