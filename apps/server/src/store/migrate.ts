import { fillDatabase, readSnapshot } from './postgres/transfer.ts';
import { fillFolder } from './sqlite/fill-folder.ts';
import { readFolderRows } from './sqlite/read-rows.ts';
import type { Counts } from './transfer/copy.ts';
import type { Rows } from './transfer/tables.ts';

/** Where a store keeps everything. */
export type Place =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'database'; readonly url: string };

interface Migrated {
  readonly counts: Counts;
  /** An earlier migration had been interrupted; what it left was thrown away. */
  readonly hadUnfinished: boolean;
}

const readFrom = <Value>(place: Place, read: (rows: Rows) => Promise<Value>): Promise<Value> =>
  place.kind === 'folder'
    ? readFolderRows(place.folder, read)
    : readSnapshot({ url: place.url, besideServers: false }, read);

const fillPlace = async (place: Place, rows: Rows): Promise<Migrated> =>
  place.kind === 'folder'
    ? fillFolder(place.folder, rows)
    : { counts: await fillDatabase(place.url, rows), hadUnfinished: false };

/**
 * Copies everything from one store to another that is empty, and compares the two row by row. The
 * source stays as it was, and no server may run on it: what it wrote meanwhile would be lost.
 */
export const migrateStore = ({
  from,
  to,
}: {
  readonly from: Place;
  readonly to: Place;
}): Promise<Migrated> => readFrom(from, (rows) => fillPlace(to, rows));
