import { Worker } from 'node:worker_threads';
import { type StoreError, storeError } from './failure.ts';
import type { Answer, Ask, FromWriter, Kind, ToWriter } from './messages.ts';

export interface Writer {
  /** Resolves when the answer is durable. */
  ask<K extends Kind>(ask: Ask<K>): Promise<Answer<K>>;
  /** Waits for what was asked before it. */
  close(): Promise<void>;
}

interface Waiting {
  readonly ask: Ask;
  resolve(answer: Answer): void;
  reject(error: StoreError): void;
}

/**
 * The thread that owns the file. One batch is with it at a time, and what is asked meanwhile
 * gathers into the next: a commit costs the same for one ask as for hundreds, and an idle
 * store makes nobody wait.
 */
export const startWriter = async (script: URL, file: string): Promise<Writer> => {
  const worker = new Worker(script, { workerData: { file } });
  const opening = Promise.withResolvers<void>();
  const exited = Promise.withResolvers<void>();
  let gathering: Waiting[] = [];
  let atWriter: Waiting[] = [];
  let refusal: StoreError | undefined;
  let lost: StoreError | undefined;
  let closing = false;

  const post = (message: ToWriter): void => worker.postMessage(message);

  const sendNext = (): void => {
    if (atWriter.length > 0) return;
    if (gathering.length > 0) {
      atWriter = gathering;
      gathering = [];
      try {
        post({ kind: 'batch', asks: atWriter.map(({ ask }) => ask) });
      } catch (error) {
        // It never left, so no answer will come to free the way for the next.
        settle(({ reject }) => reject(storeError('writeFailed', String(error), error)));
      }
    } else if (closing) {
      post({ kind: 'close' });
    }
  };

  const settle = (each: (waiting: Waiting, place: number) => void): void => {
    const settled = atWriter;
    atWriter = [];
    sendNext();
    settled.forEach(each);
  };

  const lose = (error: StoreError): void => {
    lost ??= error;
    refusal ??= error;
    opening.reject(error);
    const everyone = [...atWriter, ...gathering];
    atWriter = [];
    gathering = [];
    for (const { reject } of everyone) reject(error);
  };

  worker.on('message', (message: FromWriter) => {
    switch (message.kind) {
      case 'opened':
        return opening.resolve();
      case 'refused':
        return opening.reject(storeError(message.code, message.message));
      case 'committed':
        return settle(({ resolve }, place) => resolve(message.answers[place]));
      case 'rolledBack':
        return settle(({ reject }) =>
          reject(storeError('writeFailed', `nothing was written: ${message.message}`)),
        );
    }
  });
  worker.on('error', (cause) =>
    lose(storeError('writerGone', `the store can write no more: ${String(cause)}`, cause)),
  );
  worker.on('exit', () => {
    if (!closing || atWriter.length + gathering.length > 0) {
      lose(storeError('writerGone', 'the store can write no more: its thread ended'));
    }
    exited.resolve();
  });

  await opening.promise;

  return {
    ask: <K extends Kind>(ask: Ask<K>) =>
      new Promise<Answer<K>>((resolve, reject) => {
        if (refusal) return reject(refusal);
        gathering.push({
          ask: ask as Ask,
          resolve: (answer) => resolve(answer as Answer<K>),
          reject,
        });
        sendNext();
      }),
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
