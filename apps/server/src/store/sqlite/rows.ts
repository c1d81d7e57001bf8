import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
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
import { makeOwner, readOwner } from './owner.ts';
import { readPragma } from './schema.ts';

/** A device link's person and name are in one column here. */
const columnsOf = (table: TableName): readonly string[] =>
  table === 'device_links' ? ['hash', 'person', 'expires_at'] : TABLES[table].columns;

const fromFile = (table: TableName, row: Row): Row => {
  if (table !== 'device_links') return row;
  const [hash = '', owner, expiresAt = 0] = row;
  const { person, name } = readOwner(String(owner));
  return [hash, person, name, expiresAt];
};

const toFile = (table: TableName, row: Row): Row => {
  if (table !== 'device_links') return row;
  const [hash = '', person, name, expiresAt = 0] = row;
  return [hash, makeOwner({ person: String(person), name: name as string | null }), expiresAt];
};

const selectionOf = (table: TableName): string => {
  const own = OWN_VALUES.map((name) => `'${name}'`).join(', ');
  const where = table === 'kept' ? `WHERE name NOT IN (${own})` : '';
  const order = TABLES[table].key.join(', ');
  return `SELECT ${columnsOf(table).join(', ')} FROM ${table} ${where} ORDER BY ${order}`;
};

/** What an open file holds. Nobody may write to it meanwhile. */
export const rowsIn = (db: DatabaseSync): Rows => ({
  bytes: Number(readPragma(db, 'page_count')) * Number(readPragma(db, 'page_size')),
  *pages(table) {
    const columns = columnsOf(table);
    let page: Row[] = [];
    let size = 0;
    for (const found of db.prepare(selectionOf(table)).iterate()) {
      const row = fromFile(
        table,
        columns.map((column) => found[column] as Row[number]),
      );
      page.push(row);
      size += sizeOfRow(row);
      if (size < TEXT_OF_PAGE && page.length < ROWS_OF_PAGE) continue;
      yield page;
      page = [];
      size = 0;
    }
    if (page.length > 0) yield page;
  },
});

/** Writes rows into an open file, a page a commit. */
export const targetIn = (db: DatabaseSync): RowTarget => {
  const insertion = (table: TableName) => {
    const columns = columnsOf(table);
    const places = columns.map(() => '?').join(', ');
    return db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`);
  };
  const insertions = Object.fromEntries(
    tableNames.map((table) => [table, insertion(table)]),
  ) as Record<TableName, ReturnType<typeof insertion>>;
  return {
    write(table, rows) {
      db.exec('BEGIN');
      for (const row of rows) insertions[table].run(...(toFile(table, row) as SQLInputValue[]));
      db.exec('COMMIT');
    },
  };
};
