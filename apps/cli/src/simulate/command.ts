import { writeFile } from 'node:fs/promises';
import { BOT_GAMES } from '@remez/bots';
import { Tinypool } from 'tinypool';
import { byTemperament, type Lineup, lineupsOf } from './lineups.ts';
import { parseOptions } from './options.ts';
import { reportPage } from './report.ts';
import { summarise } from './summary.ts';
import { SIMULATE_USAGE } from './usage.ts';
import type { GameLine } from './worker.ts';

const BAR = 30;

/** As shells count it: 128 and the number of SIGINT. */
const INTERRUPTED = 130;

/** How far it is, on one line of a terminal; nothing where nobody watches. */
const progress = (whole: number) => {
  let done = 0;
  return () => {
    done += 1;
    if (!process.stderr.isTTY) return;
    const filled = Math.round((BAR * done) / whole);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`;
    process.stderr.write(`\r${bar} ${done}/${whole}${done === whole ? '\n' : ''}`);
  };
};

/** `remez simulate`: a JSON line a game on the standard output, and a summary as the last one. */
export const simulate = async (args: readonly string[]): Promise<number> => {
  if (args.includes('--help')) {
    process.stdout.write(SIMULATE_USAGE);
    return 0;
  }
  const options = parseOptions(args);
  if (typeof options === 'string') {
    process.stderr.write(`remez simulate: ${options}\n\n${SIMULATE_USAGE}`);
    return 2;
  }
  const pool = new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'simulateOne',
    teardown: 'endPrograms',
    minThreads: options.workers,
    maxThreads: options.workers,
  });
  const lineups = lineupsOf(options);
  const tick = progress(options.games * lineups.length);
  /** Programs are not of this process's group: whoever interrupts it must end them too. */
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
    void pool.destroy();
  };
  process.once('SIGINT', interrupt);
  try {
    const playOne = async (lineup: Lineup, game: number): Promise<GameLine> => {
      const line = await pool.run({ ...lineup, seed: options.seed * 1_000_000 + game });
      tick();
      return line;
    };
    const running = Array.from({ length: options.games }, (_, game) =>
      lineups.map((lineup) => playOne(lineup, game)),
    ).flat();
    /** An interruption rejects all that wait; the first one that is awaited speaks for them. */
    for (const game of running) game.catch(() => {});
    const lines: GameLine[] = [];
    for (const game of running) {
      const line = await game;
      lines.push(line);
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
    const { arena } = BOT_GAMES[options.game];
    const summary = summarise(lines, arena);
    const compared = Object.fromEntries(
      byTemperament(lines).map(([each, played]) => [each, summarise(played, arena)] as const),
    );
    const last = options.temperaments ? { summary, temperaments: compared } : { summary };
    process.stdout.write(`${JSON.stringify(last)}\n`);
    if (options.report !== null)
      await writeFile(options.report, reportPage(options, { summary, compared, lines }));
    return 0;
  } catch (error) {
    if (isInterrupted) return INTERRUPTED;
    throw error;
  } finally {
    process.off('SIGINT', interrupt);
    await pool.destroy();
  }
};
