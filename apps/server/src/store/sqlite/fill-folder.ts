import { link, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { storeError } from '../failure.ts';
import type { Counts } from '../transfer/copy.ts';
import type { Rows } from '../transfer/tables.ts';
import { copyFailure } from './copy.ts';
import { isSqlite } from './error-codes.ts';
import { checkRoom, sizeOf, sync } from './files.ts';
import { databaseIn } from './index.ts';
import { lockFile } from './lock.ts';
import { writeRows } from './write-rows.ts';

interface Filled {
  readonly counts: Counts;
  /** An earlier migration had been interrupted; what it left was thrown away. */
  readonly hadUnfinished: boolean;
}

const checkEmpty = async (folder: string): Promise<void> => {
  for (const part of ['', '-wal', '-journal']) {
    if ((await sizeOf(databaseIn(folder) + part)) === undefined) continue;
    throw storeError(
      'notEmpty',
      `${folder} holds games already; name another folder, or use \`remez backup\` and \`remez restore\`, which keeps what it replaces`,
    );
  }
};

/** What a migration that was interrupted has left is thrown away; one that is under way is not. */
const clearUnfinished = async (file: string): Promise<boolean> => {
  if ((await sizeOf(file)) === undefined) return false;
  try {
    lockFile(file).close();
  } catch (error) {
    const isBroken = isSqlite(error, 'notADatabase') || isSqlite(error, 'corrupt');
    if (!isBroken) {
      throw storeError('folderInUse', `another migration into ${dirname(file)} is under way`);
    }
  }
  for (const part of ['', '-journal', '-wal', '-shm']) await rm(file + part, { force: true });
  return true;
};

/** Never over a file that someone has put there meanwhile. */
const giveName = async (file: string, database: string): Promise<void> => {
  try {
    await link(file, database);
    await rm(file);
  } catch (error) {
    /** Some disks have no second names. */
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    await rename(file, database);
  }
};

const fill = async (folder: string, rows: Rows): Promise<Filled> => {
  await checkEmpty(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await checkRoom(folder, rows.bytes);
  const database = databaseIn(folder);
  const unfinished = `${database}.unfinished`;
  const hadUnfinished = await clearUnfinished(unfinished);
  const counts = await writeRows(unfinished, rows);
  try {
    await checkEmpty(folder);
    await giveName(unfinished, database);
  } finally {
    await rm(unfinished, { force: true });
  }
  await sync(folder);
  return { counts, hadUnfinished };
};

/**
 * Writes everything into a data folder that holds no games. Until all of it is there and checked it
 * has another name, which no server opens.
 */
export const fillFolder = (folder: string, rows: Rows): Promise<Filled> =>
  fill(folder, rows).catch((error: unknown) => {
    throw copyFailure(error, databaseIn(folder));
  });
