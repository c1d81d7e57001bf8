/** @module-tag slow */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@remez/table/testing';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/port.ts';
import { openBrowser, sitAt } from '../testing/browser.ts';
import {
  begin,
  campaigning,
  campaignsOf,
  missionIn,
  order,
  readCampaign,
  someone,
} from '../testing/campaigns.ts';
import { loseMatch, type Pair, sitDown, twoBrowsers, winMatch } from '../testing/duet.ts';
import { end, lookAt } from '../testing/guests.ts';
import { startProcess } from '../testing/process.ts';
import { passDays, type RunningServer, startServer } from '../testing/server.ts';

const DAY = 86_400_000;

let server: RunningServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  await server.close();
});

/** A store in which something happens before a table's report is written to a campaign. */
const withCampaignWrites = (store: Store, before: () => Promise<void>): Store => ({
  ...store,
  log: {
    ...store.log,
    async append(stream, version, entry) {
      if (stream.startsWith('campaign/') && entry.by === 'table') await before();
      return store.log.append(stream, version, entry);
    },
  },
});

describe('a table that is opened for a campaign', () => {
  /** Two members, the first of whom has opened a new table for the next mission. */
  const opened = async () => {
    const { campaign, ...pair } = await campaigning(server.url);
    await winMatch(pair);
    end(...pair.players);
    const [ann, ben] = pair.browsers;
    const duet = { campaign, mission: 'berlin' } as const;
    const { table } = await ann.openTable('נועה', { game: 'duet', duet });
    return { campaign, table, before: pair.table, ann, ben };
  };
  const openFor = async (browser: Parameters<typeof readCampaign>[0], campaign: string) =>
    (await readCampaign(browser, campaign)).view.mine?.open;

  test('D22 · the other member finds it, on the page and on the list', async () => {
    const { campaign, table, ben } = await opened();
    const found = { table, by: 'נועה' };
    expect(await openFor(ben, campaign)).toEqual(found);
    expect(await campaignsOf(ben)).toMatchObject([{ campaign, open: found }]);
    expect((await order(ben, campaign, { kind: 'share' })).view.mine?.open).toEqual(found);
  });

  test('D22 · neither a stranger, nor the shared link, nor another table of the campaign tells of it', async () => {
    const { campaign, table, before, ann } = await opened();
    const { share } = (await order(ann, campaign, { kind: 'share' })).view.mine ?? {};
    const eve = await someone(server.url);
    const sights = [
      await readCampaign(eve, campaign),
      await readCampaign(eve, campaign, `?see=${share}`),
      await readCampaign(openBrowser(server.url), campaign, `?see=${share}`),
      await readCampaign(eve, campaign, `?table=${before}`),
    ];
    expect(sights.map(({ status }) => status)).toEqual([403, 200, 200, 200]);
    expect(JSON.stringify(sights)).not.toContain(table);
    expect(await campaignsOf(eve)).toEqual([]);
  });

  test('D22 · once it is closed, or plays for something else, nobody is led there', async () => {
    const { campaign, table, ann, ben } = await opened();
    const host = sitAt(ann, { table });
    await host.until(({ me }) => me);
    const none = { duet: { campaign: null, mission: null } };
    await host.act({ kind: 'set', settings: none });
    expect(await openFor(ben, campaign)).toBeUndefined();
    await host.act({ kind: 'set', settings: { duet: { campaign, mission: 'berlin' } } });
    expect((await openFor(ben, campaign))?.table).toBe(table);
    await host.act({ kind: 'close' });
    expect(await openFor(ben, campaign)).toBeUndefined();
    expect((await campaignsOf(ben))[0]).not.toHaveProperty('open');
    end(host);
  });

  test('D22 · whom its host has sent away is not led there', async () => {
    const { campaign, table, ann, ben } = await opened();
    const [host, guest] = [sitAt(ann, { table }), sitAt(ben, { table })];
    await host.until(({ me }) => me);
    await guest.until(({ me }) => me);
    await guest.act({ kind: 'join', name: 'עמית' });
    await host.act({ kind: 'remove', member: 'm2' });
    expect(await openFor(ben, campaign)).toBeUndefined();
    expect((await openFor(ann, campaign))?.table).toBe(table);
    end(host, guest);
  });

  test('D22 · a match of it that is told to the campaign ends the search', async () => {
    const { campaign, ...pair } = await campaigning(server.url);
    const [ann] = pair.browsers;
    expect((await openFor(ann, campaign))?.table).toBe(pair.table);
    await loseMatch(pair);
    expect(await openFor(ann, campaign)).toBeUndefined();
    end(...pair.players);
  });

  test.each([
    ['nobody waits there', false, 404],
    ['someone waits there', true, 200],
  ] as const)(
    'D22 · to look for it is no visit: where %s its code goes its own way',
    async (_, isWaiting, status) => {
      await server.close();
      const clock = manualClock();
      server = await startServer({ clock, store: memoryStore({ now: clock.now }) });
      const ann = await someone(server.url);
      const campaign = await begin(ann);
      const { table, code } = await ann.openTable('נועה', { game: 'duet', duet: { campaign } });
      const host = isWaiting ? await lookAt(ann, { table }) : undefined;
      /** From heartbeat to heartbeat, so that whoever waits answers them; asked every minute. */
      for (let beat = 1; beat <= 14 * 20; beat += 1) {
        clock.pass(3000);
        await host?.roundTrip();
        if (beat % 20 === 0) expect((await openFor(ann, campaign))?.table).toBe(table);
      }
      const found = await (await someone(server.url)).ask(`/api/codes/${code}`);
      expect(found.status).toBe(status);
      host?.socket.close();
    },
  );

  test('D22 · a table is opened although its campaign cannot be told', async () => {
    await server.close();
    const store = memoryStore();
    let broken = false;
    const append: Store['log']['append'] = async (stream, version, entry) => {
      if (broken && stream.startsWith('campaign/')) throw new Error('no disk');
      return store.log.append(stream, version, entry);
    };
    server = await startServer({ store: { ...store, log: { ...store.log, append } } });
    const ann = await someone(server.url);
    const campaign = await begin(ann);
    broken = true;
    const { table } = await ann.openTable('נועה', { game: 'duet', duet: { campaign } });
    const host = sitAt(ann, { table });
    await host.until(({ me }) => me);
    expect(await openFor(ann, campaign)).toBeUndefined();
    end(host);
  });
});

