import type { BotMind } from '@remez/table';
import type { Logger } from 'pino';
import { rateLimit } from './limits.ts';
import type { Metrics } from './metrics.ts';

const LINE_A_MINUTE = { burst: 1, perSecond: 1 / 60 };

/**
 * The mind, with a count of how often it was too busy. A full queue is load and no fault: the bot asks
 * again later, and the log says once a minute how often it happened.
 */
export const countingBusy = (
  mind: BotMind,
  {
    metrics,
    log,
    now,
  }: { readonly metrics: Metrics; readonly log: Logger; readonly now: () => number },
): BotMind => {
  const lines = rateLimit(LINE_A_MINUTE, now);
  let times = 0;
  return {
    ...mind,
    async decide(question) {
      const answer = await mind.decide(question);
      if (answer !== 'busy') return answer;
      metrics.botsBusy.inc();
      times += 1;
      if (lines.take('')) {
        log.warn({ times }, 'too many bots think at once: they are asked again later');
        times = 0;
      }
      return answer;
    },
  };
};
