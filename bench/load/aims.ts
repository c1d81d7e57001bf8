import { WITHIN_MS } from './measure.ts';

/** What Remez itself is meant to reach, beside what it reaches. */
export const AIMS: { readonly [figure: string]: string } = {
  p99: `≤ ${WITHIN_MS} ms`,
  ofBare: '≥ 50% (slow disk ≥ 40%)',
  cpu: '≤ 2 × bare',
  bytes: '≤ 250',
  memory: '≤ 75 kB',
};