describe('a table that plays for a campaign', () => {
  test('D22 · a standard win with nine tokens marks Prague, and both players are members', async () => {
    const { campaign, ...pair } = await campaigning(server.url);
    const [ann, ben] = pair.browsers;
    expect((await readCampaign(ben, campaign)).status).toBe(403);
    await winMatch(pair);
    expect(await missionIn(ben, campaign, 'prague')).toMatchObject({ state: 'won', wins: 1 });
    expect((await missionIn(ben, campaign, 'prague'))?.best).toBeTypeOf('number');
    expect(await missionIn(ann, campaign, 'berlin')).toMatchObject({ state: 'open' });
    expect(await campaignsOf(ben)).toMatchObject([{ campaign, won: 1, members: 2 }]);
    end(...pair.players);
  });

  test('D22 · nobody is shown the end of a match before its campaign has it', async () => {
    await server.close();
    const store = memoryStore();
    const reached = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const held = withCampaignWrites(store, async () => {
      reached.resolve();
      await gate.promise;
    });
    server = await startServer({ store: held });
    const { campaign, ...pair } = await campaigning(server.url);
    const [ann] = pair.browsers;
    const witness = await lookAt(ann, { table: pair.table, watching: true });
    const ending = loseMatch(pair);
    await reached.promise;
    await witness.roundTrip();
    const views = witness.frames.filter((frame) => frame.startsWith('{"type":"view"'));
    expect(views.at(-1)).toContain('"running":true');
    gate.resolve();
    await ending;
    await witness.until('view', ({ view }) => view.match !== undefined && !view.running);
    expect(await missionIn(ann, campaign, 'prague')).toMatchObject({ state: 'lost', losses: 1 });
    witness.socket.close();
    end(...pair.players);
  });

  test('D22 · a mission is played, won and lost by its own name, and again', async () => {
    const { campaign, ...pair } = await campaigning(server.url);
    const [ann] = pair.browsers;
    await winMatch(pair);
    await pair.players[0].act({ kind: 'set', settings: { duet: { mission: 'berlin' } } });
    await loseMatch(pair);
    expect(await missionIn(ann, campaign, 'berlin')).toMatchObject({ state: 'lost', losses: 1 });
    await winMatch(pair);
    expect(await missionIn(ann, campaign, 'berlin')).toMatchObject({ wins: 1, losses: 1 });
    expect(await missionIn(ann, campaign, 'london')).toMatchObject({ state: 'open' });
    end(...pair.players);
  });

  test('D22 · with ten tokens, or left unfinished, nothing is counted', async () => {
    const { campaign, ...pair } = await campaigning(server.url);
    const [host] = pair.players;
    await host.act({ kind: 'set', settings: { duet: { tokens: 10 } } });
    await winMatch(pair);
    await host.act({ kind: 'set', settings: { duet: { tokens: 9 } } });
    await host.act({ kind: 'start' });
    await host.act({ kind: 'play', move: { kind: 'abandon' } });
    expect(await missionIn(pair.browsers[0], campaign, 'prague')).toMatchObject({
      state: 'open',
      wins: 0,
      losses: 0,
    });
    end(...pair.players);
  });

  test('D22 · a locked mission is refused: when it is set, when a table opens, and when a match begins', async () => {
    const { campaign, ...pair } = await campaigning(server.url);
    const [host] = pair.players;
    const [ann] = pair.browsers;
    const set = { kind: 'set', settings: { duet: { mission: 'berlin' } } } as const;
    expect(await host.tell(set)).toMatchObject({ kind: 'refused', reason: 'lockedMission' });
    expect(host.state.view?.settings.duet.mission).toBeNull();
    const opening = await ann.ask('/api/tables', {
      method: 'POST',
      body: {
        name: 'נועה',
        settings: { game: 'duet', duet: { campaign, mission: 'vatican' } },
      },
    });
    expect(opening).toMatchObject({ status: 400, json: { reason: 'lockedMission' } });
    await winMatch(pair);
    await host.act(set);
    await order(ann, campaign, { kind: 'reset' });
    expect(await host.tell({ kind: 'start' })).toMatchObject({ reason: 'lockedMission' });
    expect(await host.tell({ kind: 'again' })).toMatchObject({ reason: 'lockedMission' });
    end(...pair.players);
  });

  test('D22 · the host is told before they ask that a mission was locked, and when it is open again', async () => {
    const { campaign, ...pair } = await campaigning(server.url);
    const [ann] = pair.browsers;
    const [host] = pair.players;
    await winMatch(pair);
    const set = (mission: string) => ({ kind: 'set', settings: { duet: { mission } } }) as const;
    await host.act(set('berlin'));
    await host.until(({ me }) => me?.can.start);
    await order(ann, campaign, { kind: 'reset' });
    await host.until(({ me }) => me?.whyNotStart === 'lockedMission' && !me.can.start);
    await host.act(set('prague'));
    await host.until(({ me }) => me?.can.start && me.can.again && me.whyNotStart === undefined);
    end(...pair.players);
  });

  test('D22 · nobody plays for someone else’s campaign, nor for one that does not exist', async () => {
    const campaign = await begin(await someone(server.url));
    const browsers = await twoBrowsers(server.url);
    const pair = await sitDown(browsers, undefined);
    const [host] = pair.players;
    const choose = (id: string) => host.tell({ kind: 'set', settings: { duet: { campaign: id } } });
    expect(await choose(campaign)).toMatchObject({ reason: 'notCampaignMember' });
    expect(await choose('A'.repeat(22))).toMatchObject({ reason: 'unknownCampaign' });
    expect(host.state.view?.settings.duet.campaign).toBeNull();
    const opening = await browsers[0].ask('/api/tables', {
      method: 'POST',
      body: { name: 'נועה', settings: { game: 'duet', duet: { campaign } } },
    });
    expect(opening).toMatchObject({ status: 400, json: { reason: 'notCampaignMember' } });
    end(...pair.players);
  });

  test('D22 · when everyone to whom it belongs has gone, the table does not play for it', async () => {
    const { campaign, ...pair } = await campaigning(server.url);
    const [ann, ben] = pair.players;
    const third = await someone(server.url);
    const cat = sitAt(third, { table: pair.table });
    await cat.until(({ me }) => me);
    await cat.act({ kind: 'join', name: 'דנה' });
    await ann.act({ kind: 'leave' });
    await cat.act({ kind: 'sit', seat: 'a' });
    await ben.until(({ me }) => me?.host);
    expect(await ben.tell({ kind: 'start' })).toMatchObject({ reason: 'notCampaignMember' });
    await ben.act({ kind: 'set', settings: { duet: { campaign: null } } });
    await ben.act({ kind: 'start' });
    expect(await missionIn(pair.browsers[0], campaign, 'prague')).toMatchObject({ losses: 0 });
    end(cat, ...pair.players);
  });

  test('D22 · whoever may be at the table may look at its campaign, and at no other', async () => {
    const { campaign, ...pair } = await campaigning(server.url);
    const [ann, ben] = pair.browsers;
    const here = `?table=${pair.table}`;
    const shown = await readCampaign(ben, campaign, here);
    expect(shown.status).toBe(200);
    expect(shown.view.mine).toBeUndefined();
    const other = await begin(ann, 'אחר');
    expect((await readCampaign(ben, other, here)).status).toBe(403);
    expect((await readCampaign(ben, campaign, '?table=nowhere')).status).toBe(403);
    await pair.players[0].act({ kind: 'lock', locked: true });
    expect((await readCampaign(await someone(server.url), campaign, here)).status).toBe(403);
    expect((await readCampaign(ben, campaign, here)).status).toBe(200);
    end(...pair.players);
  });

  test('D22 · the campaign a match began for is the one that is told, whatever is set later', async () => {
    const { campaign, ...pair } = await campaigning(server.url);
    const other = await begin(pair.browsers[0], 'אחר');
    await loseMatch(pair);
    await pair.players[0].act({ kind: 'set', settings: { duet: { campaign: other } } });
    expect(await missionIn(pair.browsers[0], campaign, 'prague')).toMatchObject({ losses: 1 });
    expect(await missionIn(pair.browsers[0], other, 'prague')).toMatchObject({ losses: 0 });
    end(...pair.players);
  });
});

