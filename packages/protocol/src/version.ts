/** Raised when a client of the old one could no longer play. */
export const PROTOCOL = 1;

/** Why a connection ends. After the first group there is no point in coming back. */
export const GOODBYES = [
  'closed',
  'locked',
  'protocol',
  'removed',
  'unknownPerson',
  'unknownTable',
  'upgrade',
  'flood',
  'left',
  'shutdown',
  'slow',
  'unavailable',
] as const;
export type Goodbye = (typeof GOODBYES)[number];

const FINAL: ReadonlySet<Goodbye> = new Set<Goodbye>([
  'closed',
  'locked',
  'protocol',
  'removed',
  'unknownPerson',
  'unknownTable',
  'upgrade',
]);
export const isFinal = (goodbye: Goodbye): boolean => FINAL.has(goodbye);
