import { readFileSync } from 'node:fs';

/** What the store, the log and files on their way out need beside the connections. */
const SHARE_OF_CONNECTIONS = 0.85;
const MOST = 10_000;

/** Where the system does not say: safe with the least that is usual, 1,024. */
const UNKNOWN = 870;

/** How many files and connections this process may have open, if the system tells. */
const descriptorLimit = (): number | null => {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const soft = /^Max open files\s+(\d+|unlimited)/mu.exec(limits)?.[1];
    if (soft === undefined) return null;
    return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return null;
  }
};

/** So many connections that the store never finds itself without a descriptor. */
export const connectionsFor = (descriptors: number | null = descriptorLimit()): number =>
  descriptors === null
    ? UNKNOWN
    : Math.max(1, Math.min(MOST, Math.floor(descriptors * SHARE_OF_CONNECTIONS)));
