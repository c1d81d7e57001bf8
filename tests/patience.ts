import { measureSlowness } from './slowness.ts';

/** Measured once for a run, before its workers start: they read it from the environment. */
process.env.REMEZ_SLOWNESS ??= `${await measureSlowness()}`;

export const { patience } = await import('@remez/server/testing/patience');
