import type { Clock } from '@remez/table';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Milliseconds for which rejected connections are gathered into one log line. */
const GATHER = 60_000;

export interface ReporterParts {
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly clock: Clock;
}

/**
 * Counts every connection that was turned away or cut off. The first is logged at once, later ones
 * gathered, so that a flood of connections is not a flood of log lines. Addresses are personal data
 * and are not logged.
 */
export const turnedAwayReporter = ({ metrics, log, clock }: ReporterParts) => {
  const counts = new Map<string, number>();
  let isGathering = false;

  const tell = () => {
    isGathering = counts.size > 0;
    if (!isGathering) return;
    log.warn({ turnedAway: Object.fromEntries(counts) }, 'connections were turned away');
    counts.clear();
    clock.at(clock.now() + GATHER, tell);
  };

  return (reason: string) => {
    metrics.turnedAway.inc({ reason });
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
    if (!isGathering) tell();
  };
};
