import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { isStoreError, messageOf, type Note, type StoreFailure } from '../failure.ts';
import { answers } from './answers.ts';
import { readAppends } from './append-text.ts';
import { copyTo } from './copy.ts';
import { isSqlite } from './error-codes.ts';
import { housekeeping } from './housekeeping.ts';
import {
  type Answer,
  type Ask,
  type FromWriter,
  isReading,
  type ToWriter,
  type WriterData,
} from './messages.ts';
import { type Opening, openFile } from './open.ts';
import { openedPlace } from './place.ts';

const { file, quiet } = workerData as WriterData;

const tell = (message: FromWriter): void => parentPort?.postMessage(message);
const note = (content: Note): void => tell({ kind: 'note', note: content });

type Batch = Extract<ToWriter, { kind: 'batch' }>;

const serve = ({ db, rewriting }: Extract<Opening, { kind: 'opened' }>): void => {
  const place = openedPlace(file);
  let commits = 0;
  let deleted = false;
  let backingUp: Promise<void> | undefined;
  let backupStopped = false;
  const keeper = housekeeping(db, {
    rewriting,
    quiet,
    isBackingUp: () => backingUp !== undefined,
    note,
  });
  const { answer, finish, settle, forget } = answers(db, {
    commits: () => commits,
    onDeleted() {
      deleted = true;
      rewriting.markDue();
    },
  });

  const commit = ({ asks, appends }: Batch): readonly Answer[] => {
    deleted = false;
    const fromText = readAppends(appends);
    let next = 0;
    db.exec('BEGIN IMMEDIATE');
    const given = asks.map((ask) => {
      if (ask !== null) return answer(ask);
      next += 1;
      return answer(fromText[next - 1] as Ask);
    });
    finish(appends, fromText.length);
    db.exec('COMMIT');
    commits += 1;
    if (deleted) keeper.hasRemoved();
    return given;
  };

  const rolledBack = (code: StoreFailure, message: string): FromWriter => ({
    kind: 'rolledBack',
    code,
    message: `nothing was written: ${message}`,
  });

  const takeBack = (): void => {
    if (db.isTransaction) db.exec('ROLLBACK');
    forget();
  };

  const runBatch = (batch: Batch): FromWriter => {
    if (batch.asks.some((ask) => ask?.kind !== 'probe')) keeper.wasAsked();
    if (!batch.asks.every((ask) => ask !== null && isReading(ask)) && !place.isStillThere()) {
      return rolledBack('folderGone', `${dirname(file)} was moved or deleted`);
    }
    try {
      return { kind: 'committed', answers: commit(batch) };
    } catch (error) {
      // Some failures end the transaction by themselves. If this throws too, nothing is known
      // of the connection any more, and the thread had better end.
      takeBack();
      return rolledBack(isSqlite(error, 'full') ? 'diskFull' : 'writeFailed', messageOf(error));
    }
  };

  /**
   * So that a copy, or the file that is left, has each stream in one place. Where that cannot be written,
   * the journal stays as it is, and whoever opens the file next does it.
   */
  const emptyJournal = (): void => {
    try {
      db.exec('BEGIN IMMEDIATE');
      settle();
      db.exec('COMMIT');
    } catch {
      takeBack();
    }
  };

  const backUp = async (to: string): Promise<void> => {
    backupStopped = false;
    try {
      emptyJournal();
      tell({ kind: 'backedUp', pages: await copyTo(db, to, () => backupStopped) });
    } catch (error) {
      const code = isStoreError(error) ? error.code : 'backupFailed';
      tell({ kind: 'backupFailed', code, message: messageOf(error) });
    }
  };

  const close = async (): Promise<void> => {
    keeper.close();
    backupStopped = true;
    await backingUp;
    emptyJournal();
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
    parentPort?.close();
  };

  parentPort?.on('message', (message: ToWriter) => {
    switch (message.kind) {
      case 'batch':
        return tell(runBatch(message));
      case 'backup':
        backingUp = backUp(message.to).finally(() => {
          backingUp = undefined;
        });
        return;
      case 'stopBackup':
        backupStopped = true;
        return;
      case 'close':
        return close();
    }
  });
  tell({ kind: 'opened' });
};

const opening = openFile(file, note);
if (opening.kind === 'opened') serve(opening);
else tell(opening);
