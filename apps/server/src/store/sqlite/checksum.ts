import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, open, truncate } from 'node:fs/promises';
import { storeError } from '../failure.ts';

/**
 * The last line of a backup, behind the pages of its database. SQLite reads no further than its last
 * page, so the file can be opened as it is, also by releases that know no checksum.
 */
const lineOf = (hash: string): string => `\nremez backup sha256 ${hash}\n`;
const LENGTH = lineOf('0'.repeat(64)).length;

/** A file of nothing but pages has a multiple of this size; one with the line has not. */
const SMALLEST_PAGE = 512;

/** Of the first bytes of a file, or of all. */
const hashOf = async (file: string, bytes = Number.POSITIVE_INFINITY): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: bytes - 1 })) hash.update(chunk);
  return hash.digest('hex');
};

export const addChecksum = async (file: string): Promise<void> =>
  appendFile(file, lineOf(await hashOf(file)));

const endOf = async (file: string): Promise<{ readonly size: number; readonly end: string }> => {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const position = Math.max(0, size - LENGTH);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LENGTH), { position });
    return { size, end: buffer.toString('latin1', 0, bytesRead) };
  } finally {
    await handle.close();
  }
};

/**
 * Compares a backup with its checksum, and takes that off. False for a backup of a release that
 * wrote none. Throws a `StoreError` when any byte of it is not as it was written.
 */
export const takeChecksum = async (file: string): Promise<boolean> => {
  const { size, end } = await endOf(file);
  if (size % SMALLEST_PAGE === 0) return false;
  const bytes = Math.max(1, size - LENGTH);
  if (end !== lineOf(await hashOf(file, bytes))) {
    throw storeError(
      'damaged',
      `${file} is damaged: it does not have the checksum that was written with it`,
    );
  }
  await truncate(file, bytes);
  return true;
};
