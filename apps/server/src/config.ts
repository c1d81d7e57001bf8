import { parseArgs } from 'node:util';
import { failure, type Result, success } from '@remez/rules';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** A PostgreSQL database that holds everything instead of the folder. It has a password in it. */
  readonly databaseUrl: string | null;
  /** Where people reach it, when that is not the machine's own address. */
  readonly publicUrl: string | null;
  /** How many proxies in front of it are ours; their word on addresses is taken. */
  readonly trustedProxies: number;
  /** Tables nobody has opened for so many days are removed. */
  readonly keepDays: number;
  /** With less free space than this, new tables and talk are refused and games go on. */
  readonly minFreeMb: number;
  /** Connections at once, of HTTP and WebSocket together; null: as many as the system allows for. */
  readonly maxConnections: number | null;
  readonly logLevel: string;
  /** Opens /metrics to whoever sends it; without it only this machine itself may read. */
  readonly metricsToken: string | null;
}

export const DEFAULTS: Config = {
  port: 4477,
  host: '0.0.0.0',
  dataFolder: './data',
  databaseUrl: null,
  publicUrl: null,
  trustedProxies: 0,
  keepDays: 30,
  minFreeMb: 200,
  maxConnections: null,
  logLevel: 'info',
  metricsToken: null,
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** A flag, its environment variable, and how people are told of it. */
export const SETTINGS = {
  port: { env: 'REMEZ_PORT', about: 'port to listen on (default 4477; 0 picks a free one)' },
  host: { env: 'REMEZ_HOST', about: 'address to listen on (default 0.0.0.0: every one)' },
  data: { env: 'REMEZ_DATA', about: 'folder for the games (default ./data)' },
  'database-url': {
    env: 'DATABASE_URL',
    about: 'postgres://… keeps everything in PostgreSQL instead (better given as a variable)',
  },
  'public-url': {
    env: 'REMEZ_PUBLIC_URL',
    about: 'where people reach it, e.g. https://remez.example',
  },
  'trusted-proxies': {
    env: 'REMEZ_TRUSTED_PROXIES',
    about: 'how many proxies stand in front (default 0)',
  },
  'keep-days': { env: 'REMEZ_KEEP_DAYS', about: 'days an unopened table is kept (default 30)' },
  'min-free-mb': {
    env: 'REMEZ_MIN_FREE_MB',
    about: 'free disk space below which new tables and talk are refused (default 200)',
  },
  'max-connections': {
    env: 'REMEZ_MAX_CONNECTIONS',
    about: 'connections at once (default: what the system allows for, at most 10000)',
  },
  'log-level': { env: 'REMEZ_LOG_LEVEL', about: `one of ${LOG_LEVELS.join(', ')} (default info)` },
  'metrics-token': {
    env: 'REMEZ_METRICS_TOKEN',
    about: 'lets whoever sends it read /metrics (16 characters or more; else only this machine)',
  },
} as const;
type Flag = keyof typeof SETTINGS;

/** Not repeated to whoever got it wrong: it may hold a password, and be read in a log. */
const SECRET: readonly Flag[] = ['database-url'];

const wholeNumber = (text: string, most: number): number | null => {
  const value = /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  return value <= most ? value : null;
};

const webAddress = (text: string): string | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/u.test(url.protocol) ? url.origin : null;
};

/** `postgres://…`, which is where a database is and never the name of a folder. */
export const isDatabaseUrl = (text: string): boolean =>
  URL.canParse(text) && /^postgres(?:ql)?:$/u.test(new URL(text).protocol);

const databaseAddress = (text: string): string | null => (isDatabaseUrl(text) ? text : null);

const readFlags = (args: readonly string[]): Result<Partial<Record<Flag, string>>, string> => {
  const options = Object.fromEntries(
    Object.keys(SETTINGS).map((flag) => [flag, { type: 'string' } as const]),
  );
  try {
    return success(parseArgs({ args: [...args], options, strict: true }).values);
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
};

/** Flags first, then environment variables, then defaults; a wrong one is named. */
export const readConfig = (
  args: readonly string[],
  env: { readonly [name: string]: string | undefined },
): Result<Config, string> => {
  const flags = readFlags(args);
  if (!flags.ok) return flags;
  const problems: string[] = [];
  const given = <Value>(
    flag: Flag,
    parse: (text: string) => Value | null,
    fallback: Value,
  ): Value => {
    const text = flags.value[flag] ?? env[SETTINGS[flag].env];
    if (text === undefined || text === '') return fallback;
    const value = parse(text);
    if (value === null) {
      const shown = SECRET.includes(flag) ? 'what it is' : `"${text}"`;
      problems.push(`--${flag} (${SETTINGS[flag].env}) cannot be ${shown}`);
    }
    return value ?? fallback;
  };
  const config: Config = {
    port: given('port', (text) => wholeNumber(text, 65_535), DEFAULTS.port),
    host: given('host', (text) => text, DEFAULTS.host),
    dataFolder: given('data', (text) => text, DEFAULTS.dataFolder),
    databaseUrl: given<string | null>('database-url', databaseAddress, DEFAULTS.databaseUrl),
    publicUrl: given<string | null>('public-url', webAddress, DEFAULTS.publicUrl),
    trustedProxies: given(
      'trusted-proxies',
      (text) => wholeNumber(text, 10),
      DEFAULTS.trustedProxies,
    ),
    keepDays: given('keep-days', (text) => wholeNumber(text, 36_500) || null, DEFAULTS.keepDays),
    minFreeMb: given('min-free-mb', (text) => wholeNumber(text, 1e9), DEFAULTS.minFreeMb),
    maxConnections: given<number | null>(
      'max-connections',
      (text) => wholeNumber(text, 1_000_000) || null,
      DEFAULTS.maxConnections,
    ),
    logLevel: given(
      'log-level',
      (text) => (LOG_LEVELS.includes(text) ? text : null),
      DEFAULTS.logLevel,
    ),
    metricsToken: given<string | null>(
      'metrics-token',
      (text) => (/^[!-~]{16,}$/u.test(text) ? text : null),
      DEFAULTS.metricsToken,
    ),
  };
  return problems.length === 0 ? success(config) : failure(problems.join('; '));
};
