import fc from 'fast-check';

/** A property that fails prints its seed: `REMEZ_SEED` runs every property with that one again. */
const seed = process.env.REMEZ_SEED;
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
