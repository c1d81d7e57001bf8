import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCampaignStored } from '@remez/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { campaignBook } from './campaigns.ts';
import { ALLOWANCES, makeLimits } from './limits.ts';
import { projections } from './projections.ts';
import { memoryStore } from './store/memory.ts';
import type { Store } from './store/port.ts';
import { sqliteStore } from './store/sqlite/index.ts';
import { openBrowser } from './testing/browser.ts';
import { begin, order, readCampaign, someone } from './testing/campaigns.ts';
import { startServer } from './testing/server.ts';

/** A real store, and what was read from it. */
const watchedStore = (store: Store) => {
  const reads: { readonly stream: string; readonly events: number }[] = [];
  const watched: Store = {
    ...store,
    log: {
      ...store.log,
      async read(stream, fromVersion) {
        const page = await store.log.read(stream, fromVersion);
        reads.push({ stream, events: page.length });
        return page;
      },
    },
  };
  const readFrom = (stream: string) => reads.filter((read) => read.stream === stream);
  return { store: watched, readFrom };
};

const RENAMES = 8000;

/** As an older release let it grow. */
const renameOften = async (store: Store, stream: string) => {
  const names = Array.from({ length: RENAMES }, (_, index) => `המסע ${index}`);
  for (let from = 0; from < RENAMES; from += 400) {
    await store.log.append(stream, 1 + from, {
      commandId: `rename ${from}`,
      by: 'ann',
      at: 1,
      events: names
        .slice(from, from + 400)
        .map((name) => makeCampaignStored({ kind: 'renamed', name })),
    });
  }
};

const openSqlite = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'remez-load-'));
  const store = await sqliteStore({ folder });
  onTestFinished(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
  return store;
};

describe('a campaign that was renamed eight thousand times', () => {
  test('D22 · strangers do not make the server read it, and members together read it once', async () => {
    const { store, readFrom } = watchedStore(await openSqlite());
    const server = await startServer({ store });
    onTestFinished(server.close);
    const ann = await someone(server.url);
    const campaign = await begin(ann);
    const stream = `campaign/${campaign}`;
    await renameOften(store, stream);
    const before = readFrom(stream).length;

    const nobody = openBrowser(server.url);
    const eve = await someone(server.url);
    const turnedAway = await Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        readCampaign(index % 2 === 0 ? nobody : eve, campaign),
      ),
    );
    for (const { status, json } of turnedAway) {
      expect({ status, json }).toEqual({ status: 403, json: { reason: 'notCampaignMember' } });
    }
    expect((await order(eve, campaign, { kind: 'reset' })).status).toBe(403);
    expect(readFrom(stream)).toHaveLength(before);

    const shown = await Promise.all(Array.from({ length: 100 }, () => readCampaign(ann, campaign)));
    for (const { view } of shown) expect(view.name).toBe(`המסע ${RENAMES - 1}`);
    const events = readFrom(stream)
      .slice(before)
      .reduce((sum, read) => sum + read.events, 0);
    expect(events).toBe(RENAMES + 1);
    expect(Math.max(...readFrom(stream).map((read) => read.events))).toBeLessThan(1000);

    expect(await order(ann, campaign, { kind: 'rename', name: 'עוד אחד' })).toMatchObject({
      status: 409,
      json: { reason: 'tooManyChanges' },
    });
  });

  test('D22 · a person’s orders have a rate, and reading goes on', async () => {
    const server = await startServer({ limits: makeLimits(() => 0) });
    onTestFinished(server.close);
    const ann = await someone(server.url);
    const campaign = await begin(ann);
    for (let turn = 0; turn < ALLOWANCES.ordersOfPerson.burst; turn += 1) {
      const name = `המסע ${turn}`;
      expect((await order(ann, campaign, { kind: 'rename', name })).status).toBe(200);
    }
    expect(await order(ann, campaign, { kind: 'rename', name: 'עוד' })).toMatchObject({
      status: 429,
      json: { reason: 'tooFast' },
    });
    expect((await readCampaign(ann, campaign)).status).toBe(200);
  });
});

