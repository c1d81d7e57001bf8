export interface Figure {
  readonly what: string;
  readonly perSecond: number;
  readonly aim: number;
}

const ROUNDS = 7;
const ROUND_MS = 400;

/**
 * The median of several rounds. What is worked on is prepared anew each time and outside the
 * measure, so that nothing remembered from one round makes the next one faster.
 */
export const measure = <Work>(
  what: string,
  aim: number,
  { prepare, run }: { readonly prepare: () => Work; readonly run: (work: Work) => number },
): Figure => {
  run(prepare());
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let done = 0;
    let spent = 0;
    while (spent < ROUND_MS) {
      const work = prepare();
      const started = performance.now();
      done += run(work);
      spent += performance.now() - started;
    }
    rates.push((done / spent) * 1000);
  }
  rates.sort((a, b) => a - b);
  return { what, perSecond: rates[Math.floor(ROUNDS / 2)] ?? 0, aim };
};
