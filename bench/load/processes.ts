import { startPostgres } from '@remez/server/testing';
import { startPair } from './measure.ts';
import type { StepResult } from './schedule.ts';

/** Two processes may use so many times the processor time that one uses for the same moves. */
const MOST = 1.25;

const RATES = [100, 300] as const;
const REPETITIONS = 3;
const STEP = { seconds: 10, warmUp: 2 } as const;

type Step = Pick<StepResult, 'cpuAMove' | 'p99' | 'othersShare' | 'overloaded'>;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const play = async (
  processes: number,
  { url, tables }: { readonly url: string; readonly tables: number },
): Promise<readonly Step[]> => {
  const pair = await startPair('remez', { processes, env: { DATABASE_URL: url } });
  try {
    await pair.open(tables);
    await pair.spread();
    const steps: Step[] = [];
    for (const rate of RATES) steps.push(await pair.play({ rate, ...STEP }));
    return steps;
  } finally {
    await pair.end();
  }
};

/**
 * Processor time a move of all server processes together, with one and with two on one database. The
 * four of each table are spread over both. The database's own time is not counted.
 */
export const compareProcesses = async (
  tables: number,
  print: (line: string) => void,
): Promise<void> => {
  const postgres = await startPostgres();
  const found = RATES.map(() => ({ one: [] as number[], two: [] as number[] }));
  try {
    for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
      for (const processes of [1, 2] as const) {
        const steps = await play(processes, { url: await postgres.newSchema(), tables });
        for (const [index, { cpuAMove, p99, othersShare, overloaded }] of steps.entries()) {
          found[index]?.[processes === 1 ? 'one' : 'two'].push(cpuAMove);
          print(
            [
              `${processes} process${processes === 1 ? '' : 'es'}, ${tables} tables,`,
              `${RATES[index]} moves/s: ${cpuAMove.toFixed(3)} ms a move,`,
              `p99 ${p99?.toFixed(1) ?? '-'} ms, others ${(othersShare * 100).toFixed(0)}% of the core`,
              overloaded ? '(overloaded)' : '',
            ].join(' '),
          );
        }
      }
    }
  } finally {
    await postgres.dispose();
  }
  for (const [index, { one, two }] of found.entries()) {
    const ratio = median(two) / median(one);
    const verdict = ratio <= MOST ? 'within' : 'over';
    print(`${RATES[index]} moves/s: two cost ${ratio.toFixed(2)} times one, ${verdict} ${MOST}`);
  }
};
