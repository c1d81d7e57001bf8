import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A lesson that is kept with its table: it goes on as it began, also after an update. */
export interface KeptLesson {
  readonly chapter: string;
  /** The scenario that is played there. */
  readonly scenario: unknown;
}

/** A table that is kept in this browser, as the first page knows it. */
export interface KeptTable {
  readonly table: string;
  /** What is played there, or was last. */
  readonly game: string;
  /** Whether a match is under way. */
  readonly running: boolean;
  /** When something was last done there. */
  readonly at: number;
  /** Absent where a game is played, and not a lesson. */
  readonly lesson?: KeptLesson;
}

/** One event as text: what the caller does with it later cannot change it. */
export interface EventRow {
  readonly schema: number;
  readonly json: string;
  readonly commandId: string;
  readonly by: string;
  readonly at: number;
}

interface Schema extends DBSchema {
  /** By stream and version. */
  events: { key: [string, number]; value: EventRow };
  /** The version that each command wrote up to, by stream, author and id. */
  commands: { key: [string, string, string]; value: number };
  /** The version of each stream. */
  streams: { key: string; value: number };
  /** By the table's token. */
  tables: { key: string; value: KeptTable };
}

type Database = IDBPDatabase<Schema>;

const VERSION = 1;

export interface DatabaseHolder {
  /** Opened when it is first asked for, and again after the browser or a newer page has closed it. */
  get(): Promise<Database>;
  close(): Promise<void>;
}

const DATABASE = 'remez';

export const holdDatabase = (name = DATABASE): DatabaseHolder => {
  let opening: Promise<Database> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const open = (): Promise<Database> =>
    openDB<Schema>(name, VERSION, {
      upgrade(database) {
        for (const store of ['events', 'commands', 'streams', 'tables'] as const) {
          database.createObjectStore(store);
        }
      },
      /** A newer page waits until every older one has let go. */
      blocking(_current, _wanted, event) {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
  return {
    get() {
      if (opening !== undefined) return opening;
      opening = open();
      opening.catch(forget);
      return opening;
    },
    async close() {
      const closing = opening;
      forget();
      (await closing)?.close();
    },
  };
};
