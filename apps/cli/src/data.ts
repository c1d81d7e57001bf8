import {
  askForBackup,
  backUpDatabase,
  migrateStore,
  restoreBackup,
  restoreDatabase,
  writeBackup,
} from '@remez/server';
import { nameOf, readFileArgs, readMigrationArgs } from './places.ts';
import { BACKUP_USAGE, MIGRATE_USAGE, RESTORE_USAGE } from './usage.ts';

const run = async <Asked extends object>(
  args: readonly string[],
  { usage, read }: { readonly usage: string; readonly read: () => Asked | string },
  act: (asked: Asked) => Promise<string>,
): Promise<number> => {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage);
    return 0;
  }
  const asked = read();
  if (typeof asked === 'string') {
    process.stderr.write(`remez: ${asked}\n\n${usage}`);
    return 2;
  }
  try {
    process.stdout.write(`${await act(asked)}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`remez: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
};

export const backup = (args: readonly string[]): Promise<number> => {
  const read = () => readFileArgs(args, { mayForce: true, env: process.env });
  return run(args, { usage: BACKUP_USAGE, read }, async ({ file, place, force }) => {
    const { bytes } =
      place.kind === 'database'
        ? await backUpDatabase({ url: place.url, to: file, force })
        : await writeBackup({
            folder: place.folder,
            to: file,
            force,
            askServer: (copy) => askForBackup(place.folder, copy),
          });
    return `${file}: ${bytes} bytes, whole and checked`;
  });
};

export const restore = (args: readonly string[]): Promise<number> => {
  const read = () => readFileArgs(args, { mayForce: false, env: process.env });
  return run(args, { usage: RESTORE_USAGE, read }, async ({ file, place }) => {
    const now = new Date();
    const { kept, hasChecksum } =
      place.kind === 'database'
        ? await restoreDatabase({ url: place.url, from: file, now })
        : await restoreBackup({ folder: place.folder, from: file, now });
    const what = place.kind === 'database' ? `in the schema ${kept}` : kept;
    const before = kept === undefined ? 'nothing was there before' : `what was there is ${what}`;
    const unsure = hasChecksum ? '' : ', which has no checksum';
    return `${nameOf(place)} holds what is in ${file}${unsure}; ${before}`;
  });
};

export const migrate = (args: readonly string[]): Promise<number> => {
  const read = () => readMigrationArgs(args, process.env);
  return run(args, { usage: MIGRATE_USAGE, read }, async ({ from, to }) => {
    const { counts, hadUnfinished } = await migrateStore({ from, to });
    const { streams, events } = counts;
    return [
      ...(hadUnfinished ? ['what an interrupted migration had left was thrown away'] : []),
      `${nameOf(to)} holds what is in ${nameOf(from)}: ${streams} streams, ${events} events, compared row by row`,
      `${nameOf(from)} is as it was; start the server on ${nameOf(to)} from now on`,
    ].join('\n');
  });
};
