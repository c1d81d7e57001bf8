import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/port.ts';
import { sqliteStore } from '../store/sqlite/index.ts';
import { type CampaignBook, campaignBook } from './book.ts';
import { campaignLists } from './lists.ts';

const pragueIn = (seen: Awaited<ReturnType<CampaignBook['read']>>) =>
  seen.ok ? seen.value.missions.find(({ mission }) => mission === 'prague') : undefined;

describe.each([
  ['memory', async () => ({ store: memoryStore() as Store, dispose: async () => {} })],
  [
    'SQLite',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'remez-book-'));
      const store = await sqliteStore({ folder });
      const dispose = async () => {
        await store.close();
        await rm(folder, { recursive: true });
      };
      return { store: store as Store, dispose };
    },
  ],
] as const)('the book of campaigns in %s', (_, makeStore) => {
  const opened = async () => {
    const { store, dispose } = await makeStore();
    onTestFinished(dispose);
    const book = campaignBook({ store, clock: { now: () => 7 } });
    const begun = await book.begin({ name: 'Our way', person: 'ann', as: 'Ann' });
    if (!begun.ok) throw new Error(begun.failure);
    return { store, book, id: begun.value.campaign };
  };
  const report = (match: string) =>
    ({
      match,
      mission: 'prague',
      won: true,
      score: 5,
      players: [{ person: 'ben', name: 'Ben' }],
    }) as const;

  test('D22 · a match told many times at once, by several servers, counts once', async () => {
    const { store, book, id } = await opened();
    const another = campaignBook({ store, clock: { now: () => 8 } });
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? book : another).record(id, report('table/t#1')),
      ),
    );
    const seen = await book.read(id, { person: 'ben', see: undefined, atItsTable: false });
    expect(pragueIn(seen)).toMatchObject({ wins: 1 });
    expect(await another.listOf('ben')).toMatchObject([{ campaign: id, members: 2 }]);
  });

  test('D22 · different matches told at once all count', async () => {
    const { book, id } = await opened();
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => book.record(id, report(`table/t#${index}`))),
    );
    const seen = await book.read(id, { person: 'ann', see: undefined, atItsTable: false });
    expect(pragueIn(seen)).toMatchObject({ wins: 8 });
  });

  test('D22 · a campaign that is gone is not told, and does not come back', async () => {
    const { store, book, id } = await opened();
    await book.command(id, 'ann', { kind: 'leave' });
    await book.record(id, report('table/t#1'));
    expect(await store.log.read(`campaign/${id}`, 0)).toEqual([]);
    expect(await book.facts(id)).toBeNull();
  });

  test('D22 · whoever leaves is off the list, whoever joins is on it, and nobody twice', async () => {
    const { store, book, id } = await opened();
    const lists = campaignLists(store.log);
    await book.record(id, report('table/t#1'));
    await Promise.all([lists.keep('ben', id, 1), lists.keep('ben', id, 2)]);
    expect(await lists.of('ben')).toEqual([id]);
    await book.command(id, 'ben', { kind: 'leave' });
    expect(await lists.of('ben')).toEqual([]);
    expect(await lists.of('ann')).toEqual([id]);
    await book.record(id, report('table/t#2'));
    expect(await lists.of('ben')).toEqual([]);
    const invited = await book.command(id, 'ann', { kind: 'invite' });
    const invite = (invited.ok && invited.value.mine?.invite) || '';
    await book.command(id, 'ben', { kind: 'join', invite, name: 'Ben' });
    expect(await lists.of('ben')).toEqual([id]);
  });

  test('D22 · whoever loses every race says so, and may tell again', async () => {
    const { store, id } = await opened();
    let races = 0;
    const busy: Store = {
      ...store,
      log: {
        ...store.log,
        async append(...entry) {
          races += 1;
          return races <= 50 ? { kind: 'conflict', version: 1 } : store.log.append(...entry);
        },
      },
    };
    const another = campaignBook({ store: busy, clock: { now: () => 9 } });
    const reported = { ...report('table/t#1'), players: [] };
    await expect(another.record(id, reported)).rejects.toThrow('busy');
    await another.record(id, reported);
    const seen = await another.read(id, { person: 'ann', see: undefined, atItsTable: false });
    expect(pragueIn(seen)).toMatchObject({ wins: 1 });
  });

  test('D22 · a line too many on the list, left by a kill, is not shown', async () => {
    const { store, book, id } = await opened();
    await campaignLists(store.log).keep('eve', id, 1);
    await campaignLists(store.log).keep('eve', 'A'.repeat(22), 1);
    expect(await book.listOf('eve')).toEqual([]);
  });

  test('D22 · what a newer release wrote is left alone', async () => {
    const { store, book, id } = await opened();
    await store.log.append(`campaign/${id}`, 1, {
      commandId: 'c',
      by: 'ann',
      at: 1,
      events: [{ schema: 9, event: { kind: 'sold' } }],
    });
    const reading = { person: 'ann', see: undefined, atItsTable: false };
    expect(await book.read(id, reading)).toMatchObject({ failure: 'upgrade' });
    expect(await book.command(id, 'ann', { kind: 'reset' })).toMatchObject({ failure: 'upgrade' });
    expect(await store.log.read(`campaign/${id}`, 0)).toHaveLength(2);
  });
});
