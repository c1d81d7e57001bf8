import type { Client } from 'pg';
import {
  OWN_VALUES,
  ROWS_OF_PAGE,
  type Row,
  type Rows,
  type RowTarget,
  sizeOfRow,
  TABLES,
  type TableName,
  TEXT_OF_PAGE,
  tableNames,
} from '../transfer/tables.ts';
import { storeErrorOf } from './errors.ts';

const TYPES = {
  streams: ['bigint', 'text', 'integer'],
  events: ['bigint', 'integer', 'integer', 'text', 'text', 'text', 'double precision'],
  commands: ['bigint', 'text', 'text', 'integer'],
  directory: ['text', 'text', 'double precision', 'double precision', 'double precision'],
  device_links: ['text', 'text', 'text', 'double precision'],
  kept: ['text', 'bytea'],
} as const satisfies Record<TableName, readonly string[]>;

/** The driver reads a bigint as text; ours are small. */
const fromDatabase = (table: TableName, values: unknown[]): Row =>
  values.map((value, place) =>
    TYPES[table][place] === 'bigint' ? Number(value) : (value as Row[number]),
  );

const selectionOf = (table: TableName): string => {
  const own = OWN_VALUES.map((name) => `'${name}'`).join(', ');
  const where = table === 'kept' ? `WHERE name NOT IN (${own})` : '';
  const order = TABLES[table].key.join(', ');
  return `SELECT ${TABLES[table].columns.join(', ')} FROM ${table} ${where} ORDER BY ${order}`;
};

/** The first page of a table, before anything is known of its rows. */
const FIRST = 50;

/** As many rows as fill a page if they are like those before; not many more than the last time. */
const nextCount = (count: number, size: number): number =>
  Math.max(1, Math.min(ROWS_OF_PAGE, count * 4, Math.floor((count * TEXT_OF_PAGE) / (size || 1))));

/** What the database holds, read in the transaction that is open on this connection. */
export const rowsIn = async (client: Client): Promise<Rows> => {
  let cursors = 0;
  const { rows } = await client.query<{ bytes: string | null }>(
    `SELECT sum(pg_total_relation_size(to_regclass(name))) AS bytes
     FROM unnest($1::text[]) AS tables (name)`,
    [tableNames],
  );

  async function* pages(table: TableName): AsyncGenerator<readonly Row[]> {
    cursors += 1;
    const cursor = `copied_${cursors}`;
    await client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${selectionOf(table)}`);
    let count = FIRST;
    for (;;) {
      const text = `FETCH ${count} FROM ${cursor}`;
      const found = await client.query<unknown[]>({ text, rowMode: 'array' });
      const page = found.rows.map((values) => fromDatabase(table, values));
      if (page.length > 0) yield page;
      if (page.length < count) break;
      count = nextCount(
        count,
        page.reduce((sum, row) => sum + sizeOfRow(row), 0),
      );
    }
    await client.query(`CLOSE ${cursor}`);
  }

  return {
    bytes: Number(rows[0]?.bytes ?? 0),
    async *pages(table) {
      try {
        yield* pages(table);
      } catch (error) {
        throw storeErrorOf(error);
      }
    },
  };
};

/** Writes rows in the transaction that is open on this connection. */
export const targetIn = (client: Client): RowTarget => ({
  async write(table, rows) {
    const types = TYPES[table];
    const arrays = types.map((type, place) => `$${place + 1}::${type}[]`).join(', ');
    const columns = TABLES[table].columns.join(', ');
    /** A stream keeps its number, by which everything of it is found. */
    const overriding = table === 'streams' ? 'OVERRIDING SYSTEM VALUE' : '';
    await client.query(
      `INSERT INTO ${table} (${columns}) ${overriding} SELECT * FROM unnest(${arrays})`,
      types.map((_, place) => rows.map((row) => row[place])),
    );
  },
});
