import { BOT_GAME_NAMES } from '@remez/bots';
import { type BotMind, evolve, type Recorded, readStored, type State } from '@remez/table';
import { situationOf, tableOfBots } from '@remez/table/testing';
import { expect } from 'vitest';
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

/**
 * Whatever bots did in this log, each did it once: on what it had before it then, under the one id
 * that this has, and never again. Returns how often bots acted.
 */
export const expectOncePerSituation = (stream: string, records: readonly Recorded[]): number => {
  let state: State | undefined;
  const acted: string[] = [];
  let last = '';
  for (const { by, commandId, ...stored } of records) {
    const key = `${by} ${commandId}`;
    const bot = state?.members.find(({ person }) => person === by);
    if (state !== undefined && bot?.bot !== undefined && key !== last) {
      expect(situationOf(stream, state, bot)?.id).toBe(commandId);
      acted.push(key);
    }
    last = key;
    const event = readStored(stored, { playing: state?.match?.game });
    if (!event.ok) throw new Error(event.failure);
    state = evolve(state, event.value);
  }
  expect(new Set(acted).size).toBe(acted.length);
  return acted.length;
};
