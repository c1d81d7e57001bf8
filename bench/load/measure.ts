import type { Answer, Order } from './generator.ts';
import type { Step, StepResult } from './schedule.ts';
import { CORES, type MeasuredServer, pathOf, spawnOn, startServer } from './server.ts';
import { makeFolder, SUBJECTS, type Subject, type SubjectName } from './subjects.ts';
import { SEATS } from './tables/table.ts';
import { residentBytesOf } from './usage.ts';

/** A move reaches the last of the four within this, ninety-nine times of a hundred. */
export const WITHIN_MS = 50;
/** A generator that was busier than this may itself be what was slow. */
export const MOST_OF_GENERATOR = 0.8;

/** Rates at which everything is compared, and those above them on the way to the limit. */
export const FIXED_RATES = [100, 500, 1000, 2000] as const;
const LADDER = [...FIXED_RATES, 4000, 8000, 16_000, 32_000];
const BISECTIONS = 4;

export interface Round {
  readonly tables: number;
  /** Of the server, after its garbage was collected and before anything was played. */
  readonly residentBytes: number;
  /** What one more screen at a table takes, in bytes; null where there can be none. */
  readonly bytesAScreen: number | null;
  readonly steps: readonly StepResult[];
  /** Steps in which the generator was too busy; nothing is concluded from them. */
  readonly discarded: readonly StepResult[];
  /** The highest rate that was kept; null where not even the lowest was. */
  readonly limit: number | null;
  /** Why no higher rate was tried, where it was not the server that gave up. */
  readonly cappedBy?: 'generator' | 'allowance' | 'ladder';
}

const isKept = ({ p99, overloaded }: StepResult): boolean =>
  !overloaded && p99 !== null && p99 <= WITHIN_MS;
const isTooBusy = ({ generatorShare }: StepResult): boolean => generatorShare > MOST_OF_GENERATOR;

/** A subject's server with its generator. */
export const startPair = async (subject: SubjectName) => {
  const { folder, remove } = makeFolder();
  const server: MeasuredServer = await startServer(SUBJECTS[subject].args(folder));
  const args = [pathOf('generator.ts'), subject, `${server.port}`, `${server.pid}`];
  const generator = spawnOn(CORES.generator, args);
  generator.stdout?.resume();
  let settle: PromiseWithResolvers<Answer> | undefined;
  generator.on('message', (answer: Answer) => settle?.resolve(answer));
  generator.on('exit', () => settle?.reject(new Error(`${subject}: the generator ended`)));
  const order = async (given: Order): Promise<Answer> => {
    settle = Promise.withResolvers();
    generator.send(given);
    const answer = await settle.promise;
    if (answer.kind === 'failed') throw new Error(`${subject}: ${answer.why}`);
    return answer;
  };
  return {
    server,
    open: (tables: number) => order({ kind: 'open', tables }),
    async watch(screens: number): Promise<number> {
      const answer = await order({ kind: 'watch', screens });
      return answer.kind === 'opened' ? answer.sockets : 0;
    },
    /** In bytes, without what could be freed. */
    async resident(): Promise<number> {
      await server.ask('collect');
      return residentBytesOf(server.pid);
    },
    async play(step: Step): Promise<StepResult> {
      const answer = await order({ kind: 'play', step });
      if (answer.kind !== 'played') throw new Error('the generator did not play');
      return answer.result;
    },
    async end() {
      generator.kill('SIGKILL');
      await server.kill();
      remove();
    },
  };
};

/** Up the ladder until the server gives up, and then between the last two rungs. */
const search = async (
  play: (rate: number) => Promise<StepResult>,
  mostRate: number,
): Promise<Pick<Round, 'steps' | 'discarded' | 'limit' | 'cappedBy'>> => {
  const steps: StepResult[] = [];
  const discarded: StepResult[] = [];
  let kept = 0;
  /** What was lost once may have met somebody else's work: it is tried again, and the last counts. */
  const attempt = async (rate: number): Promise<'kept' | 'lost' | 'discarded'> => {
    let result = await play(rate);
    if (!isTooBusy(result) && !isKept(result)) result = await play(rate);
    if (isTooBusy(result)) {
      discarded.push(result);
      return 'discarded';
    }
    steps.push(result);
    if (!isKept(result)) return 'lost';
    kept = Math.max(kept, rate);
    return 'kept';
  };
  const found = (cappedBy?: Round['cappedBy']) => ({
    steps,
    discarded,
    limit: kept === 0 ? null : kept,
    ...(cappedBy && { cappedBy }),
  });

  let least: { readonly rate: number; readonly why: 'lost' | 'discarded' } | undefined;
  for (const rung of LADDER) {
    const rate = Math.min(rung, mostRate);
    const became = await attempt(rate);
    if (became !== 'kept') {
      least = { rate, why: became };
      break;
    }
    if (rate === mostRate) return found('allowance');
  }
  if (least === undefined) return found('ladder');
  if (kept === 0) return found(least.why === 'discarded' ? 'generator' : undefined);
  let low = kept;
  for (let bisection = 0; bisection < BISECTIONS; bisection += 1) {
    const rate = Math.round((low + least.rate) / 2);
    const became = await attempt(rate);
    if (became === 'kept') low = rate;
    else least = { rate, why: became };
  }
  return found(least.why === 'discarded' ? 'generator' : undefined);
};

/** A second screen for everyone would be too many connections at larger sizes. */
const MOST_TO_WATCH = 500;

/** From as many screens more as there are people. */
const screenBytes = async (
  pair: Awaited<ReturnType<typeof startPair>>,
  before: number,
): Promise<number | null> => {
  const screens = await pair.watch(SEATS.length);
  const after = await pair.resident();
  await pair.watch(0);
  return screens === 0 ? null : (after - before) / screens;
};

/** One subject with so many tables, on a server that was started for it. */
export const measureRound = async (
  subject: SubjectName,
  tables: number,
  { seconds, warmUp }: Omit<Step, 'rate'>,
): Promise<Round> => {
  const pair = await startPair(subject);
  try {
    await pair.open(tables);
    const residentBytes = await pair.resident();
    const bytesAScreen = tables <= MOST_TO_WATCH ? await screenBytes(pair, residentBytes) : null;
    const { mostOfTable = Number.POSITIVE_INFINITY }: Subject = SUBJECTS[subject];
    const play = (rate: number) => pair.play({ rate, seconds, warmUp });
    return { tables, residentBytes, bytesAScreen, ...(await search(play, mostOfTable * tables)) };
  } finally {
    await pair.end();
  }
};
