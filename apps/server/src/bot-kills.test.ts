/** @module-tag slow */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAll } from '@remez/table';
import { expect, test } from 'vitest';
import { postgresStore } from './store/postgres/index.ts';
import { sqliteStore } from './store/sqlite/index.ts';
import { expectOncePerSituation } from './testing/bots.ts';
import { openBrowser, type Player, roamingBrowser, sitAt } from './testing/browser.ts';
import { startCluster } from './testing/cluster.ts';
import { end, lookAt } from './testing/guests.ts';
import { sharedPostgres } from './testing/postgres.ts';
import { startProcess } from './testing/process.ts';

/** Someone alone at Duet, with a bot across the table, and the match begun. */
const aloneWithBot = async (browser: ReturnType<typeof openBrowser>) => {
  await browser.visit();
  const { table } = await browser.openTable('נועה', { game: 'duet' });
  const ann = sitAt(browser, { table });
  await ann.until(({ me }) => me);
  await ann.act({ kind: 'sit', seat: 'a' });
  await ann.act({ kind: 'addBot', seat: 'b', temperament: 'balanced' });
  await ann.act({ kind: 'start' });
  await ann.until(({ view }) => view?.match);
  return { ann, table };
};

const duetOf = ({ state }: Player) => {
  const view = state.view?.match?.view;
  if (view?.game !== 'duet') throw new Error('no match of Duet');
  return view;
};

/** What the bot has done so far, as Ann sees it. */
const doneByBot = (player: Player): number => {
  const { story } = duetOf(player);
  const clues = story.filter(({ clue }) => clue?.by === 'm2').length;
  const guesses = story.flatMap((turn) => turn.guesses).filter(({ by }) => by === 'm2').length;
  return clues + guesses + story.filter(({ ended }) => ended === 'stopped').length;
};

/** The bot has done more than this; or there is nothing more for it to do, since the deal is by chance. */
const untilMore = (player: Player, before: number) =>
  player.until(() => {
    const { phase, can } = duetOf(player);
    return doneByBot(player) > before || phase === 'over' || can.guess !== undefined;
  });

const giveClue = (player: Player, word: string) =>
  player.act({ kind: 'play', move: { kind: 'giveClue', word, count: 2 } });

const untilBack = (player: Player) => player.until(({ status }) => status === 'open');

test('D24 · a server is killed while a bot begins to think, while it points, and when it has acted: it acts once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'remez-bots-'));
  let server = await startProcess(folder);
  const restart = async () => {
    await server.kill();
    server = await startProcess(folder, server.port);
    await untilBack(ann);
  };
  const { ann, table } = await aloneWithBot(openBrowser(server.url));
  await giveClue(ann, 'מסע');
  await restart();
  expect(doneByBot(ann)).toBe(0);
  await ann.until(({ presence }) => presence?.pointing.m2 !== undefined);
  await restart();
  await untilMore(ann, 0);
  await restart();
  const before = doneByBot(ann);
  expect(before).toBeGreaterThan(0);
  await untilMore(ann, before);
  end(ann);
  expect(await server.stop()).toBe(0);
  const store = await sqliteStore({ folder });
  const stream = `table/${table}`;
  const records = await readAll(store.log, stream);
  await store.close();
  await rm(folder, { recursive: true });
  expect(expectOncePerSituation(stream, records)).toBeGreaterThanOrEqual(before);
});

test('D24 · three processes on one database think for one bot, and one of them is killed meanwhile: it acts once', async () => {
  const postgres = await sharedPostgres();
  const databaseUrl = await postgres.newSchema();
  const cluster = await startCluster(databaseUrl, 3);
  try {
    const { ann, table } = await aloneWithBot(roamingBrowser(cluster.urls, 0));
    /** Someone looks on at each of the others, so that all three hold the table, and think. */
    const screens = await Promise.all(
      cluster.urls.map(async (url) => {
        const browser = openBrowser(url);
        await browser.visit();
        return lookAt(browser, { table, watching: true });
      }),
    );
    await giveClue(ann, 'מסע');
    await untilMore(ann, 0);
    const before = doneByBot(ann);
    await cluster.servers[0]?.kill();
    await untilBack(ann);
    await untilMore(ann, before);
    end(ann);
    for (const { socket } of screens) socket.terminate();
    const store = await postgresStore({ url: databaseUrl });
    const stream = `table/${table}`;
    const records = await readAll(store.log, stream);
    await store.close();
    expect(expectOncePerSituation(stream, records)).toBeGreaterThanOrEqual(before);
  } finally {
    await cluster.kill();
  }
});
