import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkIsBackup, copyBackup } from '../sqlite/backup-file.ts';
import { writeChecked } from '../sqlite/checked-file.ts';
import { copyFailure } from '../sqlite/copy.ts';
import { checkRoom, sizeOf, stampOf, trueName } from '../sqlite/files.ts';
import { readFileRows } from '../sqlite/read-rows.ts';
import type { Restored } from '../sqlite/restore.ts';
import { writeRows } from '../sqlite/write-rows.ts';
import { readSnapshot, replaceDatabase } from './transfer.ts';

/**
 * Writes all that a database holds at one moment into one file, also while servers run on it. The
 * file is the same as a backup of a data folder, and either can be restored into either.
 */
export const backUpDatabase = async (options: {
  readonly url: string;
  readonly to: string;
  readonly force: boolean;
}): Promise<{ readonly bytes: number }> => {
  const to = await trueName(options.to);
  const bytes = await readSnapshot({ url: options.url, besideServers: true }, (rows) =>
    writeChecked({
      to,
      force: options.force,
      bytes: rows.bytes,
      write: (partial) => writeRows(partial, rows),
    }).catch((error: unknown) => {
      throw copyFailure(error, to);
    }),
  );
  return { bytes };
};

/**
 * Puts a backup in the place of what a database holds, all of it or nothing. What was there is kept in
 * a schema of its own; its name is told.
 */
export const restoreDatabase = async ({
  url,
  from,
  now,
}: {
  readonly url: string;
  readonly from: string;
  readonly now: Date;
}): Promise<Restored> => {
  await checkIsBackup(from);
  await checkRoom(tmpdir(), (await sizeOf(from)) ?? 0);
  const folder = await mkdtemp(join(tmpdir(), 'remez-restore-'));
  try {
    const copy = join(folder, 'copy');
    const { hasChecksum } = await copyBackup(from, copy);
    const { kept } = await readFileRows(copy, (rows) => replaceDatabase(url, rows, stampOf(now)));
    return { kept, hasChecksum };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
