import { chmod, constants, copyFile } from 'node:fs/promises';
import { isStoreError, type StoreError, storeError } from '../failure.ts';
import { checkIsDatabase, checkWhole } from './check.ts';
import { takeChecksum } from './checksum.ts';
import { sizeOf, sync } from './files.ts';

/** Is this one file that a backup may be? */
export const checkIsBackup = async (from: string): Promise<void> => {
  await checkIsDatabase(from);
  if (((await sizeOf(`${from}-wal`)) ?? 0) > 0) {
    throw storeError(
      'fileOpen',
      `${from} is not whole: there is ${from}-wal beside it. Restore a file that \`remez backup\` has written`,
    );
  }
};

const named = (error: unknown, copy: string, from: string): unknown => {
  if (!isStoreError(error)) return error;
  return storeError(error.code, error.message.replaceAll(copy, from), error) satisfies StoreError;
};

/**
 * Copies a backup to a new file and checks all of it there: the backup itself is not touched. Tells
 * whether it has a checksum; the copy is the database alone.
 */
export const copyBackup = async (
  from: string,
  copy: string,
): Promise<{ readonly hasChecksum: boolean }> => {
  await copyFile(from, copy, constants.COPYFILE_EXCL);
  await chmod(copy, 0o600);
  try {
    const hasChecksum = await takeChecksum(copy);
    await checkWhole(copy);
    await sync(copy);
    return { hasChecksum };
  } catch (error) {
    throw named(error, copy, from);
  }
};
