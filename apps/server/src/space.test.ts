import { Writable } from 'node:stream';
import { manualClock } from '@remez/table/testing';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { ALLOWANCES, makeLimits } from './limits.ts';
import { memoryStore } from './store/memory.ts';
import { type Browser, openBrowser, type Player } from './testing/browser.ts';
import { comeTo, end, fourPlaying, rolesOf } from './testing/guests.ts';
import { startServer } from './testing/server.ts';

const MEGABYTE = 1_048_576;
const NO_SPACE = { kind: 'refused', reason: 'noSpace' };
const TOO_MUCH = { kind: 'refused', reason: 'tooMuch' };
const talk = { kind: 'talk', to: 'everyone', text: 'שלום' } as const;

/** A server on a disk of which the test says how much is left. */
const onSmallDisk = async () => {
  const clock = manualClock();
  const lines: { level: number; msg: string }[] = [];
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const disk = { left: 1000 * MEGABYTE, looks: 0 };
  const server = await startServer({
    clock,
    store: memoryStore({ now: clock.now }),
    logger: pino(logStream),
    freeSpace: async () => {
      disk.looks += 1;
      if (Number.isNaN(disk.left)) throw new Error('the folder is gone');
      return disk.left;
    },
  });
  onTestFinished(() => server.close());
  /** The next look finds so much. */
  const leave = async (left: number) => {
    const before = disk.looks;
    disk.left = left;
    clock.passTo(clock.now() + 10_000);
    await expect.poll(() => disk.looks).toBeGreaterThan(before);
  };
  const warnings = () =>
    lines.filter(({ msg }) => msg.includes('disk space')).map(({ msg }) => msg);
  return { server, leave, warnings };
};

const begin = (browser: Browser) =>
  Promise.all([
    browser.ask('/api/tables', { method: 'POST', body: { name: 'נועה' } }),
    browser.ask('/api/campaigns', { method: 'POST', body: { name: 'מסע', as: 'נועה' } }),
  ]);

test('with little space new tables, campaigns, talk, notes and lists are refused, and moves go on', async () => {
  const { server, leave, warnings } = await onSmallDisk();
  const four = await fourPlaying(server.url, 'teams');
  const { spymaster, operative } = rolesOf(four);
  const host = four.browsers[0] as Browser;
  expect(await operative.send(talk)).toEqual({ kind: 'done' });

  await leave(199 * MEGABYTE);
  await leave(198 * MEGABYTE);
  for (const { status, json } of await begin(host)) {
    expect({ status, json }).toEqual({ status: 507, json: { reason: 'noSpace' } });
  }
  expect(await operative.send(talk)).toEqual(NO_SPACE);
  expect(await operative.send({ kind: 'note', place: 'x', text: 'y' })).toEqual(NO_SPACE);
  expect(await four.players[0]?.send({ kind: 'bringWords', text: 'x' })).toEqual(NO_SPACE);
  await spymaster.act({ kind: 'play', move: { kind: 'giveClue', word: 'רמז', count: 3 } });
  await comeTo(server.url, four.table, 'אורי').then(({ player }) => end(player));

  /** Nobody knows how much is left: what was found last holds. */
  await leave(Number.NaN);
  expect(await operative.send(talk)).toEqual(NO_SPACE);

  await leave(200 * MEGABYTE);
  expect(await operative.send(talk)).toEqual({ kind: 'done' });
  const statuses = (await begin(host)).map(({ status }) => status);
  expect(statuses).toEqual([201, 201]);
  expect(warnings()).toEqual([
    'little disk space: new tables and talk are refused',
    'enough disk space again',
  ]);
  end(...four.players);
});

/** Limits of which only one is small. */
const limitsWith = (name: keyof typeof ALLOWANCES, burst: number) => {
  const plenty = { burst: 1e9, perSecond: 1e9 };
  const all = Object.fromEntries(Object.keys(ALLOWANCES).map((each) => [each, plenty]));
  return makeLimits(() => 0, {
    ...(all as unknown as typeof ALLOWANCES),
    [name]: { burst, perSecond: 0 },
  });
};
const keeping = (kilobytes: number) => limitsWith('keptOfAddress', kilobytes);

test('an address that has had its day’s bytes kept is refused more, and its games go on', async () => {
  const server = await startServer({ limits: keeping(60) });
  onTestFinished(() => server.close());
  const four = await fourPlaying(server.url, 'teams');
  const { spymaster, operative } = rolesOf(four);
  const text = 'x'.repeat(200);
  const outcomes = [];
  for (let i = 0; i < 80; i += 1) outcomes.push(await operative.send({ ...talk, text }));
  const done = outcomes.filter(({ kind }) => kind === 'done').length;
  expect(done).toBeGreaterThan(20);
  expect(outcomes.slice(done)).toEqual(outcomes.slice(done).map(() => TOO_MUCH));
  expect(outcomes.length).toBeGreaterThan(done);

  const browser = openBrowser(server.url);
  await browser.visit();
  for (const { status, json } of await begin(browser)) {
    expect({ status, json }).toEqual({ status: 429, json: { reason: 'tooMuch' } });
  }
  await spymaster.act({ kind: 'play', move: { kind: 'giveClue', word: 'רמז', count: 3 } });
  await four.players[3]?.act({ kind: 'leave' });
  end(...four.players);
});

const draft = (step: number) => {
  const clue = `${step} ${'שׁ'.repeat(40)}`;
  return { kind: 'play', move: { kind: 'draft', clues: [clue, clue, clue] } } as const;
};

test.each([
  ['bytes', keeping(60), 'tooMuch'],
  ['pace', limitsWith('draftsOfAddress', 20), 'tooFast'],
] as const)(
  'X6 · drafts count against the %s of their address, and clues are transmitted all the same',
  async (_, limits, reason) => {
    const server = await startServer({ limits });
    onTestFinished(() => server.close());
    const four = await fourPlaying(server.url, 'decrypto');
    const [encryptor] = four.players as [Player, ...Player[]];
    await encryptor.act({ kind: 'play', move: { kind: 'draw' } });
    const outcomes = [];
    for (let step = 0; step < 150; step += 1) outcomes.push(await encryptor.send(draft(step)));
    const done = outcomes.filter(({ kind }) => kind === 'done').length;
    expect(done).toBeGreaterThan(15);
    expect(outcomes.slice(done)).toEqual(
      outcomes.slice(done).map(() => ({ kind: 'refused', reason })),
    );
    expect(outcomes.length).toBeGreaterThan(done);
    const clues = ['נמר', 'גשם', 'ענן'];
    await encryptor.act({ kind: 'play', move: { kind: 'transmit', clues } });
    end(...four.players);
  },
);

test('a day’s bytes are enough for a class that talks for hours', () => {
  const limits = makeLimits(() => 0);
  const pupils = 35;
  const hours = 2;
  const messages = pupils * hours * 360;
  const kept = Array.from({ length: messages }, () => limits.keptOfAddress.take('class', 0.7));
  expect(kept.every(Boolean)).toBe(true);
});
