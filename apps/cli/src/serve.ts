import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  type Config,
  createServer,
  freeBytes,
  openControl,
  readConfig,
  SETTINGS,
  sqliteStore,
} from '@remez/server';
import { destination, pino } from 'pino';
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

/** The first address by which another device on this network can reach this one. */
const lanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

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
    const store = await sqliteStore({
      folder: config.dataFolder,
      onNote: ({ level, fields, message }) => logger[level](fields, message),
    });
    const control = await openControl({ folder: config.dataFolder, backup: store.backup }).catch(
      (error: unknown) => logger.warn({ err: error }, 'no backup can be asked for'),
    );
    try {
      const server = await createServer({
        config,
        store,
        logger,
        web: WEB,
        freeSpace: () => freeBytes(config.dataFolder),
      });
      const stopped = untilStopped();
      /** One table's mistake does not end the games of all others. */
      process.on('unhandledRejection', (error) => server.faults({ during: 'unhandled', error }));
      const { port } = await server.listen();
      announce(config, port);
      const ending = await Promise.race([stopped, store.gone]);
      if (typeof ending === 'string') logger.info({ signal: ending }, 'stopping');
      else logger.fatal({ err: ending }, 'stopping');
      await server.close();
      /** Whoever looks after the process starts it again, or reads why. */
      if (typeof ending !== 'string') throw ending;
    } finally {
      await control?.close();
      await store.close();
    }
    return 0;
  } catch (error) {
    process.stderr.write(`remez: ${reasonOf(error)}\n`);
    return 1;
  }
};
