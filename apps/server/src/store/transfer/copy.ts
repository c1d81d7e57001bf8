import { storeError } from '../failure.ts';
import {
  type Row,
  type Rows,
  type RowTarget,
  TABLES,
  type TableName,
  tableNames,
} from './tables.ts';

/** How many rows of each table there are. */
export type Counts = Readonly<Record<TableName, number>>;

/** Copies everything, a page at a time. */
export const copyRows = async (from: Rows, to: RowTarget): Promise<Counts> => {
  const counts = {} as Record<TableName, number>;
  for (const table of tableNames) {
    counts[table] = 0;
    for await (const page of from.pages(table)) {
      await to.write(table, page);
      counts[table] += page.length;
    }
  }
  return counts;
};

async function* rowsOf(rows: Rows, table: TableName): AsyncGenerator<Row, undefined> {
  for await (const page of rows.pages(table)) yield* page;
}

const isSameValue = (one: Row[number] | undefined, other: Row[number] | undefined): boolean =>
  one instanceof Uint8Array && other instanceof Uint8Array
    ? Buffer.compare(one, other) === 0
    : one === other;

const isSame = (one: Row, other: Row): boolean =>
  one.length === other.length && one.every((value, place) => isSameValue(value, other[place]));

/** Which row it is, without what it says. */
const nameOf = (table: TableName, row: Row): string => {
  const key: readonly string[] = TABLES[table].key;
  const columns: readonly string[] = TABLES[table].columns;
  return key.map((column) => `${column} ${String(row[columns.indexOf(column)])}`).join(', ');
};

/** Reads both from beginning to end, side by side. Throws at the first row that differs. */
export const checkSame = async (from: Rows, to: Rows): Promise<void> => {
  for (const table of tableNames) {
    const copied = rowsOf(to, table);
    const differ = (row: Row) =>
      storeError(
        'copyDiffers',
        `the copy is not the same as its source (${table}, ${nameOf(table, row)})`,
      );
    try {
      for await (const row of rowsOf(from, table)) {
        const { value } = await copied.next();
        if (value === undefined || !isSame(row, value)) throw differ(row);
      }
      const { value } = await copied.next();
      if (value !== undefined) throw differ(value);
    } finally {
      await copied.return(undefined);
    }
  }
};
