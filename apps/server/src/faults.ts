import type { FAULTY, FaultReport } from '@remez/table';
import type { Logger } from 'pino';
import { tidyMessage } from './fault-text.ts';
import { hashOf } from './identity.ts';
import { rateLimit } from './limits.ts';
import type { Metrics } from './metrics.ts';

/** What can go wrong beside a table's own work. */
const SERVER_FAULTY = ['touch', 'remove', 'letGo', 'opened', 'unhandled'] as const;

type During = (typeof FAULTY)[number] | (typeof SERVER_FAULTY)[number];

export interface ServerFault extends Omit<FaultReport, 'during' | 'table'> {
  readonly during: During;
  /** The table's stream, where it was about one. */
  readonly table?: string;
}

/** A disk that is full fails every command of every table: an operator needs to read it a few times. */
const LINES = { burst: 20, perSecond: 1 };

const isOurs = (error: Error): error is Error & { readonly code: string } =>
  'code' in error && typeof error.code === 'string';

/**
 * What happened and where. A message may quote what someone typed, so it is kept whole only from errors
 * with a code, which come from the store and from Node; of others it is kept without its quotations.
 */
export const describeError = (error: unknown): { readonly [field: string]: unknown } => {
  if (!(error instanceof Error)) {
    return { name: typeof error, message: `a ${typeof error} was thrown` };
  }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /u.test(line));
  return {
    name: error.name,
    ...(isOurs(error)
      ? { code: error.code, message: error.message }
      : { message: tidyMessage(error.message) || error.name }),
    stack: frames?.map((line) => line.trim()).join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
};

/** A table's link is its key, so a log names a table by a hash of it. */
const tableName = (stream: string): string => hashOf(stream).slice(0, 12);

/** Every fault is counted; the log has the first ones in full, and then how many were left out. */
export const faultLog = ({
  logger,
  metrics,
  now,
}: {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly now: () => number;
}) => {
  const lines = rateLimit(LINES, now);
  let leftOut = 0;
  return ({ table, during, command, error }: ServerFault): void => {
    metrics.faults.inc({ during });
    if (!lines.take('')) {
      leftOut += 1;
      return;
    }
    logger.error(
      {
        during,
        ...(table !== undefined && { table: tableName(table) }),
        ...(command !== undefined && { command }),
        ...(leftOut > 0 && { leftOut }),
        error: describeError(error),
      },
      'a fault',
    );
    leftOut = 0;
  };
};
export type FaultLog = ReturnType<typeof faultLog>;
