import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick, seededRandom } from '@remez/rules';
import { makeStored } from '@remez/table';
import { type Kind, randomScript } from '@remez/table/testing';
import { expect } from 'vitest';
import { makeCookie, makePerson, makeToken } from '../identity.ts';
import { sqliteStore } from '../store/sqlite/index.ts';
import { openBrowser, type Player, sitAt } from './browser.ts';
import { end } from './guests.ts';
import { expectAsNewcomer } from './newcomers.ts';
import { startServer } from './server.ts';

const KINDS: readonly Kind[] = ['teams', 'duet', 'decrypto'];

const gameOf = (state: Player['state'] | undefined) => state?.view?.match?.view;

const withoutClock = (state: Player['state'] | undefined) => ({
  ...state?.view?.match,
  view: { ...gameOf(state), endsAt: null },
});

/** C24 · after an interruption people have at least the time that they had before it. */
const endsAt = (state: Player['state'] | undefined): number => gameOf(state)?.endsAt ?? 0;

/**
 * So many tables with four people each, in mid-match; the server stops under all of them and another
 * one begins on the same folder and port. Everyone comes back by themselves and all at once.
 */
export const restartUnder = async (tables: number): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'remez-storm-'));
  const random = seededRandom(tables);
  let store = await sqliteStore({ folder });
  const key = await store.signingKey();
  const seats = [];
  for (let seed = 0; seed < tables; seed += 1) {
    const table = makeToken();
    const people = Array.from({ length: 4 }, makePerson);
    const mode = KINDS[seed % KINDS.length] ?? 'teams';
    const now = Date.now();
    const { before, after } = randomScript({
      ...{ mode, seed, people, steps: 6, toTheEnd: false, now },
    });
    const events = [...before, ...after].map(makeStored);
    const opening = { commandId: 'before', by: 'x', at: now, events };
    await store.log.append(`table/${table}`, 0, opening);
    for (const person of people) {
      const cookie = makeCookie([person], { key, secure: false }).split(';')[0] ?? '';
      seats.push({ table, cookie });
    }
  }

  let server = await startServer({ store });
  const { port, url } = server;
  const screens = seats.map(({ table, cookie }) => ({
    table,
    cookie,
    player: sitAt(openBrowser(url, cookie), { table }),
  }));
  const back = () =>
    Promise.all(
      screens.map(({ player }) =>
        player.until(({ status, me }) => status === 'open' && me?.member !== undefined),
      ),
    );
  await back();
  const before = screens.map(({ player }) => player.state);

  await server.close();
  await Promise.all(screens.map(({ player }) => player.until(({ status }) => status !== 'open')));
  await store.close();
  store = await sqliteStore({ folder });
  server = await startServer({ store, settings: { port } });
  await back();
  expect(server.port).toBe(port);

  /** Nothing was played meanwhile: everyone sits where they sat and sees what they saw. */
  screens.forEach(({ player }, index) => {
    expect(player.state.me).toEqual(before[index]?.me);
    expect(withoutClock(player.state)).toEqual(withoutClock(before[index]));
    expect(endsAt(player.state)).toBeGreaterThanOrEqual(endsAt(before[index]));
  });
  for (let sample = 0; sample < 20; sample += 1) {
    const screen = pick(screens, random);
    await expectAsNewcomer(screen.player, { url, ...screen });
  }
  const open = async () => (await server.metrics.screens.get()).values[0]?.value;
  await expect.poll(open).toBe(screens.length);

  end(...screens.map(({ player }) => player));
  await server.close();
  await store.close();
  await rm(folder, { recursive: true });
};
