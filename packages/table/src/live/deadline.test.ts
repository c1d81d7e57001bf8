import { seededRandom } from '@remez/rules';
import { plainJudge } from '@remez/rules/testing/decrypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryLog } from '../log/memory.ts';
import type { EventLog } from '../log/port.ts';
import { makeStored } from '../records.ts';
import {
  openingOf,
  recordedFaults,
  recordingScreen,
  SEATS_IN,
  unexpectedFault,
  unsteadyClock,
} from '../testing/index.ts';
import type { SettingsChange } from '../types.ts';
import { GRACE } from './deadline.ts';
import type { World } from './port.ts';
import { openLiveTable } from './table.ts';

const STREAM = 'table/one';
const PEOPLE = ['ann', 'ben', 'cat', 'dan'] as const;
const SECONDS = 20;

const GAMES = {
  teams: { game: 'classic', classic: { timers: { clue: SECONDS } } },
  duet: { game: 'duet', duet: { timers: { clue: SECONDS } } },
  decrypto: { game: 'decrypto', decrypto: { timers: { write: SECONDS } } },
} as const satisfies { readonly [game: string]: SettingsChange };
type GameKind = keyof typeof GAMES;
const KINDS = Object.keys(GAMES) as GameKind[];

/** Four people at a table with a clock, the match begun, one screen open. */
const started = async (kind: GameKind, { log = memoryLog(), faults }: Partial<World> = {}) => {
  await log.append(STREAM, 0, {
    commandId: 'opening',
    by: 'ann',
    at: 0,
    events: openingOf(GAMES[kind]).map(makeStored),
  });
  const clock = unsteadyClock();
  const opening = await openLiveTable(STREAM, {
    log,
    clock,
    random: seededRandom(4),
    judge: plainJudge,
    faults: faults ?? unexpectedFault,
  });
  if (!opening.ok) throw new Error(opening.failure);
  const table = opening.value;
  let ids = 0;
  const tell = (person: string, command: Parameters<typeof table.command>[2]['command']) => {
    ids += 1;
    return table.command(person, `c${ids}`, { command });
  };
  for (const person of PEOPLE.slice(1)) await tell(person, { kind: 'join', name: person });
  for (const [index, person] of PEOPLE.entries()) {
    await tell(person, { kind: 'sit', seat: SEATS_IN[kind][index] ?? '' });
  }
  expect(await tell('ann', { kind: 'start' })).toEqual({ kind: 'done' });
  const leave = table.enter(recordingScreen('ann', { watching: true }));
  /** Behind whatever the clock has begun; nobody in particular asks, and is refused. */
  const settled = async () => void (await tell('nobody', { kind: 'stand' }));
  const match = () => table.view().match?.view;
  /** What a deadline changes: how many times it has been carried out. */
  const stands = () => `${match()?.turn}/${match()?.phase}/${match()?.endsAt}`;
  /** Time passes in steps, and what each of them sets going is finished before the next. */
  const pass = async (ms: number, step = 100) => {
    for (let passed = 0; passed < ms; passed += step) {
      clock.pass(step);
      await settled();
    }
  };
  return { table, clock, pass, settled, stands, match, leave, tell };
};

describe.each(KINDS)('a deadline of %s', (kind) => {
  test.each([1, 2, 40])('C24 · is met though its timer rings %i ms early', async (early) => {
    const { clock, pass, match, stands } = await started(kind);
    const before = stands();
    clock.early = early;
    /** The timer that is armed already was armed on time; this one is not. */
    clock.jump(-1);
    await pass((match()?.endsAt ?? 0) - clock.now() + 1000);
    expect(stands()).not.toBe(before);
  });

  test('C24 · is met after the clock was set back by a second', async () => {
    const { clock, pass, stands } = await started(kind);
    const before = stands();
    await pass(SECONDS * 500);
    clock.jump(-1000);
    await pass(SECONDS * 500 + 900);
    expect(stands()).toBe(before);
    await pass(1000);
    expect(stands()).not.toBe(before);
  });

  test('C24 · is met whatever the clock does: early, late, set forward and back', async () => {
    const happening = fc.oneof(
      fc.record({ pass: fc.integer({ min: 100, max: 30_000 }) }),
      fc.record({ jump: fc.integer({ min: -5000, max: 5000 }) }),
      fc.record({ early: fc.integer({ min: -200, max: 200 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 12 }), async (happenings) => {
        const { clock, pass, match, stands, table } = await started(kind);
        /** A timer that was armed before does not know that the clock was set forward. */
        let late = 200;
        for (const each of happenings) {
          if ('pass' in each) await pass(each.pass, each.pass);
          else if ('early' in each) clock.early = each.early;
          else {
            clock.jump(each.jump);
            late += Math.max(0, each.jump);
          }
        }
        const { endsAt } = match() ?? {};
        /** Four turns in a row that nobody touched put the clock to rest. */
        if (typeof endsAt !== 'number') return;
        const before = stands();
        await pass(Math.max(0, endsAt - clock.now()) + late + 1000, 500);
        expect(stands()).not.toBe(before);
        await table.dispose();
      }),
      { numRuns: 60 },
    );
  });

  test('C24 · that the store could not take is met when the store is back, and people get time', async () => {
    const inner = memoryLog();
    let broken = false;
    const log: EventLog = {
      ...inner,
      append: (...entry) =>
        broken ? Promise.reject(new Error('no disk')) : inner.append(...entry),
    };
    const { faults, record } = recordedFaults();
    const { clock, pass, stands, match } = await started(kind, { log, faults: record });
    const before = stands();
    broken = true;
    await pass(SECONDS * 1000 + 60_000, 1000);
    expect(stands()).toBe(before);
    expect(faults.length).toBeGreaterThan(3);
    expect(faults.length).toBeLessThan(15);
    expect(faults[0]).toMatchObject({ table: STREAM, during: 'command', command: 'play/timeout' });
    broken = false;
    await pass(11_000, 1000);
    const { turn, phase, endsAt } = match() ?? {};
    expect(`${turn}/${phase}`).toBe(before.split('/').slice(0, 2).join('/'));
    expect(endsAt).toBeGreaterThan(clock.now());
    await pass(GRACE + 1000, 1000);
    expect(stands()).not.toBe(`${turn}/${phase}/${endsAt}`);
    expect(match()?.turn === turn && match()?.phase === phase).toBe(false);
  });
});

test('C24 · grace that the store could not take is given when it is back', async () => {
  const inner = memoryLog();
  let broken = false;
  const log: EventLog = {
    ...inner,
    append: (...entry) => (broken ? Promise.reject(new Error('no disk')) : inner.append(...entry)),
  };
  const { record } = recordedFaults();
  const { table, clock, pass, match, leave } = await started('teams', { log, faults: record });
  leave();
  await pass(600_000, 60_000);
  broken = true;
  table.enter(recordingScreen('cat'));
  await pass(3000, 500);
  broken = false;
  await pass(5000, 500);
  expect(match()).toMatchObject({ turn: 1 });
  expect(match()?.endsAt).toBeGreaterThan(clock.now());
});

test('a table that is let go of rings no more', async () => {
  const { table, clock, match, settled } = await started('teams');
  await table.dispose();
  clock.pass(60_000);
  await settled();
  expect(match()).toMatchObject({ turn: 1 });
});
