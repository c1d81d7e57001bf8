import type { DatabaseSync } from 'node:sqlite';
import { emptyJournal } from './journal.ts';

/**
 * The lock is taken by the first statement after these and held until the connection closes or
 * its process dies. In this mode WAL needs no shared memory file. How space is given back is
 * written into a new file; a file that is already there keeps its way until it is rewritten. Many
 * tables are written to in turn: their last pages stay in memory, and go from the WAL into the file
 * seldom enough that most of them have been written to several times by then.
 */
export const pragmas = `
  PRAGMA busy_timeout = 0;
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA auto_vacuum = INCREMENTAL;
  PRAGMA secure_delete = ON;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA cache_size = -65536;
  PRAGMA wal_autocheckpoint = 4000;
`;

/**
 * Events lie beside the others of their stream, which is how they are read. Moments are REAL
 * because any number a clock gives must come back as it was.
 */
const ddl = `
  CREATE TABLE streams (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE events (
    stream INTEGER NOT NULL REFERENCES streams (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    schema INTEGER NOT NULL,
    event TEXT NOT NULL,
    command_id TEXT NOT NULL,
    author TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (stream, version)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE commands (
    stream INTEGER NOT NULL REFERENCES streams (id) ON DELETE CASCADE,
    author TEXT NOT NULL,
    command_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (stream, author, command_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE directory (
    stream TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    opened_at REAL NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX directory_opened_at ON directory (opened_at);

  CREATE TABLE device_links (
    hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    expires_at REAL NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX device_links_expires_at ON device_links (expires_at);

  CREATE TABLE kept (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/**
 * Since when a table has been closed by someone else than its opener, and when it was first noticed
 * that nobody opens it.
 */
const withEndsOfTables = `
  ALTER TABLE directory ADD COLUMN closed_at REAL;
  ALTER TABLE directory ADD COLUMN noticed_at REAL;
  CREATE INDEX directory_closed_at ON directory (closed_at) WHERE closed_at IS NOT NULL;
`;

/** What was appended in each commit, until it is moved to the events and commands of its streams. */
const withJournal = `
  CREATE TABLE journal (
    place INTEGER PRIMARY KEY,
    appends TEXT NOT NULL
  ) STRICT;
`;

/** What leads from each version of the file to the next, beginning with none. */
const steps = [ddl, withEndsOfTables, withJournal];

/** Kept in the file as `user_version`. A file of a later release is refused, never guessed at. */
export const fileVersion = steps.length;

export const readPragma = (db: DatabaseSync, name: string): unknown =>
  Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];

/**
 * Leaves the file at `fileVersion` and its journal empty, in a transaction that someone else holds and
 * may take back.
 */
export const bringUpToDate = (db: DatabaseSync): { readonly newer: number } | undefined => {
  const version = Number(readPragma(db, 'user_version'));
  for (const step of steps.slice(version)) db.exec(step);
  if (version < fileVersion) db.exec(`PRAGMA user_version = ${fileVersion};`);
  if (version > fileVersion) return { newer: version };
  emptyJournal(db);
  return undefined;
};

/** The same for good; says which later version the file has, if it has one. */
export const migrate = (db: DatabaseSync): { readonly newer: number } | undefined => {
  db.exec('BEGIN IMMEDIATE');
  const refused = bringUpToDate(db);
  db.exec('COMMIT');
  return refused;
};
