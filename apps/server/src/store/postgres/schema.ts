import type { Client } from 'pg';
import { storeError } from '../failure.ts';

/**
 * Moments are double precision because any number a clock gives must come back as it was. Events
 * are text and not jsonb, which would change them. Names are compared byte by byte.
 */
const ddl = `
  CREATE TABLE streams (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text COLLATE "C" NOT NULL UNIQUE,
    version integer NOT NULL
  ) WITH (fillfactor = 70);

  CREATE TABLE events (
    stream bigint NOT NULL REFERENCES streams (id) ON DELETE CASCADE,
    version integer NOT NULL,
    schema integer NOT NULL,
    event text NOT NULL,
    command_id text COLLATE "C" NOT NULL,
    author text COLLATE "C" NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (stream, version)
  );

  CREATE TABLE commands (
    stream bigint NOT NULL REFERENCES streams (id) ON DELETE CASCADE,
    author text COLLATE "C" NOT NULL,
    command_id text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    PRIMARY KEY (stream, author, command_id)
  );

  CREATE TABLE directory (
    stream text COLLATE "C" PRIMARY KEY,
    code text COLLATE "C" NOT NULL UNIQUE,
    opened_at double precision NOT NULL,
    closed_at double precision,
    noticed_at double precision
  );
  CREATE INDEX directory_opened_at ON directory (opened_at);
  CREATE INDEX directory_closed_at ON directory (closed_at) WHERE closed_at IS NOT NULL;

  CREATE TABLE device_links (
    hash text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL,
    name text,
    expires_at double precision NOT NULL
  );
  CREATE INDEX device_links_expires_at ON device_links (expires_at);

  CREATE TABLE kept (
    name text COLLATE "C" PRIMARY KEY,
    value bytea NOT NULL
  );
`;

/** What leads from each version of the schema to the next, beginning with none. */
const steps = [ddl];

/** Kept in the table `remez_schema`. A schema of a later release is refused, never guessed at. */
export const schemaVersion = steps.length;

/** How long to wait for another process that is bringing the schema up to date. */
const PATIENCE = 60_000;

export const newerSchema = (version: number) =>
  storeError(
    'databaseNewer',
    `the database was written by a newer Remez (its version is ${version}, this one knows ${schemaVersion})`,
  );

export const checkDatabase = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ encoding: string; schema: string | null }>(
    `SELECT current_setting('server_encoding') AS encoding, current_schema() AS schema`,
  );
  const [found] = rows;
  if (found?.encoding !== 'UTF8') {
    const message = `the database is kept in ${found?.encoding}; it has to be in UTF8`;
    throw storeError('cannotOpen', message);
  }
  if (found.schema === null) {
    throw storeError('cannotOpen', 'the database has none of the schemas in its search path');
  }
};

/** In a transaction that someone else holds. */
export const bringUpToDate = async (client: Client): Promise<void> => {
  await client.query('CREATE TABLE IF NOT EXISTS remez_schema (version integer NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM remez_schema');
  const version = rows[0]?.version ?? 0;
  if (version > schemaVersion) throw newerSchema(version);
  for (const step of steps.slice(version)) await client.query(step);
  if (version === schemaVersion) return;
  await client.query('DELETE FROM remez_schema');
  await client.query('INSERT INTO remez_schema (version) VALUES ($1)', [schemaVersion]);
};

/**
 * Leaves the schema at this release's version: all of it or nothing. Of processes that start
 * together the first does it, and the others wait and find it done.
 */
export const migrate = async (client: Client): Promise<void> => {
  await checkDatabase(client);
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${PATIENCE}; SET LOCAL statement_timeout = 0`);
    await client.query(
      `SELECT pg_advisory_xact_lock(hashtext('remez'), hashtext(current_schema()))`,
    );
    await bringUpToDate(client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
};
