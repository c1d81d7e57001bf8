import { type EventLog, encodeEvents, REMOVED, watchers } from '@remez/table';
import { EVENTS_A_PAGE, firstPage } from '@remez/table/pages';
import type { DatabaseHolder, EventRow } from './database.ts';

/** What one command writes to, all of it or nothing. */
const WRITTEN = ['events', 'commands', 'streams'] as const;

/** On the disk when it is said to be: a battery that dies takes no move with it. */
const DURABLE = { durability: 'strict' } as const;

const eventsAfter = (stream: string, version: number): IDBKeyRange =>
  IDBKeyRange.bound([stream, version], [stream, Number.POSITIVE_INFINITY], true);

/** All keys that begin with the stream's name: a list sorts after every text. */
const commandsOf = (stream: string): IDBKeyRange => IDBKeyRange.bound([stream], [stream, []]);

/** What one tab tells the others. */
interface News {
  readonly stream: string;
  readonly version: number;
}

export interface BrowserLog extends EventLog {
  remove(stream: string): Promise<void>;
  /** Tells watchers what there is by now: a page that was frozen may have missed it. */
  refresh(): Promise<void>;
  close(): void;
}

/**
 * The log in this browser's IndexedDB. Each tab has a worker of its own, and all of them write to
 * one database: the expected version tells races apart, as between several servers.
 */
export const indexedDbLog = (database: DatabaseHolder, channelName: string): BrowserLog => {
  const watching = watchers();
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data: { stream, version } }: MessageEvent<News>) =>
    watching.tell(stream, version);
  const tell = (stream: string, version: number) => {
    watching.tell(stream, version);
    const news: News = { stream, version };
    channel.postMessage(news);
  };

  return {
    isShared: true,

    async append(stream, expectedVersion, { commandId, by, at, events }) {
      const encoded = encodeEvents(events);
      const writing = (await database.get()).transaction(WRITTEN, 'readwrite', DURABLE);
      const rows = writing.objectStore('events');
      const commands = writing.objectStore('commands');
      const streams = writing.objectStore('streams');
      const command: [string, string, string] = [stream, by, commandId];
      const [done, before = 0] = await Promise.all([commands.get(command), streams.get(stream)]);
      if (done !== undefined) return { kind: 'alreadyDone', version: done };
      if (before !== expectedVersion) return { kind: 'conflict', version: before };
      const version = before + encoded.length;
      await Promise.all([
        ...encoded.map(({ schema, json }, nth) =>
          rows.put({ schema, json, commandId, by, at }, [stream, before + nth + 1]),
        ),
        commands.put(version, command),
        streams.put(version, stream),
        writing.done,
      ]);
      tell(stream, version);
      return { kind: 'appended', version };
    },

    async read(stream, fromVersion) {
      const reading = (await database.get()).transaction('events');
      const rows: (EventRow & { readonly version: number })[] = [];
      for (;;) {
        const from = fromVersion + rows.length;
        const more = await reading.store.getAll(eventsAfter(stream, from), EVENTS_A_PAGE);
        /** Versions count from 1 without a gap. */
        rows.push(...more.map((row, nth) => ({ ...row, version: from + nth + 1 })));
        const page = firstPage(rows);
        if (page.length === rows.length && more.length === EVENTS_A_PAGE) continue;
        return page.map(({ json, ...row }) => ({ ...row, event: JSON.parse(json) as unknown }));
      }
    },

    watch: watching.add,

    async remove(stream) {
      const writing = (await database.get()).transaction(WRITTEN, 'readwrite');
      await Promise.all([
        writing.objectStore('events').delete(eventsAfter(stream, 0)),
        writing.objectStore('commands').delete(commandsOf(stream)),
        writing.objectStore('streams').delete(stream),
        writing.done,
      ]);
      tell(stream, REMOVED);
    },

    async refresh() {
      const reading = (await database.get()).transaction('streams');
      for (const stream of watching.watched()) {
        watching.tell(stream, (await reading.store.get(stream)) ?? REMOVED);
      }
    },

    close: () => channel.close(),
  };
};
