import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf, type Note, type StoreFailure } from '../failure.ts';
import { isSqlite } from './error-codes.ts';
import { type Rewriting, rewriting } from './rewrite.ts';
import { fileVersion, migrate, pragmas, readPragma } from './schema.ts';

interface Refusal {
  readonly code: StoreFailure;
  readonly message: string;
}

export type Opening =
  | { readonly kind: 'opened'; readonly db: DatabaseSync; readonly rewriting: Rewriting }
  | ({ readonly kind: 'refused' } & Refusal);

export const inUse = (folder: string): Refusal => ({
  code: 'folderInUse',
  message: `the data folder ${folder} is in use by another Remez server`,
});

const newer = (folder: string, version: number): Refusal => ({
  code: 'folderNewer',
  message: `the data folder ${folder} was written by a newer Remez (its version is ${version}, this one knows ${fileVersion})`,
});

/** Opens the file, locks it, and leaves it at this release's version. */
export const openFile = (file: string, note: (note: Note) => void): Opening => {
  const folder = dirname(file);
  let db: DatabaseSync | undefined;
  const refuse = (refusal: Refusal): Opening => {
    db?.close();
    return { kind: 'refused', ...refusal };
  };
  try {
    db = new DatabaseSync(file);
    db.exec(pragmas);
    const refused = migrate(db);
    if (refused) return refuse(newer(folder, refused.newer));
    if (readPragma(db, 'journal_mode') !== 'wal') throw new Error('it cannot keep a WAL file');
    const rewritings = rewriting(db, note);
    rewritings.atOpening();
    return { kind: 'opened', db, rewriting: rewritings };
  } catch (error) {
    if (isSqlite(error, 'busy')) return refuse(inUse(folder));
    const message = `the data folder ${folder} cannot be opened: ${messageOf(error)}`;
    return refuse({ code: 'cannotOpen', message });
  }
};
