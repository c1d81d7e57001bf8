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
const LAST_FIXED = Math.max(...FIXED_RATES);
const LADDER = [...FIXED_RATES, 4000, 8000, 16_000, 32_000];
const BISECTIONS = 4;

/** In bytes, after garbage was collected. */
export interface Memory {
  /** What the process has of the machine, with what it keeps for later. */
  readonly resident: number;
  /** What its objects and buffers hold. */
  readonly held: number;
}

export interface Round {
  readonly tables: number;
  /** Of the server, before anything was played. */
  readonly memory: Memory;
  /** What one more screen at a table takes; null where there can be none. */
  readonly screen: Memory | null;
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
/** Others had so much of one of the cores that it says little about the server. */
const isNoisy = ({ othersShare, othersOfGenerator }: StepResult): boolean =>
  Math.max(othersShare, othersOfGenerator) > 0.1;
const MOST_ATTEMPTS = 3;
const isTooBusy = ({ generatorShare }: StepResult): boolean => generatorShare > MOST_OF_GENERATOR;

/** A subject's server, or several processes of it on one database, with its generator. */
export const startPair = async (
  subject: SubjectName,
  {
    processes = 1,
    env = {},
  }: { readonly processes?: number; readonly env?: NodeJS.ProcessEnv } = {},
) => {
  const { folder, remove } = makeFolder();
  const start = () => startServer(SUBJECTS[subject].args(folder), env);
  const server: MeasuredServer = await start();
  const servers = [server];
  while (servers.length < processes) servers.push(await start());
  const list = (of: 'port' | 'pid') => servers.map((each) => each[of]).join();
  const args = [pathOf('generator.ts'), subject, list('port'), list('pid')];
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
    spread: () => order({ kind: 'spread' }),
    async watch(screens: number): Promise<number> {
      const answer = await order({ kind: 'watch', screens });
      return answer.kind === 'opened' ? answer.sockets : 0;
    },
    async memory(): Promise<Memory> {
      const { held = 0 } = await server.ask('collect');
      return { resident: residentBytesOf(server.pid), held };
    },
    async play(step: Step): Promise<StepResult> {
      const answer = await order({ kind: 'play', step });
      if (answer.kind !== 'played') throw new Error('the generator did not play');
      return answer.result;
    },
    async end() {
      generator.kill('SIGKILL');
      for (const each of servers) await each.kill();
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
  /** What was lost may have met somebody else's work: it is tried again, and the last counts. */
  const attempt = async (rate: number): Promise<'kept' | 'lost' | 'discarded'> => {
    let result = await play(rate);
    for (let again = 0; !isTooBusy(result) && !isKept(result); again += 1) {
      if (again === (isNoisy(result) ? MOST_ATTEMPTS : 1)) break;
      result = await play(rate);
    }
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

  /** The lowest rate above the last that was kept. */
  let least: { readonly rate: number; readonly why: 'lost' | 'discarded' } | undefined;
  for (const rung of LADDER) {
    const rate = Math.min(rung, mostRate);
    const became = await attempt(rate);
    if (became === 'kept') least = undefined;
    else least ??= { rate, why: became };
    if (became === 'kept' && rate === mostRate) return found('allowance');
    /** At the fixed rates everything is told that can be told, also where the limit is below. */
    const hasMoreToTell = rate < LAST_FIXED && steps.at(-1)?.overloaded === false;
    if (became !== 'kept' && !hasMoreToTell) break;
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

/**
 * From twice as many screens more as there are people. The first half is not counted: it goes
 * where the process has room already.
 */
const screenMemory = async (
  pair: Awaited<ReturnType<typeof startPair>>,
): Promise<Memory | null> => {
  const some = await pair.watch(SEATS.length);
  const less = await pair.memory();
  const all = await pair.watch(2 * SEATS.length);
  const more = await pair.memory();
  await pair.watch(0);
  if (all === some) return null;
  const each = (of: keyof Memory) => (more[of] - less[of]) / (all - some);
  return { resident: each('resident'), held: each('held') };
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
    const memory = await pair.memory();
    const screen = tables <= MOST_TO_WATCH ? await screenMemory(pair) : null;
    await pair.spread();
    const { mostOfTable = Number.POSITIVE_INFINITY }: Subject = SUBJECTS[subject];
    const play = (rate: number) => pair.play({ rate, seconds, warmUp });
    return { tables, memory, screen, ...(await search(play, mostOfTable * tables)) };
  } finally {
    await pair.end();
  }
};
