import { isStoreError, type StoreError, storeError } from '../failure.ts';

/**
 * - `lost`: the connection broke or there is none. What was under way may or may not be written.
 * - `slow`: the database gave it up after its time; nothing was written.
 * - `raced`: another transaction was in the way; nothing was written, and the next try may succeed.
 * - `refused`: nothing was written, and the next try would end the same way.
 */
type Trouble = 'lost' | 'slow' | 'raced' | 'refused';

/** The database's own code for what went wrong, if it was the database that said so. */
const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** The classes and codes of PostgreSQL (appendix A of its manual). */
const LOST = /^(?:08|57P0|53300)/u;
const SLOW = /^(?:57014|55P03)/u;
const RACED = /^(?:40001|40P01|23505)/u;
const DISK_FULL = '53100';

/** The database is there and says that this cannot work, however often it is tried. */
const NEVER = /^(?:28|3D|42|3F)/u;

export const troubleOf = (error: unknown): Trouble => {
  const state = sqlStateOf(error);
  if (state === undefined) return 'lost';
  if (LOST.test(state)) return 'lost';
  if (SLOW.test(state)) return 'slow';
  return RACED.test(state) ? 'raced' : 'refused';
};

/** Nobody else will fare better: whoever waits is told at once. */
export const isOutage = (error: unknown): boolean => ['lost', 'slow'].includes(troubleOf(error));

export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505';

export const isWorthRetrying = (error: unknown): boolean =>
  !isStoreError(error) && !NEVER.test(sqlStateOf(error) ?? '');

/** Several addresses of one host fail together, with no words of their own. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof AggregateError) return sentenceOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

/**
 * The store's word for it. The database's error is not handed on: its details quote what people
 * wrote.
 */
export const storeErrorOf = (error: unknown): StoreError => {
  if (isStoreError(error)) return error;
  if (isOutage(error)) {
    return storeError('databaseGone', `the database does not answer: ${sentenceOf(error)}`);
  }
  const code = sqlStateOf(error) === DISK_FULL ? 'diskFull' : 'writeFailed';
  return storeError(code, `nothing was written: ${sentenceOf(error)}`);
};
