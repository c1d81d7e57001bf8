import { type Ephemera, type EventLog, memoryLog } from '@remez/table';
import { holdDatabase, type KeptTable } from './database.ts';
import { type TableDirectory, tableDirectory } from './directory.ts';
import { indexedDbLog } from './event-log.ts';
import { tabEphemera } from './tab-ephemera.ts';

/** Where tables of this browser are kept. */
export interface LocalStore {
  readonly log: EventLog;
  readonly directory: TableDirectory;
  readonly ephemera?: Ephemera;
  remove(table: string, stream: string): Promise<void>;
  /** Tells watchers what there is by now: a page that was frozen may have missed it. */
  refresh(): Promise<void>;
}

const NEWS = 'remez tables';
const EPHEMERA = 'remez at tables';

/** A browser that keeps nothing (a private window, blocked storage) plays all the same, until the tab is closed. */
export const inMemory = (): LocalStore => {
  const log = memoryLog();
  const kept = new Map<string, KeptTable>();
  return {
    log,
    directory: {
      async put(table) {
        kept.set(table.table, table);
      },
      get: async (table) => kept.get(table),
      all: async () => [...kept.values()],
      async remove(table) {
        kept.delete(table);
      },
    },
    async remove(table, stream) {
      kept.delete(table);
      log.remove(stream);
    },
    refresh: async () => {},
  };
};

/** A newer page has changed the database: this one has to be loaded anew. */
export const isFromNewerPage = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError';

/** As browsers say that storage is forbidden here. */
const FORBIDDEN: readonly string[] = ['SecurityError', 'InvalidStateError'];

const isForbidden = (error: unknown): boolean =>
  error instanceof DOMException && FORBIDDEN.includes(error.name);

export const openLocalStore = async (onFault: (error: unknown) => void): Promise<LocalStore> => {
  const database = holdDatabase();
  try {
    await database.get();
  } catch (error) {
    if (isFromNewerPage(error)) throw error;
    if (!isForbidden(error)) onFault(error);
    return inMemory();
  }
  const log = indexedDbLog(database, NEWS);
  const directory = tableDirectory(database);
  return {
    log,
    directory,
    ephemera: tabEphemera(EPHEMERA),
    async remove(table, stream) {
      await directory.remove(table);
      await log.remove(stream);
    },
    refresh: log.refresh,
  };
};
