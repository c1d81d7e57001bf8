import { rm } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { messageOf, storeError } from '../failure.ts';
import type { Rows } from '../transfer/tables.ts';
import { isSqlite } from './error-codes.ts';
import { sizeOf } from './files.ts';
import { databaseIn } from './index.ts';
import { lockFile } from './lock.ts';
import { rowsIn } from './rows.ts';
import { bringUpToDate, fileVersion, readPragma } from './schema.ts';

const damaged = (file: string, why: string) =>
  storeError('damaged', `${file} is damaged, and a copy of it would not be whole (${why})`);

const open = (file: string): DatabaseSync => {
  try {
    return lockFile(file);
  } catch (error) {
    throw isSqlite(error, 'notADatabase') || isSqlite(error, 'corrupt')
      ? damaged(file, messageOf(error))
      : error;
  }
};

/**
 * Lets someone read what a file holds, which nobody else may have open meanwhile. A file of an earlier
 * release is brought up to date in a transaction that is taken back: it stays as it was.
 */
export const readFileRows = async <Value>(
  file: string,
  read: (rows: Rows) => Promise<Value>,
): Promise<Value> => {
  const db = open(file);
  try {
    const found = String(readPragma(db, 'integrity_check(1)'));
    if (found !== 'ok') throw damaged(file, found);
    db.exec('BEGIN EXCLUSIVE');
    const refused = bringUpToDate(db);
    if (refused !== undefined) {
      throw storeError(
        'fileNewer',
        `${file} was written by a newer Remez (its version is ${refused.newer}, this one knows ${fileVersion})`,
      );
    }
    return await read(rowsIn(db));
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK');
    db.close();
  }
};

/** The same of a data folder that no server runs on. */
export const readFolderRows = async <Value>(
  folder: string,
  read: (rows: Rows) => Promise<Value>,
): Promise<Value> => {
  const file = databaseIn(folder);
  if ((await sizeOf(file)) === undefined) {
    throw storeError('fileMissing', `there is no database in ${folder}`);
  }
  const value = await readFileRows(file, read);
  /** SQLite leaves it when it has read and not written. */
  await rm(`${file}-shm`, { force: true });
  return value;
};
