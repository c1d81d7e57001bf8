import { readAll } from '@remez/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresStore } from './store/postgres/index.ts';
import { playThroughServerKills, startCluster } from './testing/cluster.ts';
import { end } from './testing/guests.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.dispose());

test.each([1, 2, 3, 4])(
  'C15 · two hundred kills of three processes on one database in all, fifty of them with seed %i',
  async (seed) => {
    const url = await postgres.newSchema();
    const cluster = await startCluster(url, 3);
    try {
      const { players, table, load } = await playThroughServerKills(cluster, { seed, kills: 50 });
      end(...players);
      const store = await postgresStore({ url });
      expect(await load.expectIn(await readAll(store.log, `table/${table}`))).toBeGreaterThan(50);
      await store.close();
    } finally {
      await cluster.kill();
    }
  },
);
