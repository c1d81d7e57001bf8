import { BOT_GAME_NAMES } from '@remez/bots';
import type { BotMind } from '@remez/table';
import { tableOfBots } from '@remez/table/testing';
import { decideOne } from '../bot-worker.ts';

/** The server's own players, asked in place; `idle` when nobody thinks. */
export const mindInPlace = () => {
  const thinking = new Set<Promise<unknown>>();
  const mind: BotMind = {
    plays: BOT_GAME_NAMES,
    async decide(question) {
      const answer = decideOne(question);
      thinking.add(answer);
      try {
        return await answer;
      } finally {
        thinking.delete(answer);
      }
    },
  };
  return {
    mind,
    async idle() {
      while (thinking.size > 0) await Promise.allSettled([...thinking]);
    },
  };
};

/** Ann's table with the server's own players at the other seats, by a clock that is moved by hand. */
export const tableOfPlayers = async (
  kind: Parameters<typeof tableOfBots>[0],
  options: Omit<NonNullable<Parameters<typeof tableOfBots>[1]>, 'mind'> = {},
) => {
  const { mind, idle } = mindInPlace();
  const table = await tableOfBots(kind, { ...options, mind });
  /** Time goes on in steps, and whoever thinks in between comes to an end of it. */
  const pass = async (ms: number, step = 1000) => {
    for (let passed = 0; passed < ms; passed += step) {
      table.clock.pass(step);
      await table.settled();
      await idle();
      await table.settled();
    }
  };
  return { ...table, pass };
};
