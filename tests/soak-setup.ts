import fc from 'fast-check';

/** Thirty times as many runs as usual, for every property that does not say how many. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 3000 });
