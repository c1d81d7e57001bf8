import type { AppendResult } from '@remez/table';
import { type StoreError, storeError } from '../failure.ts';
import type { Append, Held, IfHeld } from './append.ts';
import { isOutage, storeErrorOf, troubleOf } from './errors.ts';

/** A batch holds no more appends than this, and little more text. */
const MOST_APPENDS = 500;
const MOST_TEXT = 4_194_304;

/** So many appends wait at once for streams that other transactions hold. */
export const MOST_ALONE = 4;

/** So often an append that meets other transactions tries again by itself. */
const MOST_RACES = 5;

interface Waiting {
  readonly append: Append;
  readonly answer: PromiseWithResolvers<AppendResult>;
  isAnswered: boolean;
}

const resolve = (waiting: Waiting, result: AppendResult): void => {
  waiting.isAnswered = true;
  waiting.answer.resolve(result);
};

const reject = (waiting: Waiting, error: StoreError): void => {
  waiting.isAnswered = true;
  waiting.answer.reject(error);
};

const textOf = ({ events }: Append): number =>
  events.reduce((sum, { json }) => sum + json.length, 0);

/** The first of each stream, as many as one batch takes; the others stay in their order. */
const nextBatch = (gathered: readonly Waiting[], apart: ReadonlySet<string>) => {
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  const streams = new Set(apart);
  let text = 0;
  for (const waiting of gathered) {
    const { stream } = waiting.append;
    const fits = batch.length < MOST_APPENDS && text < MOST_TEXT && !streams.has(stream);
    (fits ? batch : rest).push(waiting);
    if (fits) text += textOf(waiting.append);
    streams.add(stream);
  }
  return { batch, rest };
};

/**
 * One batch is with the database at a time, and what is asked meanwhile gathers into the next: a
 * commit costs the same for one append as for hundreds, and an idle store makes nobody wait. An
 * append whose stream another transaction holds leaves the batch and waits apart, in a statement of
 * its own; what is asked of that stream meanwhile waits behind it.
 */
export const appendInBatches = ({
  appendAll,
  onOutage,
}: {
  /** Writes these in one transaction; of each stream there is one at most. */
  appendAll(batch: readonly Append[], ifHeld: IfHeld): Promise<readonly (AppendResult | Held)[]>;
  readonly onOutage: (error: unknown) => void;
}) => {
  let gathering: Waiting[] = [];
  /** Those that have left their batch and are not begun. */
  const held: Waiting[] = [];
  /** The streams of those that have left their batch and are not answered. */
  const apart = new Set<string>();
  const unanswered = new Set<Promise<unknown>>();
  let isWorking = false;
  let alone = 0;
  let isClosed = false;

  /** Those that are held. */
  const attempt = async (
    batch: readonly Waiting[],
    ifHeld: IfHeld,
  ): Promise<readonly Waiting[]> => {
    const appends = batch.map(({ append }) => append);
    const results = await appendAll(appends, ifHeld);
    return batch.filter((waiting, index) => {
      const result = results[index] as AppendResult | Held;
      if (result.kind === 'held') return true;
      resolve(waiting, result);
      return false;
    });
  };

  const attemptOne = async (waiting: Waiting, ifHeld: IfHeld): Promise<readonly Waiting[]> => {
    for (let race = 1; ; race += 1) {
      try {
        return await attempt([waiting], ifHeld);
      } catch (error) {
        if (isOutage(error)) throw error;
        if (troubleOf(error) === 'raced' && race < MOST_RACES) continue;
        reject(waiting, storeErrorOf(error));
        return [];
      }
    }
  };

  /** One of a batch that cannot be written must not spoil it for the others. */
  const commit = async (batch: readonly Waiting[], ifHeld: IfHeld): Promise<readonly Waiting[]> => {
    try {
      return await attempt(batch, ifHeld);
    } catch (error) {
      if (isOutage(error)) throw error;
      const left: Waiting[] = [];
      for (const waiting of batch) left.push(...(await attemptOne(waiting, ifHeld)));
      return left;
    }
  };

  /** That a connection has broken is often known by its first use only: once more, by the same ids. */
  const commitOrRepeat = async (
    batch: readonly Waiting[],
    ifHeld: IfHeld,
  ): Promise<readonly Waiting[]> => {
    try {
      return await commit(batch, ifHeld);
    } catch (error) {
      if (troubleOf(error) !== 'lost') throw error;
      return commit(
        batch.filter(({ isAnswered }) => !isAnswered),
        ifHeld,
      );
    }
  };

  const fail = (appends: readonly Waiting[], error: unknown): void => {
    onOutage(error);
    for (const waiting of appends) if (!waiting.isAnswered) reject(waiting, storeErrorOf(error));
  };

  const work = async (): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    for (;;) {
      const { batch, rest } = nextBatch(gathering, apart);
      if (batch.length === 0) break;
      gathering = rest;
      try {
        setApart(await commitOrRepeat(batch, 'pass'));
      } catch (error) {
        const others = gathering;
        gathering = [];
        fail([...batch, ...others], error);
      }
    }
    isWorking = false;
  };

  const workAlone = async (): Promise<void> => {
    alone += 1;
    for (let next = held.shift(); next !== undefined; next = held.shift()) {
      try {
        await commitOrRepeat([next], 'wait');
      } catch (error) {
        fail([next], error);
      }
      apart.delete(next.append.stream);
      void work();
    }
    alone -= 1;
  };

  const setApart = (appends: readonly Waiting[]): void => {
    for (const waiting of appends) apart.add(waiting.append.stream);
    held.push(...appends);
    for (let free = Math.min(MOST_ALONE - alone, held.length); free > 0; free -= 1) {
      void workAlone();
    }
  };

  return {
    async append(append: Append): Promise<AppendResult> {
      if (isClosed) throw storeError('closed', 'the store is closed');
      const answer = Promise.withResolvers<AppendResult>();
      gathering.push({ append, answer, isAnswered: false });
      unanswered.add(answer.promise);
      void work();
      return answer.promise.finally(() => unanswered.delete(answer.promise));
    },
    /** Waits for what was asked before it. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.allSettled(unanswered);
    },
  };
};
