import { BOT_GAME_NAMES } from '@remez/bots';
import type { BotAnswer, BotMind } from '@remez/table';
import type { FromMind, ToMind } from './mind-messages.ts';

/** The longest thought is a second or two on a slow phone; the first waits for its lexicon. */
const WITHIN = 60_000;

interface Waiting {
  resolve(answer: BotAnswer | null): void;
  reject(error: unknown): void;
}

/**
 * Bots think in a worker beside the tables, which is started with the first question. One that
 * fails, or takes too long, is ended, and the next question starts another.
 */
export const botMind = (pace: () => number): BotMind => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;

  const giveUp = (error: unknown) => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const hear = ({ data }: MessageEvent<FromMind>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asker?.resolve(data.answer);
    else asker?.reject(data.error);
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./mind.ts', import.meta.url), {
      type: 'module',
      name: 'mind',
    });
    started.onmessage = hear;
    started.onerror = (event) => {
      event.preventDefault();
      giveUp(new Error(`the worker in which bots think has failed: ${event.message}`));
    };
    return started;
  };

  return {
    plays: BOT_GAME_NAMES,
    get pace() {
      return pace();
    },
    async decide(question) {
      worker ??= start();
      asked += 1;
      const id = asked;
      const answer = new Promise<BotAnswer | null>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
      const message: ToMind = { id, question };
      worker.postMessage(message);
      const timer = setTimeout(() => giveUp(new Error('a bot thought for too long')), WITHIN);
      try {
        return await answer;
      } finally {
        clearTimeout(timer);
      }
    },
  };
};
