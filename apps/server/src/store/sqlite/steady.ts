import { setTimeout as wait } from 'node:timers/promises';
import { messageOf, type Note, type StoreError, storeError } from '../failure.ts';
import type { Writer } from './batches.ts';

/** A thread that has lived this long counts as healthy: earlier restarts are forgotten. */
const STEADY = 60_000;

export interface SteadyOptions {
  /** Starts the thread; told when it is lost. */
  start(onLost: (error: StoreError) => void): Promise<Writer>;
  readonly onNote: (note: Note) => void;
  /** Milliseconds before each attempt to start again; there are no more attempts than these. */
  readonly delays: readonly number[];
}

/**
 * A writer that outlives its thread. Who was waiting when it ended is told (`writerGone`); who asks
 * while another is being started waits for it. When that fails too often, everyone is
 * refused (`cannotRestart`) and `gone` resolves: the process had better end.
 */
export const steadyWriter = async ({ start, onNote, delays }: SteadyOptions) => {
  const gone = Promise.withResolvers<StoreError>();
  const closing = new AbortController();
  let attempts = 0;
  let startedAt = 0;
  let current: Promise<Writer>;
  /** The writer that `current` has resolved to, if it has: whoever asks it need not wait for that. */
  let present: Writer | undefined;

  const startOnce = async (): Promise<Writer> => {
    let ended: Promise<unknown> = Promise.resolve();
    const writer = await start((why) => become(revive(why, () => ended)));
    ({ ended } = writer);
    startedAt = performance.now();
    return writer;
  };

  const revive = async (why: StoreError, ended: () => Promise<unknown>): Promise<Writer> => {
    onNote({ level: 'error', fields: { err: why }, message: 'the store’s thread ended' });
    /** Until then it holds the lock on the file. */
    await ended();
    if (performance.now() - startedAt > STEADY) attempts = 0;
    let last = why;
    while (attempts < delays.length && !closing.signal.aborted) {
      const delay = delays[attempts];
      attempts += 1;
      try {
        await wait(delay, undefined, { signal: closing.signal });
        const writer = await startOnce();
        onNote({ level: 'warn', fields: { attempts }, message: 'the store’s thread is back' });
        return writer;
      } catch (error) {
        last = error as StoreError;
      }
    }
    if (closing.signal.aborted) throw storeError('closed', 'the store is closed');
    const error = storeError(
      'cannotRestart',
      `the store can write no more: its thread was started ${attempts} times in vain (${messageOf(last)})`,
      last,
    );
    gone.resolve(error);
    throw error;
  };

  const become = (next: Promise<Writer>) => {
    current = next;
    present = undefined;
    next.then(
      (writer) => {
        if (current === next) present = writer;
      },
      () => {},
    );
  };

  present = await startOnce();
  current = Promise.resolve(present);

  return {
    ask: ((ask) => present?.ask(ask) ?? current.then((writer) => writer.ask(ask))) as Writer['ask'],
    backup: (async (to, signal) => (await current).backup(to, signal)) as Writer['backup'],
    /** Why the store can write no more; pending for as long as it can. */
    gone: gone.promise,
    async close(): Promise<void> {
      const writer = current;
      closing.abort();
      const living = await writer.catch(() => undefined);
      await living?.close();
    },
  };
};
