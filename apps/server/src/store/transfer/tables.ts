/**
 * Everything that a store keeps, in an order in which it can be written: what a row refers to comes
 * before it. Rows are read in the order of their key, which is the same in every store.
 */
export const TABLES = {
  streams: { columns: ['id', 'name', 'version'], key: ['id'] },
  events: {
    columns: ['stream', 'version', 'schema', 'event', 'command_id', 'author', 'at'],
    key: ['stream', 'version'],
  },
  commands: {
    columns: ['stream', 'author', 'command_id', 'version'],
    key: ['stream', 'author', 'command_id'],
  },
  directory: {
    columns: ['stream', 'code', 'opened_at', 'closed_at', 'noticed_at'],
    key: ['stream'],
  },
  device_links: { columns: ['hash', 'person', 'name', 'expires_at'], key: ['hash'] },
  kept: { columns: ['name', 'value'], key: ['name'] },
} as const;
export type TableName = keyof typeof TABLES;
export const tableNames = Object.keys(TABLES) as readonly TableName[];

/** What a store keeps about its own file or its own health, and nobody else needs. */
export const OWN_VALUES = ['remnants', 'probe'] as const;

type Value = string | number | Uint8Array | null;
/** The values of a row's columns, in the order of `TABLES`. */
export type Row = readonly Value[];

/** All that a store holds at one moment. It may be read more than once, and is the same each time. */
export interface Rows {
  /** How much it is, more or less. */
  readonly bytes: number;
  /** A little at a time, however much there is. */
  pages(table: TableName): AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
}

export interface RowTarget {
  write(table: TableName, rows: readonly Row[]): Promise<void> | void;
}

/** A page holds little more than this, in characters, and no more rows than this. */
export const TEXT_OF_PAGE = 1_048_576;
export const ROWS_OF_PAGE = 2000;

export const sizeOfRow = (row: Row): number =>
  row.reduce<number>(
    (sum, value) => sum + (value === null || typeof value === 'number' ? 8 : value.length),
    0,
  );
