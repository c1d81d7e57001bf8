import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { encodeEvents, watchers } from '@remez/table';
import type { Store } from '../port.ts';
import { atMost } from './at-most.ts';
import { startWriter } from './batches.ts';
import type { Inspection } from './messages.ts';

/** A batch's answers come in one message: so many pages at most are in it, whoever asks. */
const READS_AT_ONCE = 16;

export interface SqliteStore extends Store {
  /** How the file is really kept, for tests and for whoever looks after a server. */
  inspect(): Promise<Inspection>;
}

export interface SqliteOptions {
  /** Created when missing, and readable by its owner alone. */
  readonly folder: string;
  /** Tells which device links have expired and may be swept. */
  readonly now?: () => number;
}

/** Rejects with a `StoreError` when the folder is another server's, or a later release's. */
export const sqliteStore = async ({
  folder,
  now = Date.now,
}: SqliteOptions): Promise<SqliteStore> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const script = new URL('./writer.ts', import.meta.url);
  const writer = await startWriter(script, join(resolve(folder), 'remez.sqlite'));
  const watching = watchers();
  const reading = atMost(READS_AT_ONCE);

  return {
    log: {
      async append(stream, expectedVersion, { commandId, by, at, events }) {
        const result = await writer.ask({
          kind: 'append',
          stream,
          expectedVersion,
          commandId,
          by,
          at,
          events: encodeEvents(events),
        });
        if (result.kind === 'appended') watching.tell(stream, result.version);
        return result;
      },
      async read(stream, fromVersion) {
        const rows = await reading(() => writer.ask({ kind: 'read', stream, fromVersion }));
        return rows.map(({ json, ...row }) => ({ ...row, event: JSON.parse(json) as unknown }));
      },
      watch: watching.add,
    },
    directory: {
      register: ({ stream, code, openedAt }) =>
        writer.ask({ kind: 'register', stream, code, openedAt }),
      byCode: (code) => writer.ask({ kind: 'byCode', code }),
      touch: (stream, openedAt) => writer.ask({ kind: 'touch', stream, openedAt }),
      unopenedSince: (before) => writer.ask({ kind: 'unopenedSince', before }),
      setClosed: (stream, closedAt) => writer.ask({ kind: 'setClosed', stream, closedAt }),
      closedBefore: (before) => writer.ask({ kind: 'closedBefore', before }),
    },
    deviceLinks: {
      put: ({ hash, person, name, expiresAt }) =>
        writer.ask({ kind: 'putLink', hash, person, name, expiresAt, now: now() }),
      look: (hash, moment) => writer.ask({ kind: 'lookAtLink', hash, now: moment }),
      take: (hash, moment) => writer.ask({ kind: 'takeLink', hash, now: moment }),
    },
    signingKey: () => writer.ask({ kind: 'signingKey' }),
    remove: (stream) => writer.ask({ kind: 'remove', stream }),
    ready: () => writer.ask({ kind: 'probe' }),
    inspect: () => writer.ask({ kind: 'inspect' }),
    close: writer.close,
  };
};
