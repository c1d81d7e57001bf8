import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sqliteStore } from './store/sqlite/index.ts';
import { end, eventsOf, fourPlaying } from './testing/guests.ts';
import { startServer } from './testing/server.ts';

const TABLES = 200;
const TURNS = 3;
const TIMERS = { classic: { timers: { clue: 15 } } } as const;

/** A deadline's command is named by its turn, its phase and its moment. */
const dueAt = (commandId: string): number => Number(commandId.split('/').at(-1));

test(`C24 · at ${TABLES} real tables with turns of fifteen seconds, beside a busy HTTP server, no deadline is overdue by more than a second`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'remez-deadlines-'));
  const server = await startServer({ store: await sqliteStore({ folder }) });
  const tables: Awaited<ReturnType<typeof fourPlaying>>[] = [];
  for (let i = 0; i < TABLES; i += 1) tables.push(await fourPlaying(server.url, 'teams', TIMERS));

  let busy = true;
  const asking = (async () => {
    while (busy) await Promise.all(Array.from({ length: 20 }, () => fetch(`${server.url}/api/me`)));
  })();
  for (const { players } of tables) {
    await players[0]?.until(({ view }) => (view?.match?.view.turn ?? 0) > TURNS);
  }
  busy = false;
  await asking;

  const overdue: number[] = [];
  for (const { table } of tables) {
    for (const { by, commandId, at } of await eventsOf(server, table)) {
      if (by === 'clock') overdue.push(at - dueAt(commandId));
    }
  }
  overdue.sort((a, b) => a - b);
  const at = (share: number) => overdue[Math.floor((overdue.length - 1) * share)];
  process.stdout.write(
    `${overdue.length} deadlines; overdue by ${at(0.5)} ms (half), ${at(0.99)} ms (99%), ${at(1)} ms (most)\n`,
  );
  expect(overdue[0]).toBeGreaterThanOrEqual(0);
  expect(overdue.at(-1)).toBeLessThan(1000);

  for (const { players } of tables) end(...players);
  await server.close();
  await server.store.close();
  await rm(folder, { recursive: true });
});
