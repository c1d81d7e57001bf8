import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeError } from '../failure.ts';
import { isSqlite } from './error-codes.ts';
import { inUse } from './open.ts';

/**
 * Opens a data folder's file for a command that is no server, so that no server has it meanwhile.
 * It is not brought to this release's version.
 */
export const lockFile = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    return db;
  } catch (error) {
    db.close();
    const { code, message } = inUse(dirname(file));
    throw isSqlite(error, 'busy') ? storeError(code, message, error) : error;
  }
};
