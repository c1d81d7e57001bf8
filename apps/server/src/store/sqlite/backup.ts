import { isStoreError, messageOf, storeError } from '../failure.ts';
import { checkWhole } from './check.ts';
import { writeChecked } from './checked-file.ts';
import { copyTo } from './copy.ts';
import { isSqlite } from './error-codes.ts';
import { sizeOf, trueName } from './files.ts';
import { databaseIn } from './index.ts';
import { lockFile } from './lock.ts';

export interface BackupOptions {
  readonly folder: string;
  readonly to: string;
  /** Replaces a file that is there already. */
  readonly force: boolean;
  /** Asks the server that holds the folder to write the copy. */
  askServer(copy: string): Promise<unknown>;
}

const damaged = (folder: string, error: unknown) =>
  storeError(
    'damaged',
    `the database in ${folder} is damaged, and a copy of it would be no backup (${messageOf(error)})`,
    error,
  );

/** By the server if there is one, else by ourselves. */
const copy = async ({ folder, askServer }: BackupOptions, to: string): Promise<void> => {
  let db: ReturnType<typeof lockFile>;
  try {
    db = lockFile(databaseIn(folder));
  } catch (error) {
    if (isStoreError(error) && error.code === 'folderInUse') {
      await askServer(to);
      return;
    }
    throw isSqlite(error, 'notADatabase') || isSqlite(error, 'corrupt')
      ? damaged(folder, error)
      : error;
  }
  try {
    await copyTo(db, to);
  } finally {
    db.close();
  }
};

/**
 * Writes all that a data folder holds into one file: beside its name first, read back and
 * checked, and only then under its name.
 */
export const writeBackup = async (options: BackupOptions): Promise<{ readonly bytes: number }> => {
  const { folder, force } = options;
  const database = databaseIn(folder);
  const size = await sizeOf(database);
  if (size === undefined) throw storeError('fileMissing', `there is no database in ${folder}`);
  const to = await trueName(options.to);
  const own = await trueName(database);
  if (['', '-wal', '-shm', '-journal'].some((part) => to === own + part)) {
    throw storeError('ownFile', `${to} is the database itself`);
  }
  const bytes = await writeChecked({
    to,
    force,
    bytes: size + ((await sizeOf(`${database}-wal`)) ?? 0),
    async write(partial) {
      await copy(options, partial);
      await checkWhole(partial).catch((error: unknown) => {
        throw isStoreError(error) && error.code === 'damaged' ? damaged(folder, error) : error;
      });
    },
  });
  return { bytes };
};
