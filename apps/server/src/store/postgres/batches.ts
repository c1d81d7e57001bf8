import type { AppendResult } from '@remez/table';
import { type StoreError, storeError } from '../failure.ts';
import type { Append } from './append.ts';
import { isOutage, storeErrorOf, troubleOf } from './errors.ts';

/** A batch holds no more appends than this, and little more text. */
const MOST_APPENDS = 500;
const MOST_TEXT = 4_194_304;

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
const nextBatch = (gathered: readonly Waiting[]) => {
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  const streams = new Set<string>();
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
 * commit costs the same for one append as for hundreds, and an idle store makes nobody wait.
 */
export const appendInBatches = ({
  appendAll,
  onOutage,
}: {
  /** Writes these in one transaction; of each stream there is one at most. */
  appendAll(batch: readonly Append[]): Promise<readonly AppendResult[]>;
  readonly onOutage: (error: unknown) => void;
}) => {
  let gathering: Waiting[] = [];
  let working: Promise<void> | undefined;
  let isClosed = false;

  const attempt = async (batch: readonly Waiting[]): Promise<void> => {
    const results = await appendAll(batch.map(({ append }) => append));
    batch.forEach((waiting, index) => {
      resolve(waiting, results[index] as AppendResult);
    });
  };

  const attemptAlone = async (waiting: Waiting): Promise<void> => {
    for (let race = 1; ; race += 1) {
      try {
        return await attempt([waiting]);
      } catch (error) {
        if (isOutage(error)) throw error;
        if (troubleOf(error) === 'raced' && race < MOST_RACES) continue;
        return reject(waiting, storeErrorOf(error));
      }
    }
  };

  /** One of a batch that cannot be written must not spoil it for the others. */
  const commit = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      await attempt(batch);
    } catch (error) {
      if (isOutage(error)) throw error;
      for (const waiting of batch) await attemptAlone(waiting);
    }
  };

  /** That a connection has broken is often known by its first use only: once more, by the same ids. */
  const commitOrRepeat = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      await commit(batch);
    } catch (error) {
      if (troubleOf(error) !== 'lost') throw error;
      await commit(batch.filter(({ isAnswered }) => !isAnswered));
    }
  };

  const work = async (): Promise<void> => {
    while (gathering.length > 0) {
      const { batch, rest } = nextBatch(gathering);
      gathering = rest;
      try {
        await commitOrRepeat(batch);
      } catch (error) {
        onOutage(error);
        const everyone = [...batch, ...gathering].filter(({ isAnswered }) => !isAnswered);
        gathering = [];
        for (const waiting of everyone) reject(waiting, storeErrorOf(error));
      }
    }
    working = undefined;
  };

  return {
    async append(append: Append): Promise<AppendResult> {
      if (isClosed) throw storeError('closed', 'the store is closed');
      const answer = Promise.withResolvers<AppendResult>();
      gathering.push({ append, answer, isAnswered: false });
      working ??= work();
      return answer.promise;
    },
    /** Waits for what was asked before it. */
    async close(): Promise<void> {
      isClosed = true;
      await working;
    },
  };
};
