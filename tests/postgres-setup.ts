import { startPostgres } from '@remez/server/testing';

/** One PostgreSQL for the whole run. A file creates a database of its own in it. */
export const setup = async (): Promise<() => Promise<void>> => {
  const postgres = await startPostgres();
  process.env.REMEZ_TEST_POSTGRES = `${postgres.port}`;
  return () => postgres.dispose();
};
