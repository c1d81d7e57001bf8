import { compile } from '@inlang/paraglide-js';
import { PARAGLIDE } from './paraglide.ts';

/** The compiled messages are not kept in the repository: checks and tests make them first. */
await compile(PARAGLIDE);
/** The compiler leaves timers behind that would hold the process for half a minute. */
process.exit();
