/** @module-tag slow */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DailyTally } from '@remez/rules/daily';
import { type EventLog, memoryLog, readAll } from '@remez/table';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresStore } from '../store/postgres/index.ts';
import { sqliteStore } from '../store/sqlite/index.ts';
import { type SharedPostgres, sharedPostgres } from '../testing/postgres.ts';
import { dailyResults } from './results.ts';

const TODAY = { language: 'he', day: '2026-11-17' } as const;
const STREAM = 'daily/he/2026-11-17';
const clock = { now: () => Date.parse('2026-11-17T10:00:00Z') };
const resultsOn = (log: EventLog) => dailyResults({ log, clock });

/** Most find all words in four turns, some need five, and one in ten touches the assassin. */
const resultOf = (nth: number) =>
  nth % 10 === 9
    ? { turns: 2, mistakes: 0, found: 4 }
    : { turns: nth % 3 === 0 ? 5 : 4, mistakes: nth % 2, found: 9 };

const playersOf = (answer: { ok: boolean; value?: DailyTally }) => answer.value?.players;

let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

const STORES = {
  sqlite: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'remez-daily-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    return sqliteStore({ folder });
  },
  postgres: async () => postgresStore({ url: await postgres.newSchema() }),
};

describe.each(Object.keys(STORES) as readonly (keyof typeof STORES)[])('on %s', (name) => {
  test('sixty who finish at once are all counted, once each, and after a restart too', async () => {
    const store = await STORES[name]();
    onTestFinished(() => store.close());
    const results = resultsOn(store.log);
    const people = Array.from({ length: 60 }, (_, nth) => `person ${nth}`);
    const reports = [...people, ...people].map((person, nth) =>
      results.report(TODAY, person, resultOf(nth % people.length)),
    );
    expect((await Promise.all(reports)).every(({ ok }) => ok)).toBe(true);
    const read = await results.read(TODAY);
    expect(read).toMatchObject({ ok: true, value: { players: 60, lost: 6 } });
    expect(await resultsOn(store.log).read(TODAY)).toEqual(read);
    expect(await readAll(store.log, STREAM)).toHaveLength(60);
  });
});

test('two servers on one database count together', async () => {
  const url = await postgres.newSchema();
  const stores = await Promise.all([postgresStore({ url }), postgresStore({ url })]);
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  const [one, other] = stores.map((store) => resultsOn(store.log));
  const reports = Array.from({ length: 40 }, (_, nth) =>
    /** Each person is told of by both. */
    [one, other].map((results) => results?.report(TODAY, `person ${nth}`, resultOf(nth))),
  ).flat();
  expect((await Promise.all(reports)).every((each) => each?.ok)).toBe(true);
  for (const results of [one, other]) {
    expect(await results?.read(TODAY)).toMatchObject({ ok: true, value: { players: 40 } });
  }
});

test('who stands for many costs an address as much, and is not counted without room', async () => {
  const log = memoryLog();
  const results = resultsOn(log);
  for (let nth = 0; nth < 4000; nth += 1) {
    await results.report(TODAY, `person ${nth}`, resultOf(nth));
  }
  /** A cheat makes up persons until one is drawn: each of them would count for sixteen. */
  const asked: number[] = [];
  let room = 40;
  const takeRoom = (weight: number) => {
    asked.push(weight);
    if (room < weight) return false;
    room -= weight;
    return true;
  };
  for (let nth = 4000; nth < 4500; nth += 1) {
    await results.report(TODAY, `person ${nth}`, resultOf(nth), takeRoom);
  }
  expect(asked.length).toBeGreaterThan(10);
  expect(new Set(asked)).toEqual(new Set([16]));
  expect(playersOf(await results.read(TODAY))).toBe(4000 + 2 * 16);
});

test('a day that very many play is read in a few pages, and the counts are right but for chance', async () => {
  const log = memoryLog();
  const reads: number[] = [];
  const watched: EventLog = {
    ...log,
    async read(stream, from) {
      const page = await log.read(stream, from);
      reads.push(page.length);
      return page;
    },
  };
  const results = resultsOn(log);
  const PLAYERS = 12_000;
  for (let nth = 0; nth < PLAYERS; nth += 1) {
    await results.report(TODAY, `person ${nth}`, resultOf(nth));
  }
  const read = await resultsOn(watched).read(TODAY);
  if (!read.ok) throw new Error(read.failure);
  expect(reads.length).toBeLessThan(12);
  expect(reads.reduce((sum, each) => sum + each, 0)).toBeLessThan(5000);
  /** The draw follows from the persons, so this is the same at every run. */
  const { players, lost, turns } = read.value;
  expect(Math.abs(players / PLAYERS - 1)).toBeLessThan(0.05);
  expect(Math.abs(lost / players - 0.1)).toBeLessThan(0.01);
  expect(Math.abs((turns[3] ?? 0) / players - 0.6)).toBeLessThan(0.03);
  /** Who was counted among the first is not counted again, and neither is who was drawn. */
  const before = playersOf(read);
  for (let nth = 0; nth < 200; nth += 1) {
    await results.report(TODAY, `person ${nth * 59}`, resultOf(nth));
  }
  expect(playersOf(await results.read(TODAY))).toBe(before);
});