describe('what one person keeps', () => {
  test('D22 · nobody begins campaigns without end', async () => {
    const book = campaignBook({ store: memoryStore(), clock: { now: () => 7 } });
    const request = { name: 'Our way', person: 'ann', as: 'Ann' };
    for (let each = 0; each < 100; each += 1) expect((await book.begin(request)).ok).toBe(true);
    expect(await book.begin(request)).toMatchObject({ failure: 'tooManyCampaigns' });
    expect(await book.listOf('ann')).toHaveLength(100);
  });
});

describe('projections', () => {
  const counting = (most: number) => {
    const { store, readFrom } = watchedStore(memoryStore());
    const counted = projections<number>({
      log: store.log,
      most,
      fold: (sum = 0, { event }) => sum + (event as number),
    });
    let written = 0;
    const write = async (stream: string, ...numbers: readonly number[]) => {
      written += 1;
      const events = numbers.map((event) => ({ schema: 1, event }));
      const { version } = await counted.fresh(stream);
      await store.log.append(stream, version, { commandId: `${written}`, by: 'x', at: 1, events });
    };
    return { counted, write, readFrom };
  };

  test('only what is new is read, and nothing that was written before is missing', async () => {
    const { counted, write, readFrom } = counting(10);
    await write('t', 1, 2, 3);
    expect(await counted.fresh('t')).toEqual({ state: 6, version: 3 });
    const before = readFrom('t').length;
    await write('t', 4);
    expect(await counted.fresh('t')).toEqual({ state: 10, version: 4 });
    const events = readFrom('t')
      .slice(before)
      .map((read) => read.events);
    expect(events.filter((count) => count > 0)).toEqual([1]);
  });

  test('whoever asks while another read is under way still sees what was written before', async () => {
    const { log } = memoryStore();
    const write = (version: number, event: number) =>
      log.append('t', version, {
        commandId: `${version}`,
        by: 'x',
        at: 1,
        events: [{ schema: 1, event }],
      });
    let answered = Promise.withResolvers<void>();
    answered.resolve();
    const counted = projections<number>({
      log: {
        ...log,
        read: async (stream, from) => {
          const page = await log.read(stream, from);
          await answered.promise;
          return page;
        },
      },
      most: 10,
      fold: (sum = 0, { event }) => sum + (event as number),
    });
    await write(0, 1);
    await counted.fresh('t');
    answered = Promise.withResolvers<void>();
    const early = counted.fresh('t');
    await write(1, 5);
    const late = [counted.fresh('t'), counted.fresh('t')];
    answered.resolve();
    expect((await early).state).toBe(1);
    for (const each of late) expect((await each).state).toBe(6);
  });

  test('those that nobody asks for are let go of, and can be read again', async () => {
    const { counted, write } = counting(3);
    for (const stream of ['a', 'b', 'c', 'd', 'e']) await write(stream, 7);
    for (const stream of ['a', 'b', 'c', 'd', 'e']) {
      expect(await counted.fresh(stream)).toEqual({ state: 7, version: 1 });
      expect(counted.size).toBeLessThanOrEqual(3);
    }
  });

  test('a read that fails is not remembered', async () => {
    const { store } = watchedStore(memoryStore());
    let failing = true;
    const log = {
      ...store.log,
      read: async (stream: string, from: number) => {
        if (failing) throw new Error('the store is busy');
        return store.log.read(stream, from);
      },
    };
    const counted = projections<number>({ log, most: 3, fold: (sum = 0) => sum + 1 });
    const together = await Promise.allSettled([counted.fresh('t'), counted.fresh('t')]);
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    failing = false;
    expect(await counted.fresh('t')).toEqual({ state: undefined, version: 0 });
  });
});
