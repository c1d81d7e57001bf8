import type { Pool, QueryResultRow } from 'pg';
import { isStoreError, storeError } from '../failure.ts';
import { isOutage, storeErrorOf, troubleOf } from './errors.ts';
import type { OutageReporter } from './outage.ts';

export interface Asker {
  /** What fails is a `StoreError`, and an outage is noted. */
  guard<Value>(work: (pool: Pool) => Promise<Value>): Promise<Value>;
  /** The same for one statement, which is prepared under its name. */
  ask<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Row[]>;
}

export const poolAsker = (
  pool: Pool,
  { outage, isClosed }: { readonly outage: OutageReporter; readonly isClosed: () => boolean },
): Asker => {
  const guard: Asker['guard'] = async (work) => {
    if (isClosed()) throw storeError('closed', 'the store is closed');
    try {
      const value = await work(pool);
      outage.ended();
      return value;
    } catch (error) {
      if (!isStoreError(error) && isOutage(error)) outage.began(error);
      throw storeErrorOf(error);
    }
  };
  return {
    guard,
    ask: (name, text, values) =>
      guard(async () => (await pool.query({ name, text, values: [...values] })).rows),
  };
};

/**
 * That a connection has broken is often known by its first use only. What merely reads, or may be
 * written twice, is tried once more.
 */
export const orOnceMore = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    if (troubleOf(error) !== 'lost') throw error;
    return work();
  }
};
