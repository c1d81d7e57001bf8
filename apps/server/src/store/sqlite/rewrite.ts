import type { DatabaseSync } from 'node:sqlite';
import { messageOf, type Note } from '../failure.ts';
import { readPragma } from './schema.ts';

const REMNANTS = 'remnants';

/** A rewrite of so much holds up a commit for a second or two. */
const MOST_WHILE_SERVING = 64 * 1_048_576;
const MOST_AT_OPENING = 512 * 1_048_576;

const sizeOf = (db: DatabaseSync): number =>
  Number(readPragma(db, 'page_count')) * Number(readPragma(db, 'page_size'));

/**
 * Deleted rows are overwritten with zeros at once (`secure_delete`), but when SQLite moves rows
 * from one page to another it leaves copies in what is then free space, and those stay when the
 * row is deleted. Only writing the file anew (VACUUM) leaves nothing; until that is done a row
 * in `kept` remembers that it is due.
 */
export const rewriting = (db: DatabaseSync, note: (note: Note) => void) => {
  const mark = db.prepare("INSERT INTO kept (name, value) VALUES (?, x'') ON CONFLICT DO NOTHING");
  const marked = db.prepare('SELECT 1 FROM kept WHERE name = ?');
  const unmark = db.prepare('DELETE FROM kept WHERE name = ?');

  const rewrite = (why: string): boolean => {
    const before = sizeOf(db);
    const started = performance.now();
    try {
      db.exec('VACUUM');
      unmark.run(REMNANTS);
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      const fields = { bytes: before, why, failure: messageOf(error) };
      note({ level: 'warn', fields, message: 'the file could not be written anew' });
      return false;
    }
    const ms = Math.round(performance.now() - started);
    const fields = { before, after: sizeOf(db), why, ms };
    note({ level: 'info', fields, message: 'the file was written anew' });
    return true;
  };

  return {
    /** In the transaction that deletes. */
    markDue: () => void mark.run(REMNANTS),
    isDue: (): boolean => marked.get(REMNANTS) !== undefined,
    whileServing(): void {
      if (sizeOf(db) <= MOST_WHILE_SERVING) rewrite('deleted');
    },
    /** Files of version 1 cannot give space back. If there is no room to rewrite one, it is used as it is. */
    atOpening(): void {
      if (Number(readPragma(db, 'auto_vacuum')) === 0) rewrite('upgrade');
      if (marked.get(REMNANTS) && sizeOf(db) <= MOST_AT_OPENING) rewrite('deleted');
    },
  };
};
export type Rewriting = ReturnType<typeof rewriting>;
