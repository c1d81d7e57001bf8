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

const asksIn = ({ asks, appends }: Extract<ToWriter, { kind: 'batch' }>): readonly Ask[] => {
  const texts = readAppends(appends).values();
  return asks.map((ask) => ask ?? (texts.next().value as Ask));
};

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
  const { answer, forget } = answers(db, {
    commits: () => commits,
    onDeleted() {
      deleted = true;
      rewriting.markDue();
    },
  });

  const commit = (asks: readonly Ask[]): readonly Answer[] => {
    deleted = false;
    db.exec('BEGIN IMMEDIATE');
    const given = asks.map((ask) => answer(ask));
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

  const runBatch = (asks: readonly Ask[]): FromWriter => {
    if (asks.some(({ kind }) => kind !== 'probe')) keeper.wasAsked();
    if (!asks.every(isReading) && !place.isStillThere()) {
      return rolledBack('folderGone', `${dirname(file)} was moved or deleted`);
    }
    try {
      return { kind: 'committed', answers: commit(asks) };
    } catch (error) {
      // Some failures end the transaction by themselves. If this throws too, nothing is known
      // of the connection any more, and the thread had better end.
      if (db.isTransaction) db.exec('ROLLBACK');
      forget();
      return rolledBack(isSqlite(error, 'full') ? 'diskFull' : 'writeFailed', messageOf(error));
    }
  };

  const backUp = async (to: string): Promise<void> => {
    backupStopped = false;
    try {
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
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
    parentPort?.close();
  };

  parentPort?.on('message', (message: ToWriter) => {
    switch (message.kind) {
      case 'batch':
        return tell(runBatch(asksIn(message)));
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
