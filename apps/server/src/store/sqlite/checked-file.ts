import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { storeError } from '../failure.ts';
import { addChecksum } from './checksum.ts';
import { copyFailure } from './copy.ts';
import { besideOf, checkRoom, sizeOf, sync } from './files.ts';

export interface CheckedFile {
  /** Its name, whatever links lead there. */
  readonly to: string;
  /** Replaces a file that is there already. */
  readonly force: boolean;
  /** How large it will be, more or less. */
  readonly bytes: number;
  /** Writes a new database under another name, and checks it. */
  write(partial: string): Promise<unknown>;
}

/**
 * Writes a backup beside its name first, with its checksum, and gives it its name when it is whole;
 * how large it is.
 */
export const writeChecked = async ({ to, force, bytes, write }: CheckedFile): Promise<number> => {
  const checkFree = async () => {
    if (!force && (await sizeOf(to)) !== undefined) {
      throw storeError('fileExists', `${to} is there already; --force replaces it`);
    }
  };
  await checkFree();
  await checkRoom(dirname(to), bytes);
  const partial = besideOf(to, 'partial');
  try {
    await write(partial);
    await addChecksum(partial).catch((error: unknown) => {
      throw copyFailure(error, to);
    });
    await sync(partial);
    await checkFree();
    await rename(partial, to);
    await sync(dirname(to));
    return (await sizeOf(to)) ?? 0;
  } finally {
    await rm(partial, { force: true });
  }
};
