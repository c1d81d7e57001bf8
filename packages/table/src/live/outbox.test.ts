import { seededRandom } from '@remez/rules';
import { lenientJudge } from '@remez/rules/testing';
import { describe, expect, test } from 'vitest';
import { memoryLog } from '../log/memory.ts';
import { readAll } from '../log/pages.ts';
import type { EventLog } from '../log/port.ts';
import { makeStored } from '../records.ts';
import {
  FOUR,
  manualClock,
  openingOf,
  recordedFaults,
  recordingScreen,
  unexpectedFault,
} from '../testing/index.ts';
import type { Command } from '../types.ts';
import { deliverMatches } from './outbox.ts';
import type { FinishedMatchFact, LiveTable, Subscriber, World } from './port.ts';
import { openLiveTable } from './table.ts';

const STREAM = 'table/one';

/** Someone who wants to know, and can be made to fail. */
const subscriber = (name: string) => {
  const received: FinishedMatchFact[] = [];
  const receiver = {
    name,
    failing: false,
    /** What was received, in order, however often. */
    received,
    ids: () => received.map(({ id }) => id),
    async receive(match: FinishedMatchFact) {
      if (receiver.failing) throw new Error(`${name} is full`);
      received.push(match);
    },
  };
  return receiver;
};

const worldOn = (
  log: EventLog,
  subscribers: readonly Subscriber[],
  faults: World['faults'] = unexpectedFault,
): World => ({
  log,
  clock: manualClock(),
  random: seededRandom(4),
  judge: lenientJudge,
  faults,
  subscribers,
});

const openOn = async (world: World): Promise<LiveTable> => {
  const opening = await openLiveTable(STREAM, world);
  if (!opening.ok) throw new Error(opening.failure);
  return opening.value;
};

let commands = 0;
const act = async (table: LiveTable, person: string, command: Command) => {
  commands += 1;
  const decided = command.kind === 'play' ? { turn: table.view().turn, command } : { command };
  const outcome = await table.command(person, `c${commands}`, decided);
  if (outcome.kind === 'refused') throw new Error(`${command.kind}: ${outcome.reason}`);
};

/** Four people at a table that is in the log. */
const gathered = async () => {
  const log = memoryLog();
  const events = openingOf().map(makeStored);
  await log.append(STREAM, 0, { commandId: '', by: 'ann', at: 0, events });
  const table = await openOn(worldOn(log, []));
  for (const person of ['ben', 'cat', 'dan']) {
    await act(table, person, { kind: 'join', name: person });
  }
  for (const [person, seat] of Object.entries(FOUR))
    await act(table, person, { kind: 'sit', seat });
  await table.dispose();
  return log;
};

const playMatch = async (table: LiveTable) => {
  await act(table, 'ann', { kind: 'start' });
  await act(table, 'ann', { kind: 'play', move: { kind: 'abandon' } });
};

const talk = (table: LiveTable) => act(table, 'ben', { kind: 'talk', to: 'everyone', text: 'hi' });

const kindsIn = async (log: EventLog) =>
  (await readAll(log, STREAM)).map(({ event }) => (event as { readonly kind: string }).kind);

/** A log that cannot write what the outbox notes. */
const withoutNotes = (log: EventLog): EventLog => ({
  ...log,
  append: (stream, version, entry) =>
    entry.by === 'outbox'
      ? Promise.reject(new Error('killed'))
      : log.append(stream, version, entry),
});

describe('a finished match', () => {
  test('is told with who played where, how it ended, and where its events are', async () => {
    const log = await gathered();
    const archive = subscriber('archive');
    const table = await openOn(worldOn(log, [archive]));
    await playMatch(table);
    expect(archive.received).toMatchObject([
      {
        id: 'table/one#1',
        match: 1,
        game: 'classic',
        options: { mode: 'teams' },
        playedFor: null,
        result: { why: 'abandoned' },
        events: { stream: STREAM },
      },
    ]);
    const [fact] = archive.received;
    expect(fact?.players).toEqual(
      Object.entries(FOUR).map(([person, seat], index) => ({
        member: `m${index + 1}`,
        person,
        name: person === 'ann' ? 'Ann' : person,
        seats: [seat],
        standing: 'here',
      })),
    );
    const at = (version: number | undefined) => log.read(STREAM, (version ?? 0) - 1);
    expect((await at(fact?.events.first))[0]).toMatchObject({ event: { kind: 'matchStarted' } });
    expect((await at(fact?.events.last))[0]).toMatchObject({ event: { event: { kind: 'ended' } } });
    await table.dispose();
  });

  test('is told after it is in the log and before anyone is shown its end', async () => {
    const log = await gathered();
    const screen = recordingScreen('ben');
    const seen: unknown[] = [];
    const archive: Subscriber = {
      name: 'archive',
      async receive() {
        seen.push({ shown: screen.view.running, last: (await kindsIn(log)).at(-1) });
      },
    };
    const table = await openOn(worldOn(log, [archive]));
    table.enter(screen);
    await playMatch(table);
    expect(seen).toEqual([{ shown: true, last: 'played' }]);
    expect(screen.view.running).toBe(false);
    await table.dispose();
  });

  test('is told once to each, and not again when the table is opened again', async () => {
    const log = await gathered();
    const all = [subscriber('archive'), subscriber('statistics')];
    const table = await openOn(worldOn(log, all));
    await playMatch(table);
    await talk(table);
    await playMatch(table);
    await table.dispose();
    await (await openOn(worldOn(log, all))).dispose();
    for (const { ids } of all) expect(ids()).toEqual(['table/one#1', 'table/one#2']);
  });
});

