import { Worker } from 'node:worker_threads';
import { failure, type Result, success } from '@remez/rules';
import type { ListFailure, Lists, ParsedList } from '@remez/table';
import type { Logger } from 'pino';

export type FromListWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly list: ParsedList };

type Read = Result<ParsedList, ListFailure>;

interface Waiting {
  readonly text: string;
  readonly settle: (read: Read) => void;
}

/** Many times what the longest list takes on a small and busy machine. */
const WITHIN = 15_000;

/** The referee learns all our packs first. */
const READY_WITHIN = 60_000;

/** At most so many wait; the last of them for some seconds. */
const MOST_WAITING = 32;

/** Several times what the referee and the longest list need. */
const MEMORY = { maxOldGenerationSizeMb: 512 };

/**
 * Reads hosts' lists in a thread of its own, which is started for the first of them and again
 * whenever it has died. A list that takes too long ends its thread, not the others' turn.
 */
export const listReader = ({
  log,
  script = new URL('./list-worker.ts', import.meta.url),
  most = MOST_WAITING,
  within = WITHIN,
}: {
  readonly log: Pick<Logger, 'error'>;
  readonly script?: URL;
  readonly most?: number;
  /** Milliseconds for one list. */
  readonly within?: number;
}): Lists & { close(): Promise<void> } => {
  const waiting: Waiting[] = [];
  let current: Waiting | undefined;
  let worker: Worker | undefined;
  let isReady = false;
  let isLate = false;
  let closed = false;
  let patience: NodeJS.Timeout | undefined;

  const settle = (read: Read) => {
    clearTimeout(patience);
    const settled = current;
    current = undefined;
    settled?.settle(read);
    next();
  };

  /** Its end settles the list that it had; see `start`. */
  const endWithin = (time: number) => {
    clearTimeout(patience);
    patience = setTimeout(() => {
      isLate = isReady;
      log.error({ time }, 'the reader of word lists takes too long, and is started again');
      void worker?.terminate();
    }, time);
  };

  const post = () => {
    if (current === undefined) return;
    endWithin(within);
    worker?.postMessage(current.text);
  };

  const start = () => {
    const started = new Worker(script, { resourceLimits: MEMORY });
    worker = started;
    isReady = false;
    isLate = false;
    started.unref();
    endWithin(READY_WITHIN);
    started.on('message', (message: FromListWorker) => {
      if (message.kind === 'read') return settle(success(message.list));
      isReady = true;
      clearTimeout(patience);
      post();
    });
    started.on('error', (error) => log.error({ err: error }, 'the reader of word lists died'));
    started.on('exit', () => {
      worker = undefined;
      settle(failure(isLate ? 'listTooSlow' : 'unavailable'));
    });
  };

  const next = () => {
    if (current !== undefined) return;
    current = waiting.shift();
    if (current === undefined) return;
    if (worker === undefined) start();
    else if (isReady) post();
  };

  return {
    read: (text) =>
      new Promise((resolve) => {
        if (closed) return resolve(failure('unavailable'));
        if (waiting.length >= most) return resolve(failure('busy'));
        waiting.push({ text, settle: resolve });
        next();
      }),

    async close() {
      closed = true;
      for (const { settle: refuse } of waiting.splice(0)) refuse(failure('unavailable'));
      await worker?.terminate();
    },
  };
};
