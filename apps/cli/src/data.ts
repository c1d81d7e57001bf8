import { parseArgs } from 'node:util';
import { askForBackup, DEFAULTS, restoreBackup, writeBackup } from '@remez/server';
import { BACKUP_USAGE, RESTORE_USAGE } from './usage.ts';

interface Asked {
  readonly file: string;
  readonly folder: string;
  readonly force: boolean;
}

const IN_POSTGRES =
  'DATABASE_URL says that the games are in PostgreSQL: pg_dump and pg_restore copy them (--data names a folder)';

/** One file, and which folder; a sentence when that is not what was written. */
const readArgs = (
  args: readonly string[],
  { mayForce }: { readonly mayForce: boolean },
): Asked | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        ...(mayForce && { force: { type: 'boolean' } as const }),
      },
      allowPositionals: true,
      strict: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || file === '' || more.length > 0) return 'it needs one file';
    if (values.data === undefined && process.env.DATABASE_URL) return IN_POSTGRES;
    const folder = values.data ?? (process.env.REMEZ_DATA || DEFAULTS.dataFolder);
    return { file, folder, force: 'force' in values && values.force === true };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const run = async (
  args: readonly string[],
  { usage, mayForce }: { readonly usage: string; readonly mayForce: boolean },
  act: (asked: Asked) => Promise<string>,
): Promise<number> => {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage);
    return 0;
  }
  const asked = readArgs(args, { mayForce });
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

export const backup = (args: readonly string[]): Promise<number> =>
  run(args, { usage: BACKUP_USAGE, mayForce: true }, async ({ file, folder, force }) => {
    const askServer = (copy: string) => askForBackup(folder, copy);
    const { bytes } = await writeBackup({ folder, to: file, force, askServer });
    return `${file}: ${bytes} bytes, whole and checked`;
  });

export const restore = (args: readonly string[]): Promise<number> =>
  run(args, { usage: RESTORE_USAGE, mayForce: false }, async ({ file, folder }) => {
    const { kept } = await restoreBackup({ folder, from: file, now: new Date() });
    const before = kept === undefined ? 'nothing was there before' : `what was there is ${kept}`;
    return `${folder} holds what is in ${file}; ${before}`;
  });
