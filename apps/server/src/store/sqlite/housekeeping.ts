import type { DatabaseSync } from 'node:sqlite';
import { messageOf, type Note } from '../failure.ts';
import type { Rewriting } from './rewrite.ts';
import { readPragma } from './schema.ts';

/** Pages given back at once: a step holds up a commit for a few milliseconds. */
const STEP = 128;
const BETWEEN_STEPS = 10;
const AFTER_REMOVAL = 50;
const AFTER_FAILURE = 60_000;

/**
 * After something was deleted: gives its pages back to the disk in small steps, then empties the
 * write-ahead log, in which the deleted bytes still are, and rewrites the file when nobody has asked
 * for anything for a while.
 */
export const housekeeping = (
  db: DatabaseSync,
  {
    rewriting,
    quiet,
    isBackingUp,
    note,
  }: {
    readonly rewriting: Rewriting;
    /** How long nobody must have asked for anything before the file is rewritten. */
    readonly quiet: number;
    /** A rewrite would make a backup that is under way begin again. */
    readonly isBackingUp: () => boolean;
    readonly note: (note: Note) => void;
  },
) => {
  let stepping: NodeJS.Timeout | undefined;
  let failing = false;

  const later = (wait: number) => {
    stepping = setTimeout(step, wait);
  };

  const step = () => {
    stepping = undefined;
    try {
      if (Number(readPragma(db, 'freelist_count')) > 0 && readPragma(db, 'auto_vacuum') !== 0) {
        db.exec(`PRAGMA incremental_vacuum(${STEP})`);
        return later(BETWEEN_STEPS);
      }
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      failing = false;
    } catch (error) {
      const fields = { failure: messageOf(error) };
      if (!failing) note({ level: 'warn', fields, message: 'space could not be given back' });
      failing = true;
      later(AFTER_FAILURE);
    }
  };

  const rewriteIfDue = () => {
    if (isBackingUp()) resting.refresh();
    else if (rewriting.isDue()) rewriting.whileServing();
  };

  /** What a server that was killed had left to do. */
  later(AFTER_REMOVAL);
  const resting = setTimeout(rewriteIfDue, quiet);

  return {
    wasAsked: () => void resting.refresh(),
    hasRemoved() {
      if (stepping === undefined) later(AFTER_REMOVAL);
    },
    close() {
      clearTimeout(stepping);
      clearTimeout(resting);
    },
  };
};
