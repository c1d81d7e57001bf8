import { Worker } from 'node:worker_threads';
import { type Note, type StoreError, storeError } from '../failure.ts';
import { isPlainAppend, makeAppends } from './append-text.ts';
import type { Answer, Ask, FromWriter, Kind, ToWriter, WriterData } from './messages.ts';

export interface Writer {
  /** Resolves when the answer is durable. */
  ask<K extends Kind>(ask: Ask<K>): Promise<Answer<K>>;
  /** Copies the database to a new file, while commits go on; how many pages there were. */
  backup(to: string, signal?: AbortSignal): Promise<number>;
  /** Waits for what was asked before it. */
  close(): Promise<void>;
  /** When the thread has ended and let go of the file: why, if nobody had closed it. */
  readonly ended: Promise<StoreError | undefined>;
}

export interface WriterOptions {
  readonly script: URL;
  readonly data: WriterData;
  readonly onNote?: (note: Note) => void;
  /** At once, before those who wait are told. */
  readonly onLost?: (error: StoreError) => void;
  /** What the thread may hold in memory; as much as the process if absent. */
  readonly memoryMb?: number;
}

/** Milliseconds from the beginning of a commit that several shared to that of the next. */
const GATHER = 2;

interface Waiting {
  readonly ask: Ask;
  resolve(answer: Answer): void;
  reject(error: StoreError): void;
}

const batchOf = (asks: readonly Ask[]): ToWriter => {
  const isText = (ask: Ask) => ask.kind === 'append' && isPlainAppend(ask);
  const appends = asks.filter((ask) => ask.kind === 'append').filter(isPlainAppend);
  return {
    kind: 'batch',
    asks: asks.map((ask) => (isText(ask) ? null : ask)),
    appends: makeAppends(appends),
  };
};

/**
 * The thread that owns the file. One batch is with it at a time, and what is asked meanwhile
 * gathers into the next: a commit costs the same for one ask as for hundreds, and an idle
 * store makes nobody wait.
 */
export const startWriter = async ({
  script,
  data,
  onNote = () => {},
  onLost = () => {},
  memoryMb,
}: WriterOptions): Promise<Writer> => {
  const worker = new Worker(script, {
    workerData: data,
    ...(memoryMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: memoryMb } }),
  });
  const opening = Promise.withResolvers<void>();
  const exited = Promise.withResolvers<StoreError | undefined>();
  let gathering: Waiting[] = [];
  let atWriter: Waiting[] = [];
  let backup: PromiseWithResolvers<number> | undefined;
  let refusal: StoreError | undefined;
  let lost: StoreError | undefined;
  let opened = false;
  let closing = false;
  let isToldToClose = false;

  const post = (message: ToWriter): void => worker.postMessage(message);

  /**
   * At the end of this turn of the event loop: what came in together is committed together. While many
   * ask, a commit gathers a little longer: the processor's time is then worth more than the disk's.
   */
  let isSendDue = false;
  let lastSent = { at: 0, asks: 0 };
  const sendSoon = (): void => {
    if (isSendDue || atWriter.length > 0) return;
    isSendDue = true;
    const send = () => {
      isSendDue = false;
      sendNext();
    };
    const wait = lastSent.asks < 2 ? 0 : GATHER - (performance.now() - lastSent.at);
    if (wait > 0) setTimeout(send, wait);
    else setImmediate(send);
  };

  const sendNext = (): void => {
    if (atWriter.length > 0) return;
    if (gathering.length > 0) {
      atWriter = gathering;
      gathering = [];
      lastSent = { at: performance.now(), asks: atWriter.length };
      try {
        post(batchOf(atWriter.map(({ ask }) => ask)));
      } catch (error) {
        // It was never sent, so no answer will come; the next one may go.
        settle(({ reject }) => reject(storeError('writeFailed', String(error), error)));
      }
    } else if (closing && !isToldToClose) {
      isToldToClose = true;
      post({ kind: 'close' });
    }
  };

  const settle = (each: (waiting: Waiting, place: number) => void): void => {
    const settled = atWriter;
    atWriter = [];
    settled.forEach(each);
    sendSoon();
  };

  const endBackup = (end: (backup: PromiseWithResolvers<number>) => void): void => {
    const ended = backup;
    backup = undefined;
    if (ended) end(ended);
  };

  const lose = (error: StoreError): void => {
    if (lost) return;
    lost = error;
    refusal ??= error;
    if (opened) onLost(error);
    opening.reject(error);
    const everyone = [...atWriter, ...gathering];
    atWriter = [];
    gathering = [];
    for (const { reject } of everyone) reject(error);
    endBackup(({ reject }) => reject(error));
  };

  worker.on('message', (message: FromWriter) => {
    switch (message.kind) {
      case 'opened':
        opened = true;
        return opening.resolve();
      case 'refused':
        return opening.reject(storeError(message.code, message.message));
      case 'note':
        return onNote(message.note);
      case 'committed':
        return settle(({ resolve }, place) => resolve(message.answers[place]));
      case 'rolledBack':
        return settle(({ reject }) => reject(storeError(message.code, message.message)));
      case 'backedUp':
        return endBackup(({ resolve }) => resolve(message.pages));
      case 'backupFailed':
        return endBackup(({ reject }) => reject(storeError(message.code, message.message)));
    }
  });
  worker.on('error', (cause) =>
    lose(storeError('writerGone', `the store's thread ended: ${String(cause)}`, cause)),
  );
  worker.on('exit', () => {
    if (!closing || atWriter.length + gathering.length > 0) {
      lose(storeError('writerGone', "the store's thread ended"));
    }
    exited.resolve(lost);
  });

  await opening.promise;

  return {
    ended: exited.promise,
    ask: <K extends Kind>(ask: Ask<K>) =>
      new Promise<Answer<K>>((resolve, reject) => {
        if (refusal) return reject(refusal);
        gathering.push({
          ask: ask as Ask,
          resolve: (answer) => resolve(answer as Answer<K>),
          reject,
        });
        sendSoon();
      }),
    async backup(to, signal) {
      if (refusal) throw refusal;
      if (backup) throw storeError('backupFailed', 'another backup is being made');
      backup = Promise.withResolvers();
      const { promise } = backup;
      post({ kind: 'backup', to });
      const stop = () => post({ kind: 'stopBackup' });
      signal?.addEventListener('abort', stop, { once: true });
      if (signal?.aborted) stop();
      return promise.finally(() => signal?.removeEventListener('abort', stop));
    },
    async close() {
      if (!closing && !lost) {
        closing = true;
        refusal = storeError('closed', 'the store is closed');
        sendNext();
      }
      await exited.promise;
      if (lost && closing) throw lost;
    },
  };
};
