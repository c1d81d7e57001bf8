import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { encodeEvents, watchers } from '@remez/table';
import type { ClientConfig } from 'pg';
import { isStoreError, type Note, storeError } from '../failure.ts';
import type { Store } from '../port.ts';
import { appendBatch, tellNews } from './append.ts';
import { orOnceMore, poolAsker } from './ask.ts';
import { appendInBatches, MOST_ALONE } from './batches.ts';
import { connectionSettings, openClient, openPool } from './connect.ts';
import { deviceLinksIn, directoryIn, removalIn } from './directory.ts';
import { ephemeraOver } from './ephemera.ts';
import { isWorthRetrying, sentenceOf } from './errors.ts';
import { shareDatabase } from './in-use.ts';
import { startListener } from './listener.ts';
import { type OutageReporter, outageReporter } from './outage.ts';
import { readPage } from './read.ts';
import { migrate, newerSchema, schemaVersion } from './schema.ts';

/** Beside those that append and the one that listens. */
const MOST_CONNECTIONS = 8;

const RETRY_EVERY = 500;

/** A step from one schema to the next may rewrite everything there is. */
const LONGEST_MIGRATION = 3_600_000;

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** Tells which device links have expired and may be swept. */
  readonly now?: () => number;
  /** What whoever looks after the server should know. */
  readonly onNote?: (note: Note) => void;
  /** Milliseconds after which the database gives up a statement. */
  readonly statementTimeout?: number;
  /** Milliseconds to wait for a connection. */
  readonly connectTimeout?: number;
  /** Milliseconds in which a database that does not answer yet may come up. */
  readonly openWithin?: number;
  /** Milliseconds between two signs of life to other processes. */
  readonly heartbeat?: number;
}

const migrateOnce = async (settings: ClientConfig): Promise<void> => {
  const client = await openClient({ ...settings, query_timeout: LONGEST_MIGRATION });
  try {
    await shareDatabase(client);
    await migrate(client);
  } finally {
    await client.end();
  }
};

/** A database that is just being started is waited for; one that refuses us is not. */
const openDatabase = async (
  settings: ClientConfig,
  { within, outage }: { readonly within: number; readonly outage: OutageReporter },
): Promise<void> => {
  const until = performance.now() + within;
  for (;;) {
    try {
      await migrateOnce(settings);
      return outage.ended();
    } catch (error) {
      if (isStoreError(error)) throw error;
      if (!isWorthRetrying(error) || performance.now() >= until) {
        throw storeError('cannotOpen', `the database cannot be opened: ${sentenceOf(error)}`);
      }
      outage.began(error);
      await wait(RETRY_EVERY);
    }
  }
};

/**
 * Everything in a PostgreSQL database, which any number of processes may share. Rejects with a
 * `StoreError` when the database cannot be opened, or was written by a later release.
 */
export const postgresStore = async ({
  url,
  now = Date.now,
  onNote = () => {},
  statementTimeout = 10_000,
  connectTimeout = 5000,
  openWithin = 30_000,
  heartbeat = 5000,
}: PostgresOptions): Promise<Store> => {
  const settings = connectionSettings({ url, statementTimeout, connectTimeout });
  const outage = outageReporter(onNote);
  await openDatabase(settings, { within: openWithin, outage });

  const watching = watchers();
  const over = ephemeraOver();
  const listener = await startListener({
    ...{ settings, watching, over, heartbeat },
    onLost: outage.began,
    onBack: outage.ended,
  });
  /** An idle connection that breaks is no outage yet: the next who asks opens another. */
  const onLost = () => {};
  const pool = openPool(settings, { most: MOST_CONNECTIONS, onLost });
  const writing = openPool(settings, { most: 1, onLost });
  /** For appends that wait for streams which other transactions hold. */
  const apart = openPool(settings, { most: MOST_ALONE, onLost });
  const batches = appendInBatches({
    async appendAll(batch, ifHeld) {
      const db = ifHeld === 'wait' ? apart : writing;
      const results = await appendBatch(db, batch, ifHeld);
      /** Only what was told is acknowledged; what fails here is asked again by the same ids. */
      const news = results.flatMap((result, index) =>
        result.kind === 'appended' || result.kind === 'alreadyDone'
          ? [{ stream: batch[index]?.stream ?? '', version: result.version }]
          : [],
      );
      await tellNews(db, listener.channel(), news);
      return results;
    },
    onOutage: outage.began,
  });
  let closed: Promise<void> | undefined;
  const asker = poolAsker(pool, { outage, isClosed: () => closed !== undefined });
  const { ask, guard } = asker;

  const close = async (): Promise<void> => {
    await batches.close();
    await listener.close();
    await Promise.all([pool.end(), writing.end(), apart.end()]);
  };

  const ready = async (): Promise<void> => {
    /** Only a write that reaches the disk shows that the store can write. */
    const [found] = await ask<{ version: number }>(
      'probe',
      `WITH probe AS (
         INSERT INTO kept (name, value) VALUES ('probe', '')
         ON CONFLICT (name) DO UPDATE SET value = excluded.value
       ) SELECT version FROM remez_schema`,
      [],
    );
    if (found !== undefined && found.version > schemaVersion) throw newerSchema(found.version);
    if (!listener.isListening()) {
      throw storeError('databaseGone', 'the connection that hears of appends is not there');
    }
  };

  return {
    ephemera: over.ephemera,
    log: {
      isShared: true,
      async append(stream, expectedVersion, { commandId, by, at, events }) {
        const result = await batches.append({
          stream,
          expectedVersion,
          commandId,
          by,
          at,
          events: encodeEvents(events),
        });
        outage.ended();
        if (result.kind === 'appended') watching.tell(stream, result.version);
        return result;
      },
      read: (stream, fromVersion) =>
        guard(() => orOnceMore(() => readPage(pool, stream, fromVersion))),
      watch: watching.add,
    },
    directory: directoryIn(asker),
    deviceLinks: deviceLinksIn(asker, now),
    async signingKey() {
      await ask(
        'createKey',
        `INSERT INTO kept (name, value) VALUES ('signingKey', $1) ON CONFLICT (name) DO NOTHING`,
        [randomBytes(32)],
      );
      const text = `SELECT value FROM kept WHERE name = 'signingKey'`;
      const [found] = await ask<{ value: Uint8Array }>('signingKey', text, []);
      return Uint8Array.from(found?.value ?? []);
    },
    remove: removalIn(asker, listener.channel),
    ready,
    close() {
      closed ??= close();
      return closed;
    },
  };
};
