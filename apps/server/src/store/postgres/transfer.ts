import type { Client } from 'pg';
import { storeError } from '../failure.ts';
import { type Counts, checkSame, copyRows } from '../transfer/copy.ts';
import { type Rows, tableNames } from '../transfer/tables.ts';
import { connectionSettings, openClient } from './connect.ts';
import { isOutage, sentenceOf, storeErrorOf } from './errors.ts';
import { shareDatabase, takeDatabase } from './in-use.ts';
import { rowsIn, targetIn } from './rows.ts';
import { bringUpToDate, checkDatabase, newerSchema, schemaVersion } from './schema.ts';

/** Milliseconds for one statement: there may be much to move, and nobody plays meanwhile. */
const PATIENCE = 3_600_000;
const CONNECT_WITHIN = 10_000;

const connect = async (url: string): Promise<Client> => {
  const settings = connectionSettings({
    url,
    statementTimeout: PATIENCE,
    connectTimeout: CONNECT_WITHIN,
  });
  try {
    return await openClient(settings);
  } catch (error) {
    throw storeError('cannotOpen', `the database cannot be opened: ${sentenceOf(error)}`);
  }
};

/** A connection with a transaction that is committed if all goes well, and leaves nothing otherwise. */
const inTransaction = async <Value>(
  url: string,
  mode: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> => {
  const client = await connect(url);
  try {
    await checkDatabase(client);
    await client.query(`BEGIN ${mode}`);
    const value = await work(client);
    await client.query('COMMIT');
    return value;
  } catch (error) {
    throw storeErrorOf(error);
  } finally {
    await client.end().catch(() => {});
  }
};

/** Which tables of ours the schema has; another program's may have such names too. */
const presentTables = async (client: Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = to_regnamespace(quote_ident(current_schema()))
       AND relkind IN ('r', 'p', 'v', 'm', 'f') AND relname = ANY ($1)`,
    [['remez_schema', ...tableNames]],
  );
  return rows.map(({ name }) => name);
};

const versionIn = async (client: Client): Promise<number | undefined> => {
  if (!(await presentTables(client)).includes('remez_schema')) return undefined;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM remez_schema');
  return rows[0]?.version;
};

const checkVersion = async (client: Client): Promise<void> => {
  const version = await versionIn(client);
  if (version === undefined) {
    throw storeError('databaseMissing', 'the database holds nothing of Remez');
  }
  if (version > schemaVersion) throw newerSchema(version);
  if (version < schemaVersion) {
    const message = 'the database was last used by an older Remez: start this one on it once';
    throw storeError('cannotOpen', message);
  }
};

export interface Snapshot {
  readonly url: string;
  /** Whether servers may go on meanwhile: what they write is not in it. */
  readonly besideServers: boolean;
}

/** Lets someone read what the database holds at one moment. */
export const readSnapshot = <Value>(
  { url, besideServers }: Snapshot,
  read: (rows: Rows) => Promise<Value>,
): Promise<Value> =>
  inTransaction(url, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', async (client) => {
    await (besideServers ? shareDatabase : takeDatabase)(client);
    await checkVersion(client);
    return read(await rowsIn(client));
  });

/** Makes the tables, fills them, reads them back and compares. */
const fill = async (client: Client, rows: Rows): Promise<Counts> => {
  await bringUpToDate(client);
  const counts = await copyRows(rows, targetIn(client));
  await client.query(
    `SELECT setval(pg_get_serial_sequence('streams', 'id'), max(id)) FROM streams HAVING count(*) > 0`,
  );
  await checkSame(rows, await rowsIn(client));
  await client.query(`ANALYZE ${tableNames.join(', ')}`);
  return counts;
};

/** Writes everything into a database, or a schema of one, that has nothing of Remez in it. */
export const fillDatabase = (url: string, rows: Rows): Promise<Counts> =>
  inTransaction(url, '', async (client) => {
    await takeDatabase(client);
    const present = await presentTables(client);
    if (present.includes('remez_schema')) {
      throw storeError(
        'notEmpty',
        'the database holds a Remez already; name another database or schema, or use `remez backup` and `remez restore`, which keeps what it replaces',
      );
    }
    if (present.length > 0) {
      const message = `the database has tables of another program with our names (${present.join(', ')}); name another database or schema`;
      throw storeError('notEmpty', message);
    }
    return fill(client, rows);
  });

/** Moves what is there into a schema of its own, on which a server can be started as it is. */
const moveAway = async (client: Client, stamp: string): Promise<string | undefined> => {
  const version = await versionIn(client);
  if (version === undefined) return undefined;
  if (version > schemaVersion) throw newerSchema(version);
  const { rows } = await client.query<{ schema: string }>('SELECT current_schema() AS schema');
  const kept = `${rows[0]?.schema}_before_restore_${stamp.toLowerCase()}`;
  const name = client.escapeIdentifier(kept);
  try {
    await client.query(`CREATE SCHEMA ${name}`);
  } catch (error) {
    if (isOutage(error)) throw error;
    throw storeError(
      'cannotOpen',
      `what is there cannot be kept, so nothing was restored (CREATE SCHEMA: ${sentenceOf(error)})`,
    );
  }
  for (const table of ['remez_schema', ...tableNames]) {
    await client.query(`ALTER TABLE ${table} SET SCHEMA ${name}`);
  }
  return kept;
};

/** Puts everything in the place of what the database holds; in which schema that is from then on. */
export const replaceDatabase = (
  url: string,
  rows: Rows,
  stamp: string,
): Promise<{ readonly kept: string | undefined }> =>
  inTransaction(url, '', async (client) => {
    await takeDatabase(client);
    const kept = await moveAway(client, stamp);
    await fill(client, rows);
    return { kept };
  });
