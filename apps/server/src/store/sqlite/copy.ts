import { open, rm } from 'node:fs/promises';
import { backup, type DatabaseSync } from 'node:sqlite';
import { isStoreError, messageOf, storeError } from '../failure.ts';
import { isSqlite } from './error-codes.ts';

/** Pages copied at once: about half a megabyte, for which a commit may have to wait. */
const RATE = 128;

/** What is said of a copy that could not be written. */
export const copyFailure = (error: unknown, to: string) => {
  if (isStoreError(error)) return error;
  if (isSqlite(error, 'full') || (error as NodeJS.ErrnoException).code === 'ENOSPC') {
    return storeError('noSpace', `there is no space left for ${to}`, error);
  }
  if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
    return storeError('fileExists', `${to} is there already`, error);
  }
  return storeError('backupFailed', `${to} could not be written: ${messageOf(error)}`, error);
};

/**
 * Copies the open database to a new file, beside commits on the same connection: the copy has
 * everything that was committed before this began, whole commits only. Nothing is left of one that fails.
 */
export const copyTo = async (
  db: DatabaseSync,
  to: string,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  const handle = await open(to, 'wx', 0o600).catch((error: unknown) => {
    throw copyFailure(error, to);
  });
  let flushing: Promise<void> | undefined;
  /**
   * SQLite syncs the copy at its end and lets no commit through meanwhile; so that there is little
   * left to sync then, it is done all along.
   */
  const flush = () => {
    flushing ??= handle
      .datasync()
      .catch(() => {})
      .finally(() => {
        flushing = undefined;
      });
  };
  try {
    const pages = await backup(db, to, {
      rate: RATE,
      progress() {
        if (isStopped()) throw new Error('it was stopped');
        flush();
      },
    });
    await flushing;
    await handle.sync();
    await handle.close();
    return pages;
  } catch (error) {
    await flushing;
    await handle.close();
    await rm(to, { force: true });
    await rm(`${to}-journal`, { force: true });
    throw copyFailure(error, to);
  }
};
