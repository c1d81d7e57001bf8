/** @module-tag slow */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCampaignStored } from '@remez/table/campaigns';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ALLOWANCES, makeLimits } from '../limits.ts';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/port.ts';
import { sqliteStore } from '../store/sqlite/index.ts';
import { openBrowser } from '../testing/browser.ts';
import { begin, order, readCampaign, someone } from '../testing/campaigns.ts';
import { startServer } from '../testing/server.ts';
import { campaignBook } from './book.ts';

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
