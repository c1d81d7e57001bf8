import { randomBytes } from 'node:crypto';
import { open, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { storeError } from '../failure.ts';
import { freeBytes } from './space.ts';

/** Is left on a disk that a copy is written to, for the games that are being played. */
const LEFT_FREE = 32 * 1_048_576;

export const sizeOf = async (file: string): Promise<number | undefined> =>
  (await stat(file).catch(() => undefined))?.size;

/** A name beside the file, for what is not yet it. */
export const besideOf = (file: string, what: string): string =>
  `${file}.${what}-${randomBytes(6).toString('hex')}`;

/** A moment as part of a name. */
export const stampOf = (now: Date): string => now.toISOString().replaceAll(/[-:]|\.\d+/gu, '');

/** Where a file is or would be, whatever links lead there. */
export const trueName = async (file: string): Promise<string> => {
  const folder = dirname(resolve(file));
  const real = await realpath(folder).catch(() => {
    throw storeError('fileMissing', `there is no folder ${folder}`);
  });
  const path = join(real, basename(file));
  return realpath(path).catch(() => path);
};

export const checkRoom = async (folder: string, bytes: number): Promise<void> => {
  const free = await freeBytes(folder);
  if (free >= bytes + LEFT_FREE) return;
  const megabytes = (count: number) => `${Math.ceil(count / 1_048_576)} MB`;
  throw storeError(
    'noSpace',
    `${folder} has ${megabytes(free)} left, and this needs ${megabytes(bytes + LEFT_FREE)}`,
  );
};

/** So that it is there after a power cut. A folder cannot be synced everywhere, and need not be. */
export const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
};
