import type { Clock } from '@remez/table';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** One line tells of all that were turned away in this time. */
const GATHER = 60_000;

export interface DoorWorld {
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly clock: Clock;
}

/**
 * Counts every connection that was turned away or cut off, and logs the first at once and the others
 * gathered: a flood is heard of, and does not become a flood of lines. No addresses: they are people's.
 */
export const turnedAwayLog = ({ metrics, log, clock }: DoorWorld) => {
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
