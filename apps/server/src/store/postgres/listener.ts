import { setTimeout as wait } from 'node:timers/promises';
import { REMOVED, type Watchers } from '@remez/table';
import type { Client, ClientConfig } from 'pg';
import { versionsOf } from './append.ts';
import { openClient } from './connect.ts';
import type { EphemeraOver } from './ephemera.ts';
import { shareDatabase } from './in-use.ts';

/** Milliseconds before each attempt to listen again; the last one holds from then on. */
const DELAYS = [0, 100, 250, 500, 1000, 2000];

/** Whoever closes does not wait longer than this until the others have been told. */
const LAST_WORDS_WITHIN = 1000;

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
  readonly over: EphemeraOver;
  /** Milliseconds between two heartbeats; they also tell a quiet connection from a dead one. */
  readonly heartbeat: number;
  readonly onLost: (error: unknown) => void;
  readonly onBack: () => void;
}

type InTurn = <Value>(ask: (client: Client) => Promise<Value>) => Promise<Value>;

/** A connection answers one question at a time. */
const oneAtATime = (client: Client): InTurn => {
  let last: Promise<unknown> = Promise.resolve();
  return (ask) => {
    const asked = last.then(() => ask(client));
    last = asked.catch(() => {});
    return asked;
  };
};

/** Where processes say what is not in the log. */
const besideOf = (channel: string): string => `${channel}_ephemera`;

/** Which channel the stores of this schema speak on. */
const channelOf = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ channel: string }>(
    `SELECT 'remez_' || oid AS channel FROM pg_namespace WHERE nspname = current_schema()`,
  );
  return rows[0]?.channel ?? 'remez';
};

/** What passes between processes may be lost, so nobody waits for a disk because of it. */
const LISTEN = (client: Client, channels: readonly string[]) =>
  [
    'SET synchronous_commit = off',
    ...channels.map((channel) => `LISTEN ${client.escapeIdentifier(channel)}`),
  ].join('; ');

const PUBLISH = {
  name: 'publish',
  text: 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload',
};

/**
 * A connection of its own that hears of appends by whatever process, and speaks to the others. When it breaks it is opened again,
 * and everyone who watches is told the version that their stream has by then: what was said meanwhile
 * was said to nobody.
 */
export const startListener = async ({
  settings,
  watching,
  over,
  heartbeat,
  onLost,
  onBack,
}: ListenerParts) => {
  const closing = new AbortController();
  let current: Client | undefined;
  let channel = '';

  /** Asked after it listens, so that nothing falls between the two. */
  const tellVersions = async (inTurn: InTurn): Promise<void> => {
    const streams = watching.watched();
    if (streams.length === 0) return;
    const versions = await inTurn((client) => versionsOf(client, streams));
    for (const stream of streams) watching.tell(stream, versions.get(stream) ?? REMOVED);
  };

  const hear = (payload: string, inTurn: InTurn): Promise<void> | undefined => {
    const news = readNews(payload);
    if (news === undefined) return tellVersions(inTurn);
    watching.tell(news.stream, news.version);
    return undefined;
  };

  const connect = async (): Promise<{ readonly lost: Promise<unknown> }> => {
    const lost = Promise.withResolvers<unknown>();
    const client = await openClient(
      { ...settings, fallback_application_name: 'remez listener' },
      lost.resolve,
    );
    client.on('end', () => lost.resolve(new Error('the connection ended')));
    const inTurn = oneAtATime(client);
    client.on('notification', ({ channel: heardOn, payload = '' }) => {
      if (heardOn === channel) hear(payload, inTurn)?.catch(lost.resolve);
      else over.hear(payload);
    });
    try {
      await shareDatabase(client);
      channel = await channelOf(client);
      await client.query(LISTEN(client, [channel, besideOf(channel)]));
      await tellVersions(inTurn);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    current = client;
    const publish = async (payloads: readonly string[]) => {
      try {
        const values = [besideOf(channel), payloads];
        await inTurn(() => client.query({ ...PUBLISH, values }));
      } catch (error) {
        lost.resolve(error);
        throw error;
      }
    };
    /** A process that was killed may have written what it had no time to tell. */
    over.connected(publish, () => void tellVersions(inTurn).catch(lost.resolve));
    const beat = () => over.beat().catch(() => {});
    const beating = setInterval(beat, heartbeat);
    beating.unref();
    void beat();
    return {
      lost: lost.promise.finally(() => {
        clearInterval(beating);
        current = undefined;
        over.disconnected();
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
      await Promise.race([
        over.end().catch(() => {}),
        wait(LAST_WORDS_WITHIN, undefined, { ref: false }),
      ]);
      await current?.end().catch(() => {});
      await listening;
    },
  };
};
