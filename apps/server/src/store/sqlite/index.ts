import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { encodeEvents, watchers } from '@remez/table';
import { type Note, type StoreError, storeError } from '../failure.ts';
import type { Store } from '../port.ts';
import { atMost } from './at-most.ts';
import { startWriter } from './batches.ts';
import type { Inspection } from './messages.ts';
import { freeBytes } from './space.ts';
import { steadyWriter } from './steady.ts';

/** With less than this even a game's next moves may find no room. */
const LEAST_FREE = 16 * 1_048_576;

/** A batch's answers come in one message: so many pages at most are in it, whoever asks. */
const READS_AT_ONCE = 16;

export interface SqliteStore extends Store {
  /** Copies everything to a new file while the store goes on; how many pages there were. */
  backup(to: string, signal?: AbortSignal): Promise<number>;
  /** Why it can write no more; pending for as long as it can. */
  readonly gone: Promise<StoreError>;
  /** How the file is really kept, for tests and for whoever looks after a server. */
  inspect(): Promise<Inspection>;
}

export interface SqliteOptions {
  /** Created when missing, and readable by its owner alone. */
  readonly folder: string;
  /** Tells which device links have expired and may be swept. */
  readonly now?: () => number;
  /** What whoever looks after the server should know. */
  readonly onNote?: (note: Note) => void;
  /** How much room the folder's disk has left. */
  readonly free?: (folder: string) => Promise<number>;
  /** What the thread that owns the file may hold in memory; as much as the process if absent. */
  readonly memoryMb?: number;
  /** Milliseconds without being asked anything after which what was deleted is wiped out of the file. */
  readonly quiet?: number;
  /** Milliseconds before each attempt to start that thread again. */
  readonly restartDelays?: readonly number[];
}

/** The one file that is kept in a data folder. */
export const databaseIn = (folder: string): string => join(resolve(folder), 'remez.sqlite');

/** Rejects with a `StoreError` when the folder is another server's, or a later release's. */
export const sqliteStore = async ({
  folder,
  now = Date.now,
  onNote = () => {},
  free = freeBytes,
  memoryMb,
  quiet = 60_000,
  restartDelays = [0, 100, 500, 2000, 5000],
}: SqliteOptions): Promise<SqliteStore> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const script = new URL('./writer.ts', import.meta.url);
  const data = { file: databaseIn(folder), quiet };
  const writer = await steadyWriter({
    start: (onLost) =>
      startWriter({ script, data, onNote, onLost, ...(memoryMb !== undefined && { memoryMb }) }),
    onNote,
    delays: restartDelays,
  });
  const watching = watchers();
  const reading = atMost(READS_AT_ONCE);

  const ready = async (): Promise<void> => {
    await writer.ask({ kind: 'probe' });
    const left = await free(folder);
    if (left < LEAST_FREE) throw storeError('diskFull', `${left} bytes are left in ${folder}`);
  };

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
        if (typeof result !== 'number') return result;
        watching.tell(stream, result);
        return { kind: 'appended', version: result };
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
      notice: (stream, at) => writer.ask({ kind: 'notice', stream, at }),
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
    remove: (stream, onlyIf) => writer.ask({ kind: 'remove', stream, onlyIf }),
    ready,
    backup: writer.backup,
    gone: writer.gone,
    inspect: () => writer.ask({ kind: 'inspect' }),
    close: writer.close,
  };
};
