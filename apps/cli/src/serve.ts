import { fileURLToPath } from 'node:url';
import {
  type Config,
  createServer,
  freeBytes,
  lanAddress,
  openControl,
  postgresStore,
  readConfig,
  SETTINGS,
  type Store,
  sqliteStore,
} from '@remez/server';
import { destination, type Logger, pino } from 'pino';
import { renderUnicodeCompact } from 'uqr';

/** Where `npm run build` puts the web app. */
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

const usage = () =>
  [
    'remez serve [flags]',
    '',
    ...Object.entries(SETTINGS).map(
      ([flag, { env, about }]) => `  --${flag.padEnd(16)} ${about}  [${env}]`,
    ),
  ].join('\n');

const addresses = (config: Config, port: number) => {
  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  const lan = everywhere ? lanAddress() : undefined;
  const local = `http://${everywhere ? 'localhost' : config.host}:${port}/`;
  return { local, shared: config.publicUrl ?? (lan && `http://${lan}:${port}/`) };
};

const announce = (config: Config, port: number) => {
  const { local, shared } = addresses(config, port);
  const lines = [`Remez · רמז`, `  on this machine   ${local}`];
  if (shared !== undefined) lines.push(`  for everyone      ${shared}`);
  if (shared !== undefined && process.stdout.isTTY) lines.push('', renderUnicodeCompact(shared));
  process.stdout.write(`${lines.join('\n')}\n`);
};

const untilStopped = (): Promise<string> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => resolve(signal));
  });

type OnNote = NonNullable<Parameters<typeof sqliteStore>[0]['onNote']>;

interface OpenedStore {
  readonly store: Store;
  /** Why it can write no more; pending for as long as it can, or may again. */
  readonly gone: Promise<Error>;
  readonly freeSpace: () => Promise<number>;
  close(): Promise<void>;
}

const openFolder = async (
  { dataFolder: folder }: Config,
  logger: Logger,
  onNote: OnNote,
): Promise<OpenedStore> => {
  const store = await sqliteStore({ folder, onNote });
  const control = await openControl({ folder, backup: store.backup }).catch((error: unknown) =>
    logger.warn({ err: error }, 'no backup can be asked for'),
  );
  return {
    store,
    gone: store.gone,
    freeSpace: () => freeBytes(folder),
    async close() {
      await control?.close();
      await store.close();
    },
  };
};

const openStore = async (config: Config, logger: Logger): Promise<OpenedStore> => {
  const onNote: OnNote = ({ level, fields, message }) => logger[level](fields, message);
  if (config.databaseUrl === null) return openFolder(config, logger, onNote);
  const store = await postgresStore({ url: config.databaseUrl, onNote });
  return {
    store,
    /** It comes back by itself, and so does the store. */
    gone: new Promise(() => {}),
    /** Its disk is looked after where it runs. */
    freeSpace: async () => Number.POSITIVE_INFINITY,
    close: store.close,
  };
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const serve = async (args: readonly string[]): Promise<number> => {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage()}\n`);
    return 0;
  }
  const read = readConfig(args, process.env);
  if (!read.ok) {
    process.stderr.write(`remez: ${read.failure}\n\n${usage()}\n`);
    return 2;
  }
  const config = read.value;
  /** Logs go to stderr; stdout is for whoever started it. */
  const logger = pino({ level: config.logLevel }, destination(2));
  try {
    const { store, gone, freeSpace, close } = await openStore(config, logger);
    try {
      const server = await createServer({
        config,
        store,
        logger,
        web: WEB,
        freeSpace,
      });
      const stopped = untilStopped();
      /** One table's mistake does not end the games of all others. */
      process.on('unhandledRejection', (error) => server.faults({ during: 'unhandled', error }));
      const { port } = await server.listen();
      announce(config, port);
      const ending = await Promise.race([stopped, gone]);
      if (typeof ending === 'string') logger.info({ signal: ending }, 'stopping');
      else logger.fatal({ err: ending }, 'stopping');
      await server.close();
      /** Whoever looks after the process starts it again, or reads why. */
      if (typeof ending !== 'string') throw ending;
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    process.stderr.write(`remez: ${reasonOf(error)}\n`);
    return 1;
  }
};
