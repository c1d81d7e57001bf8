import { afterAll, beforeAll } from 'vitest';
import { type Postgres, startPostgres } from '../../testing/postgres.ts';
import { storeContract } from '../contract.ts';
import { postgresStore } from './index.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.dispose());

storeContract('the store in PostgreSQL', async () => {
  const store = await postgresStore({ url: await postgres.newSchema() });
  return { store, dispose: () => store.close() };
});
