import { Client, type ClientConfig, Pool } from 'pg';

export interface ConnectionOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** Milliseconds after which the database gives up a statement. */
  readonly statementTimeout: number;
  /** Milliseconds to wait for a connection. */
  readonly connectTimeout: number;
}

/** Beyond the database's own patience: it may be the network that says nothing. */
const LONGER = 2000;

/**
 * What every connection is opened with. A commit is acknowledged when it is on disk, whatever the
 * server's default. Options in the URL (a search path, for example) are kept beside ours.
 */
export const connectionSettings = ({
  url,
  statementTimeout,
  connectTimeout,
}: ConnectionOptions): ClientConfig => {
  const address = new URL(url);
  const given = address.searchParams.get('options');
  address.searchParams.delete('options');
  const options = [
    ...(given === null ? [] : [given]),
    '-c synchronous_commit=on',
    '-c jit=off',
    `-c statement_timeout=${statementTimeout}`,
    `-c lock_timeout=${statementTimeout}`,
    `-c idle_in_transaction_session_timeout=${statementTimeout}`,
  ];
  return {
    connectionString: address.href,
    options: options.join(' '),
    connectionTimeoutMillis: connectTimeout,
    query_timeout: statementTimeout + LONGER,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    fallback_application_name: 'remez',
  };
};

/** A connection of its own, outside of any pool. */
export const openClient = async (
  settings: ClientConfig,
  onLost: (error: Error) => void = () => {},
): Promise<Client> => {
  const client = new Client(settings);
  /** Before it is connected too: an error that nobody listens to ends the process. */
  client.on('error', onLost);
  await client.connect();
  return client;
};

/** So many connections at most; a broken one is replaced by the next who asks. */
export const openPool = (
  settings: ClientConfig,
  { most, onLost }: { readonly most: number; readonly onLost: (error: Error) => void },
): Pool => {
  const pool = new Pool({ ...settings, max: most, idleTimeoutMillis: 60_000 });
  pool.on('error', onLost);
  return pool;
};

/** What can be asked a question: a pool or one connection. */
export type Queryable = Pick<Client, 'query'> | Pick<Pool, 'query'>;
