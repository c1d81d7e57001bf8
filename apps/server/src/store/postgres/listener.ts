import { setTimeout as wait } from 'node:timers/promises';
import type { Watchers } from '@remez/table';
import type { Client, ClientConfig } from 'pg';
import { versionsOf } from './append.ts';
import { openClient } from './connect.ts';
import { shareDatabase } from './in-use.ts';

/** Milliseconds before each attempt to listen again; the last one holds from then on. */
const DELAYS = [0, 100, 250, 500, 1000, 2000];

/** A connection that says nothing may be quiet or dead: it is asked so often. */
const ASK_EVERY = 10_000;

/** `12 table/abc`: the stream has come to version 12. */
const readNews = (payload: string) => {
  const end = payload.indexOf(' ');
  return end < 0
    ? undefined
    : { stream: payload.slice(end + 1), version: Number(payload.slice(0, end)) };
};

export interface ListenerParts {
  readonly settings: ClientConfig;
  readonly watching: Watchers;
  readonly onLost: (error: unknown) => void;
  readonly onBack: () => void;
}

/** Which channel the stores of this schema speak on. */
const channelOf = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ channel: string }>(
    `SELECT 'remez_' || oid AS channel FROM pg_namespace WHERE nspname = current_schema()`,
  );
  return rows[0]?.channel ?? 'remez';
};

/**
 * A connection of its own that hears of appends by whatever process. When it breaks it is opened again,
 * and everyone who watches is told the version that their stream has by then: what was said meanwhile
 * was said to nobody.
 */
export const startListener = async ({ settings, watching, onLost, onBack }: ListenerParts) => {
  const closing = new AbortController();
  let current: Client | undefined;
  let channel = '';

  /** Asked after it listens, so that nothing falls between the two. */
  const tellVersions = async (client: Client): Promise<void> => {
    const streams = watching.watched();
    if (streams.length === 0) return;
    for (const [stream, version] of await versionsOf(client, streams)) {
      watching.tell(stream, version);
    }
  };

  const hear = (client: Client, payload: string): void => {
    const news = readNews(payload);
    if (news !== undefined) watching.tell(news.stream, news.version);
    else tellVersions(client).catch(() => client.end());
  };

  const connect = async (): Promise<{ readonly lost: Promise<unknown> }> => {
    const lost = Promise.withResolvers<unknown>();
    const client = await openClient(settings, lost.resolve);
    client.on('end', () => lost.resolve(new Error('the connection ended')));
    client.on('notification', ({ payload = '' }) => hear(client, payload));
    try {
      await shareDatabase(client);
      channel = await channelOf(client);
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      await tellVersions(client);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    current = client;
    const asking = setInterval(() => {
      client.query('SELECT 1').catch(lost.resolve);
    }, ASK_EVERY);
    asking.unref();
    return {
      lost: lost.promise.finally(() => {
        clearInterval(asking);
        current = undefined;
        client.end().catch(() => {});
      }),
    };
  };

  const connectAgain = async (): Promise<{ readonly lost: Promise<unknown> }> => {
    for (let attempt = 0; ; attempt += 1) {
      await wait(DELAYS[Math.min(attempt, DELAYS.length - 1)], undefined, closing);
      try {
        return await connect();
      } catch (error) {
        onLost(error);
      }
    }
  };

  const keepListening = async (first: { readonly lost: Promise<unknown> }): Promise<void> => {
    let connection = first;
    while (!closing.signal.aborted) {
      const why = await connection.lost;
      if (closing.signal.aborted) return;
      onLost(why);
      connection = await connectAgain();
      onBack();
    }
  };

  const listening = keepListening(await connect()).catch(() => {});

  return {
    channel: () => channel,
    isListening: (): boolean => current !== undefined,
    async close(): Promise<void> {
      closing.abort();
      await current?.end().catch(() => {});
      await listening;
    },
  };
};
