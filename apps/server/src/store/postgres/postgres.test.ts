import { beforeAll } from 'vitest';
import { type SharedPostgres, sharedPostgres } from '../../testing/postgres.ts';
import { storeContract } from '../contract.ts';
import { postgresStore } from './index.ts';

let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

storeContract('the store in PostgreSQL', async () => {
  const store = await postgresStore({ url: await postgres.newSchema() });
  return { store, dispose: () => store.close() };
});
