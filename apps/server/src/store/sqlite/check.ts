import { rmSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { messageOf, storeError } from '../failure.ts';
import { isSqlite } from './error-codes.ts';
import { emptyJournal } from './journal.ts';
import { fileVersion, readPragma } from './schema.ts';

const HEADER = 'SQLite format 3\0';
const TABLES = ['streams', 'events', 'commands', 'directory', 'device_links', 'kept'];

export const startsAsDatabase = async (file: string): Promise<boolean> => {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER.length));
    return bytesRead === HEADER.length && buffer.toString('latin1') === HEADER;
  } finally {
    await handle.close();
  }
};

/** Is this a file at all, and a database by its first bytes? */
export const checkIsDatabase = async (file: string): Promise<void> => {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw storeError('fileMissing', `there is no file ${file}`);
  if (!(await startsAsDatabase(file))) {
    throw storeError('notADatabase', `${file} is not a database`);
  }
};

/**
 * Reads all of a copy that nobody else has open, and leaves it as one file that needs no other
 * beside it, with each stream in one place. Throws a `StoreError` when anything about it is not as it should be.
 */
export const checkWhole = async (file: string): Promise<void> => {
  await checkIsDatabase(file);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file);
    db.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE');
    if (readPragma(db, 'journal_mode = DELETE') !== 'delete') {
      throw storeError('damaged', `${file} cannot be made into one file`);
    }
    const found = String(readPragma(db, 'integrity_check(1)'));
    if (found !== 'ok') throw storeError('damaged', `${file} is damaged: ${found}`);
    const version = Number(readPragma(db, 'user_version'));
    if (version > fileVersion) {
      throw storeError(
        'fileNewer',
        `${file} was written by a newer Remez (its version is ${version}, this one knows ${fileVersion})`,
      );
    }
    const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const missing = TABLES.find((table) => !names.some(({ name }) => name === table));
    if (version === 0 || missing !== undefined) {
      throw storeError('notADatabase', `${file} is not a database of Remez`);
    }
    if (version === fileVersion) {
      db.exec('BEGIN');
      emptyJournal(db);
      db.exec('COMMIT');
    }
  } catch (error) {
    if (isSqlite(error, 'corrupt')) {
      throw storeError('damaged', `${file} is damaged: ${messageOf(error)}`, error);
    }
    if (isSqlite(error, 'notADatabase')) {
      throw storeError('notADatabase', `${file} is not a database`, error);
    }
    throw error;
  } finally {
    db?.close();
    for (const rest of ['-wal', '-shm', '-journal']) rmSync(file + rest, { force: true });
  }
};
