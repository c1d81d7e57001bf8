import { BOT_GAME_NAMES } from '@remez/bots';
import type { BotMind } from '@remez/table';
import { Tinypool } from 'tinypool';

/** The longest thought is some hundred milliseconds; the first of a language waits for its lexicon. */
const WITHIN = 30_000;

/** At most so many wait; whoever comes then is asked again later by their table. */
const MOST_WAITING = 64;

/** A thread that nobody has asked for so long is let go, with all it has in memory. */
const IDLE = 600_000;

/** Several times what two lexicons and the referee need. */
const MEMORY = { maxOldGenerationSizeMb: 768 };

/**
 * Bots think in a thread beside the tables, which is started with the first question: however slow
 * they are, no table waits for them. A thought that takes too long ends its thread.
 */
export const botPool = ({
  script = new URL('./bot-worker.ts', import.meta.url),
  most = MOST_WAITING,
  within = WITHIN,
  pace = 1,
}: {
  readonly script?: URL;
  readonly most?: number;
  /** Milliseconds for one question, with waiting. */
  readonly within?: number;
  readonly pace?: number;
} = {}): BotMind & { close(): Promise<void> } => {
  let pool: Tinypool | undefined;
  let waiting = 0;
  const start = (): Tinypool =>
    new Tinypool({
      filename: script.href,
      name: 'decideOne',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE,
      resourceLimits: MEMORY,
    });
  return {
    plays: BOT_GAME_NAMES,
    pace,
    async decide(question) {
      if (waiting >= most) return 'busy';
      pool ??= start();
      waiting += 1;
      try {
        return await pool.run(question, { signal: AbortSignal.timeout(within) });
      } finally {
        waiting -= 1;
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
};
