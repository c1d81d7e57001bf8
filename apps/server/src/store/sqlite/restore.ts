import { link, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { isStoreError, messageOf, storeError } from '../failure.ts';
import { checkIsBackup, copyBackup } from './backup-file.ts';
import { checkIsDatabase, startsAsDatabase } from './check.ts';
import { isSqlite } from './error-codes.ts';
import { besideOf, checkRoom, sizeOf, stampOf, sync, trueName } from './files.ts';
import { databaseIn } from './index.ts';
import { lockFile } from './lock.ts';

export interface RestoreOptions {
  readonly folder: string;
  readonly from: string;
  readonly now: Date;
}

export interface Restored {
  /** The new name of what was there before. */
  readonly kept: string | undefined;
  /** False of a backup of a release that wrote none. */
  readonly hasChecksum: boolean;
}

/**
 * Locks the present database and makes it one file without a write-ahead log. One that is too
 * damaged for that cannot be locked, and no server can have opened it.
 */
const lockPresent = (database: string): DatabaseSync | undefined => {
  let db: DatabaseSync | undefined;
  try {
    db = lockFile(database);
    db.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE; COMMIT');
    return db;
  } catch (error) {
    db?.close();
    if (isSqlite(error, 'notADatabase') || isSqlite(error, 'corrupt')) return undefined;
    if (isStoreError(error)) throw error;
    throw storeError('cannotOpen', `${database} cannot be opened: ${messageOf(error)}`, error);
  }
};

/** Keeps it under another name, and leaves it in its place until the restored one takes that. */
const keepPresent = async (database: string, kept: string): Promise<void> => {
  await link(database, kept).catch(async (error: NodeJS.ErrnoException) => {
    /** Some disks have no second names. */
    if (error.code === 'EEXIST') throw error;
    await rename(database, kept);
  });
};

/**
 * Puts a backup in the place of a folder's database. The backup is copied beside it, read and
 * checked there, and takes its name in one step: whatever happens, the folder holds the one or the
 * other, whole. What was there before is kept; its new name is told.
 */
export const restoreBackup = async ({ folder, from, now }: RestoreOptions): Promise<Restored> => {
  const database = databaseIn(folder);
  await checkIsDatabase(from);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await trueName(from)) === (await trueName(database))) {
    throw storeError('ownFile', `${from} is the database itself`);
  }
  await checkIsBackup(from);
  await checkRoom(folder, (await sizeOf(from)) ?? 0);
  const copy = besideOf(database, 'restoring');
  let present: DatabaseSync | undefined;
  try {
    const { hasChecksum } = await copyBackup(from, copy);
    const isThere = (await sizeOf(database)) !== undefined;
    /** SQLite would delete the write-ahead log of one that is none. */
    if (isThere && (await startsAsDatabase(database))) present = lockPresent(database);
    const kept = `${database}.before-restore-${stampOf(now)}`;
    /** Nothing of another database may be taken for part of this one. */
    if ((await sizeOf(`${database}-wal`)) !== undefined) {
      await rename(`${database}-wal`, `${kept}-wal`);
    }
    if (isThere) await keepPresent(database, kept);
    await rename(copy, database);
    await sync(dirname(database));
    return { kept: isThere ? kept : undefined, hasChecksum };
  } finally {
    await rm(copy, { force: true });
    present?.close();
  }
};