describe('a campaign outlives everything', () => {
  test('D22 · the table is swept away, and the campaign stays', async () => {
    await server.close();
    const clock = manualClock();
    server = await startServer({ clock, store: memoryStore({ now: clock.now }) });
    const { campaign, ...pair } = await campaigning(server.url);
    await winMatch(pair);
    end(...pair.players);
    await server.close();
    const later = manualClock(clock.now() + 400 * DAY);
    server = await startServer({ clock: later, uptime: later.now, store: server.store });
    await passDays(server, later, 9);
    expect(await server.store.log.read(`table/${pair.table}`, 0)).toEqual([]);
    const ann = openBrowser(server.url, pair.browsers[0].cookie);
    expect(await missionIn(ann, campaign, 'prague')).toMatchObject({ wins: 1 });
    const again = await sitDown([ann, await someone(server.url)], { campaign, mission: 'berlin' });
    await winMatch(again);
    expect(await campaignsOf(ann)).toMatchObject([{ campaign, won: 2, members: 3 }]);
    end(...again.players);
  });

  test('D22 · deleting the table at once leaves the campaign as it was', async () => {
    const { campaign, ...pair } = await campaigning(server.url);
    await winMatch(pair);
    await pair.players[0].act({ kind: 'close' });
    expect(await missionIn(pair.browsers[1], campaign, 'prague')).toMatchObject({ wins: 1 });
    end(...pair.players);
  });

  /** A server that is killed after the end of a match and before its campaign hears of it. */
  const withUndeliveredMatch = async (then = async (_: Pair['players']) => {}) => {
    const store = memoryStore();
    const killed = withCampaignWrites(store, () => Promise.reject(new Error('killed')));
    const dying = await startServer({ store: killed });
    const { campaign, ...pair } = await campaigning(dying.url);
    await winMatch(pair);
    const [ann] = pair.browsers;
    expect(await missionIn(ann, campaign, 'prague')).toMatchObject({ wins: 0 });
    await then(pair.players);
    end(...pair.players);
    await dying.close();
    return { store, campaign, table: pair.table, cookie: ann.cookie };
  };

  test('D22 · a match that was not told is told once, when its table is next opened', async () => {
    const { store, campaign, table, cookie } = await withUndeliveredMatch();
    for (let visit = 0; visit < 3; visit += 1) {
      const next = await startServer({ store });
      const ann = openBrowser(next.url, cookie);
      const player = sitAt(ann, { table });
      await player.until(({ view }) => view);
      expect(await missionIn(ann, campaign, 'prague')).toMatchObject({ wins: 1 });
      player.end();
      await next.close();
    }
  });

  test('D22 · a table whose match cannot be told is not swept away until it can', async () => {
    const { store, campaign, table, cookie } = await withUndeliveredMatch();
    const clock = manualClock(Date.now() + 400 * DAY);
    const broken = withCampaignWrites(store, () => Promise.reject(new Error('full')));
    const failing = await startServer({ store: broken, clock, uptime: clock.now });
    await passDays(failing, clock, 9);
    expect(await store.log.read(`table/${table}`, 0)).not.toEqual([]);
    await failing.close();
    const next = await startServer({ store, clock, uptime: clock.now });
    await passDays(next, clock, 2);
    expect(await store.log.read(`table/${table}`, 0)).toEqual([]);
    const ann = openBrowser(next.url, cookie);
    expect(await missionIn(ann, campaign, 'prague')).toMatchObject({ wins: 1 });
    await next.close();
  });

  test('D22 · a match that was not told is told before its table is swept away', async () => {
    const { store, campaign, cookie } = await withUndeliveredMatch();
    const clock = manualClock(Date.now() + 400 * DAY);
    const next = await startServer({ store, clock, uptime: clock.now });
    await passDays(next, clock, 9);
    const ann = openBrowser(next.url, cookie);
    expect(await missionIn(ann, campaign, 'prague')).toMatchObject({ wins: 1 });
    await next.close();
  });

  test.each([
    ['its opener', 0],
    ['another host', 1],
  ] as const)(
    'D22 · a table that %s closes goes when its match is told, not before',
    async (_, closer) => {
      const { store, campaign, table, cookie } = await withUndeliveredMatch(
        async ([host, other]) => {
          if (closer === 1) await host.act({ kind: 'handOver', member: 'm2' });
          await other.until(({ me }) => me?.host === (closer === 1));
          await [host, other][closer]?.act({ kind: 'close' });
        },
      );
      const clock = manualClock(Date.now() + 400 * DAY);
      const broken = withCampaignWrites(store, () => Promise.reject(new Error('full')));
      const failing = await startServer({ store: broken, clock, uptime: clock.now });
      await passDays(failing, clock, 9);
      expect(await store.log.read(`table/${table}`, 0)).not.toEqual([]);
      await failing.close();
      const next = await startServer({ store, clock, uptime: clock.now });
      await passDays(next, clock, 2);
      expect(await store.log.read(`table/${table}`, 0)).toEqual([]);
      const ann = openBrowser(next.url, cookie);
      expect(await missionIn(ann, campaign, 'prague')).toMatchObject({ wins: 1 });
      await next.close();
    },
  );

  test('D22 · a killed process comes back with the same campaign, on disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'remez-campaign-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    let running = await startProcess(folder);
    onTestFinished(() => running.kill());
    const { campaign, ...pair } = await campaigning(running.url);
    await winMatch(pair);
    end(...pair.players);
    await running.kill();
    running = await startProcess(folder, running.port);
    const [ann, ben] = pair.browsers;
    expect(await campaignsOf(ben)).toMatchObject([{ campaign, won: 1 }]);
    const again = await sitDown([ann, ben], { campaign, mission: 'moscow' });
    await loseMatch(again);
    end(...again.players);
    expect(await missionIn(ann, campaign, 'moscow')).toMatchObject({ state: 'lost' });
    expect(await running.stop()).toBe(0);
  });
});
