/** Raised when a client of the old one could no longer play. */
export const PROTOCOL = 2;

/** Why a connection ends for good: the client does not reconnect. */
const FINAL_GOODBYES = [
  'closed',
  'crowded',
  'left',
  'locked',
  'oneDevice',
  'protocol',
  'removed',
  'unknownPerson',
  'unknownTable',
  'upgrade',
] as const;

/** Why a connection ends for now: the client reconnects. */
const PASSING_GOODBYES = ['flood', 'shutdown', 'slow', 'unavailable'] as const;

export const GOODBYES = [...FINAL_GOODBYES, ...PASSING_GOODBYES] as const;
export type Goodbye = (typeof GOODBYES)[number];

const FINAL: ReadonlySet<Goodbye> = new Set<Goodbye>(FINAL_GOODBYES);
export const isFinal = (goodbye: Goodbye): boolean => FINAL.has(goodbye);