describe('a subscriber that fails', () => {
  test('is told again later, in order; the others are told once', async () => {
    const log = await gathered();
    const [archive, broken, statistics] = ['archive', 'broken', 'statistics'].map(subscriber);
    if (!archive || !broken || !statistics) throw new Error('nobody');
    broken.failing = true;
    const { faults, record } = recordedFaults();
    const table = await openOn(worldOn(log, [archive, broken, statistics], record));
    await playMatch(table);
    await playMatch(table);
    await talk(table);
    expect(faults.every(({ during }) => during === 'report')).toBe(true);
    expect(faults.length).toBeGreaterThan(0);
    expect(await kindsIn(log)).not.toContain('matchesDelivered');
    expect(broken.ids()).toEqual([]);
    broken.failing = false;
    await talk(table);
    for (const { ids } of [archive, broken, statistics]) {
      expect(ids()).toEqual(['table/one#1', 'table/one#2']);
    }
    expect((await kindsIn(log)).at(-1)).toBe('matchesDelivered');
    await table.dispose();
  });

  test('does not keep people from the end of their match', async () => {
    const log = await gathered();
    const broken = { ...subscriber('broken'), receive: () => Promise.reject(new Error('full')) };
    const screen = recordingScreen('ben');
    const table = await openOn(worldOn(log, [broken], () => {}));
    table.enter(screen);
    await playMatch(table);
    expect(screen.view.running).toBe(false);
    await table.dispose();
  });
});

describe('a kill', () => {
  test('between the commit and the telling: it is told when the table is next opened, once', async () => {
    const log = await gathered();
    const archive = subscriber('archive');
    archive.failing = true;
    const dying = await openOn(worldOn(log, [archive], () => {}));
    await playMatch(dying);
    await dying.dispose();
    archive.failing = false;
    for (let visit = 0; visit < 3; visit += 1) {
      await (await openOn(worldOn(log, [archive]))).dispose();
      expect(archive.ids()).toEqual(['table/one#1']);
    }
  });

  test('between the telling and its note: it is told again, with the same id', async () => {
    const log = await gathered();
    const archive = subscriber('archive');
    const dying = await openOn(worldOn(withoutNotes(log), [archive], () => {}));
    await playMatch(dying);
    await dying.dispose();
    await (await openOn(worldOn(log, [archive]))).dispose();
    await (await openOn(worldOn(log, [archive]))).dispose();
    expect(archive.ids()).toEqual(['table/one#1', 'table/one#1']);
  });

  test('two processes that tell at once note it once', async () => {
    const log = await gathered();
    const playing = await openOn(worldOn(log, []));
    await playMatch(playing);
    await playing.dispose();
    const all = [subscriber('archive')];
    const both = await Promise.all([openOn(worldOn(log, all)), openOn(worldOn(log, all))]);
    for (const table of both) await table.dispose();
    expect((await kindsIn(log)).filter((kind) => kind === 'matchesDelivered')).toHaveLength(1);
  });
});

describe('before a table is removed', () => {
  test('what waits is told, also of a table that is closed, and it is said if something still waits', async () => {
    const log = await gathered();
    const playing = await openOn(worldOn(log, []));
    await playMatch(playing);
    await act(playing, 'ann', { kind: 'close' });
    await playing.dispose();
    const archive = subscriber('archive');
    archive.failing = true;
    expect(
      await deliverMatches(
        STREAM,
        worldOn(log, [archive], () => {}),
      ),
    ).toBe(false);
    archive.failing = false;
    expect(await deliverMatches(STREAM, worldOn(log, [archive]))).toBe(true);
    expect(await deliverMatches(STREAM, worldOn(log, [archive]))).toBe(true);
    expect(archive.ids()).toEqual(['table/one#1']);
  });
});
