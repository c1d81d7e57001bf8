import { encodeEvents } from './encode.ts';
import { firstPage } from './pages.ts';
import { type EventLog, REMOVED, type Recorded } from './port.ts';
import { watchers } from './watchers.ts';

interface Row extends Omit<Recorded, 'event'> {
  readonly json: string;
}

interface Stream {
  readonly rows: Row[];
  /** The version each command wrote up to, by its author and its id. */
  readonly done: Map<string, number>;
}

const commandKey = (by: string, commandId: string): string => JSON.stringify([by, commandId]);

/** Keeps events as text, as the durable logs do, so that what is lost there is lost here too. */
export const memoryLog = (): EventLog & { remove(stream: string): void } => {
  const streams = new Map<string, Stream>();
  const watching = watchers();

  return {
    async append(name, expectedVersion, { commandId, by, at, events }) {
      const encoded = encodeEvents(events);
      const stream: Stream = streams.get(name) ?? { rows: [], done: new Map() };
      const key = commandKey(by, commandId);
      const doneAt = stream.done.get(key);
      if (doneAt !== undefined) return { kind: 'alreadyDone', version: doneAt };
      if (stream.rows.length !== expectedVersion) {
        return { kind: 'conflict', version: stream.rows.length };
      }
      for (const { schema, json } of encoded) {
        stream.rows.push({ version: stream.rows.length + 1, schema, json, commandId, by, at });
      }
      const version = stream.rows.length;
      stream.done.set(key, version);
      streams.set(name, stream);
      watching.tell(name, version);
      return { kind: 'appended', version };
    },

    async read(name, fromVersion) {
      const rows = streams.get(name)?.rows ?? [];
      /** Versions count from 1 without a gap, so the rows after one begin at its index. */
      return firstPage(rows.slice(fromVersion)).map(({ json, ...row }) => ({
        ...row,
        event: JSON.parse(json) as unknown,
      }));
    },

    watch: watching.add,

    remove(name) {
      streams.delete(name);
      watching.tell(name, REMOVED);
    },
  };
};
