/** How many times slower this machine is than a good one: `tests/slowness.ts` measures it before the tests. */
const SLOWNESS = Number(process.env.REMEZ_SLOWNESS ?? '1');

/** The timeout in milliseconds for what takes at most so many seconds on a good machine. */
export const patience = (seconds: number): number => seconds * 1000 * SLOWNESS;
