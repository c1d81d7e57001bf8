import { AIMS } from './aims.ts';
import { FIXED_RATES, type Memory, MOST_OF_GENERATOR, WITHIN_MS } from './measure.ts';
import {
  limitOf,
  type Measured,
  mean,
  type Results,
  roundsOf,
  screenMemory,
  sizesIn,
  subjectsIn,
  tableMemory,
  usualSize,
} from './results.ts';
import type { StepResult } from './schedule.ts';
import { SUBJECTS, type SubjectName } from './subjects.ts';

/** The page of figures, written from what a run found: no number in it is written by hand. */

const NONE = '–';
const whole = (value: number): string => Math.round(value).toLocaleString('en');
const fine = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1));
const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const writeMemory = (memory: Memory | null): string =>
  memory === null ? NONE : `${kilo(memory.resident)} (${kilo(memory.held)})`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** Each repetition's figure, so that it can be seen how far they differ. */
const each = (values: readonly (number | null)[], write: (value: number) => string): string =>
  values.length === 0
    ? NONE
    : values.map((value) => (value === null ? '✗' : write(value))).join(' / ');

const CAPS = { generator: 'g', allowance: 'a', ladder: '+' } as const;
const writeLimit = ({ limit, cappedBy }: Measured): string =>
  limit === null ? '✗' : `${cappedBy ? '≥ ' : ''}${whole(limit)}${cappedBy ? CAPS[cappedBy] : ''}`;
const limits = (rounds: readonly Measured[]): string =>
  rounds.length === 0 ? NONE : rounds.map(writeLimit).join(' / ');

const stepsAt = (rounds: readonly Measured[], rate: number): readonly StepResult[] =>
  rounds.flatMap(({ steps }) => steps.filter((step) => step.rate === rate));

/** The step that says most of what a move costs: the highest fixed rate that was kept. */
const busiest = (rounds: readonly Measured[]): readonly StepResult[] =>
  rounds.flatMap(({ steps, limit }) =>
    steps
      .filter(({ rate }) => FIXED_RATES.some((fixed) => fixed === rate) && rate <= (limit ?? 0))
      .slice(-1),
  );

/** In milliseconds, and how many times as much as the bare broadcast takes at the same rate. */
const cpu = (results: Results, subject: SubjectName, size: number): string => {
  const steps = busiest(roundsOf(results, subject, size));
  const costs = (of: readonly StepResult[]) => of.map(({ cpuAMove }) => cpuAMove);
  const bare = steps.flatMap(({ rate }) => stepsAt(roundsOf(results, 'bare', size), rate));
  const [own, least] = [mean(costs(steps)), mean(costs(bare))];
  if (own === null) return NONE;
  const ratio = least ? ` (${(own / least).toFixed(1)} × bare)` : '';
  return `${each(costs(steps), fine)} ms${ratio}`;
};

const inAll = (results: Results): string => {
  const size = usualSize(results);
  const limitOfBare = limitOf(results, 'bare', size);
  return table(
    [
      '',
      `moves/s at p99 ≤ ${WITHIN_MS} ms`,
      'of bare',
      'CPU a move',
      'bytes a person a move',
      'memory a table of four',
      'memory a screen',
    ],
    [
      ...subjectsIn(results).map((subject) => {
        const rounds = roundsOf(results, subject, size);
        const limit = limitOf(results, subject, size);
        return [
          SUBJECTS[subject].label,
          limits(rounds),
          limit === null || !limitOfBare ? NONE : `${((limit / limitOfBare) * 100).toFixed(0)}%`,
          cpu(results, subject, size),
          each(
            busiest(rounds).map(({ bytesAPersonAMove }) => bytesAPersonAMove),
            whole,
          ),
          writeMemory(tableMemory(results, subject)),
          writeMemory(screenMemory(results, subject)),
        ];
      }),
      [
        '*aim of Remez*',
        ...['limit', 'ofBare', 'cpu', 'bytes', 'memory', 'screen'].map((aim) => AIMS[aim] ?? NONE),
      ],
    ],
  );
};

const latencies = (results: Results): string => {
  const size = usualSize(results);
  return table(
    ['p50 · p99 in ms', ...FIXED_RATES.map((rate) => `${whole(rate)}/s`)],
    [
      ...subjectsIn(results).map((subject) => [
        SUBJECTS[subject].label,
        ...FIXED_RATES.map((rate) => {
          const steps = stepsAt(roundsOf(results, subject, size), rate);
          if (steps.length === 0) return NONE;
          const [half, most] = [steps.map(({ p50 }) => p50), steps.map(({ p99 }) => p99)];
          return `${each(half, fine)} · ${each(most, fine)}`;
        }),
      ]),
      ['*aim of Remez*', ...FIXED_RATES.map(() => AIMS.p99 ?? NONE)],
    ],
  );
};

