import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { type Counts, checkSame, copyRows } from '../transfer/copy.ts';
import type { Rows } from '../transfer/tables.ts';
import { checkWhole } from './check.ts';
import { copyFailure } from './copy.ts';
import { sync } from './files.ts';
import { rowsIn, targetIn } from './rows.ts';
import { migrate } from './schema.ts';

/** The file is not yet anybody's: what a power cut leaves of it is thrown away. */
const pragmas = `
  PRAGMA journal_mode = MEMORY;
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA auto_vacuum = INCREMENTAL;
  PRAGMA synchronous = OFF;
  PRAGMA foreign_keys = ON;
`;

const fill = async (file: string, rows: Rows): Promise<Counts> => {
  const db = new DatabaseSync(file);
  try {
    db.exec(pragmas);
    migrate(db);
    return await copyRows(rows, targetIn(db));
  } finally {
    db.close();
  }
};

/**
 * Writes everything into a new file, reads it back and compares it. The file is synced and the same as
 * a backup of a data folder when this resolves; nothing is left of one that fails.
 */
export const writeRows = async (file: string, rows: Rows): Promise<Counts> => {
  const asFailure = (error: unknown) => {
    throw copyFailure(error, file);
  };
  const handle = await open(file, 'wx', 0o600).catch(asFailure);
  await handle.close();
  try {
    const counts = await fill(file, rows).catch(asFailure);
    await checkWhole(file);
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      await checkSame(rows, rowsIn(db));
    } finally {
      db.close();
    }
    await sync(file);
    return counts;
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
};
