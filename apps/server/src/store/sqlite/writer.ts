import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { answers } from './answers.ts';
import type { Answer, Ask, FromWriter, ToWriter } from './messages.ts';
import { fileVersion, migrate, pragmas, readPragma } from './schema.ts';

const SQLITE_BUSY = 5;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** SQLite adds detail in the higher bits of its codes. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === SQLITE_BUSY;

const tell = (message: FromWriter): void => parentPort?.postMessage(message);

const open = (file: string): DatabaseSync | undefined => {
  const folder = dirname(file);
  let db: DatabaseSync | undefined;
  const refuse = (refusal: Omit<Extract<FromWriter, { kind: 'refused' }>, 'kind'>): undefined => {
    db?.close();
    tell({ kind: 'refused', ...refusal });
  };
  try {
    db = new DatabaseSync(file);
    db.exec(pragmas);
    const refused = migrate(db);
    if (refused) {
      return refuse({
        code: 'folderNewer',
        message: `the data folder ${folder} was written by a newer Remez (its version is ${refused.newer}, this one knows ${fileVersion})`,
      });
    }
    if (readPragma(db, 'journal_mode') !== 'wal') throw new Error('it cannot keep a WAL file');
    return db;
  } catch (error) {
    return isBusy(error)
      ? refuse({
          code: 'folderInUse',
          message: `the data folder ${folder} is in use by another Remez server`,
        })
      : refuse({
          code: 'cannotOpen',
          message: `the data folder ${folder} cannot be opened: ${messageOf(error)}`,
        });
  }
};

const serve = (db: DatabaseSync): void => {
  let commits = 0;
  const answer = answers(db, () => commits);

  const commit = (asks: readonly Ask[]): readonly Answer[] => {
    db.exec('BEGIN IMMEDIATE');
    const given = asks.map((ask) => answer(ask));
    db.exec('COMMIT');
    commits += 1;
    return given;
  };

  const runBatch = (asks: readonly Ask[]): FromWriter => {
    try {
      return { kind: 'committed', answers: commit(asks) };
    } catch (error) {
      // Some failures end the transaction by themselves. If this throws too, nothing is known
      // of the connection any more, and the thread had better end.
      if (db.isTransaction) db.exec('ROLLBACK');
      return { kind: 'rolledBack', message: messageOf(error) };
    }
  };

  parentPort?.on('message', (message: ToWriter) => {
    switch (message.kind) {
      case 'batch':
        return tell(runBatch(message.asks));
      case 'close':
        db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        db.close();
        return parentPort?.close();
    }
  });
  tell({ kind: 'opened' });
};

const db = open((workerData as { readonly file: string }).file);
if (db) serve(db);