const growthOf = (
  results: Results,
  what: string,
  figure: (rounds: readonly Measured[], subject: SubjectName) => string,
): string =>
  table(
    [what, ...sizesIn(results).map((size) => `${whole(size)} tables`)],
    subjectsIn(results).map((subject) => [
      SUBJECTS[subject].label,
      ...sizesIn(results).map((size) => figure(roundsOf(results, subject, size), subject)),
    ]),
  );

const GROWTH_RATE = 500;

const growth = (results: Results): string =>
  [
    growthOf(results, 'moves/s', limits),
    growthOf(results, `p99 at ${GROWTH_RATE}/s, ms`, (rounds) =>
      each(
        stepsAt(rounds, GROWTH_RATE).map(({ p99 }) => p99),
        fine,
      ),
    ),
    growthOf(results, `CPU a move at ${GROWTH_RATE}/s, ms`, (rounds) =>
      each(
        stepsAt(rounds, GROWTH_RATE).map(({ cpuAMove }) => cpuAMove),
        fine,
      ),
    ),
    growthOf(results, `bytes a person a move at ${GROWTH_RATE}/s`, (rounds) =>
      each(
        stepsAt(rounds, GROWTH_RATE).map(({ bytesAPersonAMove }) => bytesAPersonAMove),
        whole,
      ),
    ),
    growthOf(results, 'memory of the server, MB', (rounds) =>
      each(
        rounds.map(({ memory }) => memory.resident / 1e6),
        whole,
      ),
    ),
  ].join('\n\n');

const noise = ({ measured, failed }: Results): string => {
  const steps = measured.flatMap((round) => round.steps);
  const discarded = measured.reduce((sum, round) => sum + round.discarded.length, 0);
  const share = (of: 'othersShare' | 'othersOfGenerator') =>
    `${((mean(steps.map((step) => step[of])) ?? 0) * 100).toFixed(1)}%`;
  return [
    `Of ${steps.length + discarded} steps ${discarded} were discarded because the generator used more than`,
    `${MOST_OF_GENERATOR * 100}% of its core. Others used ${share('othersShare')} of the server's core and ${share('othersOfGenerator')} of the`,
    "generator's (the kernel's own work and other programs): where it is more than a few percent, the machine was not quiet.",
    ...failed.map(
      ({ subject, tables, why }) =>
        `\n- ${SUBJECTS[subject].label}, ${whole(tables)} tables, came to no figures: ${why}`,
    ),
  ].join('\n');
};

export const writeReport = (results: Results): string => {
  const { date, machine, pinned, seconds } = results;
  const size = usualSize(results);
  return `# Load

How many moves Remez carries, beside the limit of its parts and beside others. \`npm run bench:load\` measures
everything anew and writes this page from what it found ([benchmarks.json](benchmarks.json)); \`npm run bench:load --
--report\` writes it again without measuring. How it is measured: [bench/load](../bench/load/README.md).

${date}, ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB, Node ${machine.node}, Linux ${machine.kernel}.
${pinned ? 'The server, all its threads, had core 0, and the generator core 1.' : '`taskset` was missing: nothing was pinned to a core.'}
Each figure is from ${seconds} s at one rate; where there are two, everything was measured twice, one after another.

${subjectsIn(results)
  .map((subject) => `- **${SUBJECTS[subject].label}**: ${SUBJECTS[subject].about}`)
  .join('\n')}

## ${whole(size)} tables of four

${inAll(results)}

\`✗\`: not kept even at the lowest rate, or given up. \`≥\`: the server had not given up: no higher rate was tried because a
person may not send more (\`a\`), the generator was too busy (\`g\`), or there is no higher rung (\`+\`). CPU and bytes are
those of the highest of the fixed rates that was kept. Memory is resident, and in brackets what objects
and buffers hold: what the server grew from ${whole(sizesIn(results)[0] ?? 0)} to ${whole(size)} tables; a
screen is one more connection to a table that is there anyway.

![Moves a second at p99 of 50 ms](images/load-limit.svg)

## Latency by rate

From sending a move until the last of the four has it, with ${whole(size)} tables.

${latencies(results)}

![p99 by rate](images/load-latency.svg)

## More tables

${growth(results)}

![Moves a second by tables](images/load-growth.svg)

## Noise

${noise(results)}
`;
};
