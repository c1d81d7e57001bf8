import type { Client } from 'pg';
import { storeError } from '../failure.ts';

/** One lock for all that is in a schema. It is given up when its connection ends. */
const LOCK = `(hashtext('remez in use'), hashtext(current_schema()))`;

const tryTo = async (client: Client, take: string): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean | null }>(`SELECT ${take}${LOCK} AS taken`);
  return rows[0]?.taken !== false;
};

/** Held by every server while it runs, and by whoever reads everything beside it. */
export const shareDatabase = async (client: Client): Promise<void> => {
  if (await tryTo(client, 'pg_try_advisory_lock_shared')) return;
  throw storeError(
    'databaseInUse',
    'the database is just being restored or migrated; try again when that is done',
  );
};

/** Held by whoever needs that no server runs. */
export const takeDatabase = async (client: Client): Promise<void> => {
  if (await tryTo(client, 'pg_try_advisory_lock')) return;
  throw storeError(
    'databaseInUse',
    'the database is in use by a Remez server, or is just being backed up, restored or migrated',
  );
};
