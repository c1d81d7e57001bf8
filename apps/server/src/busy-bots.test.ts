import type { BotQuestion } from '@remez/table';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { countingBusy } from './busy-bots.ts';
import { makeMetrics } from './metrics.ts';
import { openBrowser, sitAt } from './testing/browser.ts';
import { startServer } from './testing/server.ts';

const QUESTION = {} as BotQuestion;

test('bots that find the queue full are counted, and a line a minute says how often', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  const metrics = makeMetrics();
  let time = 0;
  let answer: 'busy' | null = 'busy';
  const mind = countingBusy(
    { plays: [], pace: 1, decide: async () => answer },
    { metrics, log, now: () => time },
  );
  const ask = async (times: number) => {
    for (let nth = 0; nth < times; nth += 1) expect(await mind.decide(QUESTION)).toBe(answer);
  };
  const counted = async () => (await metrics.botsBusy.get()).values[0]?.value;

  await ask(100);
  expect(lines).toHaveLength(1);
  time = 60_000;
  await ask(1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, times: 1, msg: 'too many bots think at once: they are asked again later' },
    { level: 40, times: 100 },
  ]);
  expect(await counted()).toBe(101);

  answer = null;
  time = 120_000;
  await ask(1);
  expect(await counted()).toBe(101);
  expect(lines).toHaveLength(2);
});

test('a server whose bots are busy has no fault', async () => {
  const server = await startServer({
    bots: { plays: ['duet'], decide: async () => 'busy', close: async () => {} },
  });
  onTestFinished(() => server.close());
  const browser = openBrowser(server.url);
  await browser.visit();
  const { table } = await browser.openTable('נועה', { game: 'duet' });
  const ann = sitAt(browser, { table });
  onTestFinished(() => ann.end());
  await ann.until(({ me }) => me);
  await ann.act({ kind: 'sit', seat: 'a' });
  await ann.act({ kind: 'addBot', seat: 'b', temperament: 'balanced' });
  await ann.act({ kind: 'start' });
  const busy = async () => (await server.metrics.botsBusy.get()).values[0]?.value;
  await expect.poll(busy).toBeGreaterThan(0);
  expect((await server.metrics.faults.get()).values).toEqual([]);
});
