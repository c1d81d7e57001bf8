import { parseArgs } from 'node:util';
import { DEFAULTS, isDatabaseUrl, type Place } from '@remez/server';

type Environment = { readonly [name: string]: string | undefined };

const NOT_A_DATABASE = 'the address of a database begins with postgres://';

const databaseAt = (url: string): Place | string =>
  isDatabaseUrl(url) ? { kind: 'database', url } : NOT_A_DATABASE;

/** A folder, or a database by its address. */
const placeOf = (text: string): Place =>
  isDatabaseUrl(text) ? { kind: 'database', url: text } : { kind: 'folder', folder: text };

/** What people are told of a place: an address has a password in it. */
export const nameOf = (place: Place): string => {
  if (place.kind === 'folder') return place.folder;
  const { hostname, pathname } = new URL(place.url);
  return `the database ${pathname.slice(1)} on ${hostname || 'this machine'}`;
};

interface Parsed {
  readonly values: Readonly<Partial<Record<string, string>>>;
  readonly positionals: readonly string[];
  readonly force: boolean;
}

const parse = (args: readonly string[], flags: readonly string[], mayForce: boolean): Parsed => {
  const options: Record<string, { type: 'string' | 'boolean' }> = {
    ...Object.fromEntries(flags.map((flag) => [flag, { type: 'string' } as const])),
    ...(mayForce && { force: { type: 'boolean' } as const }),
  };
  const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  const { force, ...values } = parsed.values;
  return {
    values: values as Parsed['values'],
    positionals: parsed.positionals,
    force: force === true,
  };
};

const reading = <Value>(read: () => Value | string): Value | string => {
  try {
    return read();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

interface FileArgs {
  readonly file: string;
  readonly place: Place;
  readonly force: boolean;
}

/** One file, and where the games are; a sentence when that is not what was written. */
export const readFileArgs = (
  args: readonly string[],
  { mayForce, env }: { readonly mayForce: boolean; readonly env: Environment },
): FileArgs | string =>
  reading(() => {
    const flags = ['data', 'database-url'];
    const { values, positionals, force } = parse(args, flags, mayForce);
    const { data: folder, 'database-url': url } = values;
    const [file, ...more] = positionals;
    if (file === undefined || file === '' || more.length > 0) return 'it needs one file';
    if (folder !== undefined && url !== undefined) return '--data or --database-url, not both';
    const named = url ?? (folder === undefined ? env.DATABASE_URL : undefined);
    const place: Place | string = named
      ? databaseAt(named)
      : { kind: 'folder', folder: folder ?? (env.REMEZ_DATA || DEFAULTS.dataFolder) };
    return typeof place === 'string' ? place : { file, place, force };
  });

interface MigrationArgs {
  readonly from: Place;
  readonly to: Place;
}

export const readMigrationArgs = (
  args: readonly string[],
  env: Environment,
): MigrationArgs | string =>
  reading(() => {
    const { values, positionals } = parse(args, ['from', 'to'], false);
    if (positionals.length > 0) return `it does not know "${positionals[0]}"`;
    const { from, to } = values;
    if (!from && !to) return 'it needs --from and --to';
    if (from && to) return { from: placeOf(from), to: placeOf(to) };
    if (!env.DATABASE_URL) return `it needs ${from ? '--to' : '--from'}, or DATABASE_URL`;
    const other = databaseAt(env.DATABASE_URL);
    if (typeof other === 'string') return other;
    return from ? { from: placeOf(from), to: other } : { from: other, to: placeOf(to ?? '') };
  });
