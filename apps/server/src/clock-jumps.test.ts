import { seededRandom } from '@remez/rules';
import { plainJudge } from '@remez/rules/testing/decrypto';
import { makeStored, memoryLog, openLiveTable, readAll } from '@remez/table';
import { randomScript, recordingScreen, unexpectedFault } from '@remez/table/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';

const START = 1_800_000_000_000;
const HOUR = 3_600_000;
const SECOND = 1000;
const STREAM = 'table/one';
const TIMERS = {
  classic: { timers: { clue: 20 } },
  duet: { timers: { clue: 20 } },
  decrypto: { timers: { write: 20, answer: 20 } },
} as const;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const setClock = (by: number) => vi.setSystemTime(Date.now() + by);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND);

/** A match with twenty seconds to a turn, on the machine's own clock, with one screen open. */
const begun = async (mode: 'teams' | 'duet' | 'decrypto') => {
  const log = memoryLog();
  const people = ['ann', 'ben', 'cat', 'dan'];
  const { before } = randomScript({
    ...{ mode, seed: 1, people, steps: 0, toTheEnd: false, now: START, settings: TIMERS },
  });
  const events = before.map(makeStored);
  await log.append(STREAM, 0, { commandId: 'before', by: 'ann', at: START, events });
  const opened = await openLiveTable(STREAM, {
    ...{ log, clock: systemClock, random: seededRandom(4), judge: plainJudge },
    faults: unexpectedFault,
  });
  if (!opened.ok) throw new Error(opened.failure);
  const table = opened.value;
  table.enter(recordingScreen('ann', { watching: true }));
  const match = () => table.view().match?.view;
  /** What the clock has done, each a deadline of its own. */
  const rung = async () => {
    const byClock = (await readAll(log, STREAM)).filter(({ by }) => by === 'clock');
    return [...new Set(byClock.map(({ commandId }) => commandId))];
  };
  return { table, match, rung, first: match()?.turn ?? 0 };
};

/** Whole seconds until the deadline that is shown. */
const left = (endsAt: unknown) => (Number(endsAt) - Date.now()) / SECOND;

test.each(['teams', 'duet', 'decrypto'] as const)(
  'C24 · %s: a clock that is set an hour forward ends the turn once, and set back it ends no other',
  async (mode) => {
    const { table, match, rung, first } = await begun(mode);
    await pass(6);
    setClock(HOUR);
    await pass(6);
    expect(await rung()).toHaveLength(1);
    expect(match()?.turn).toBe(first + 1);
    setClock(-HOUR);
    await pass(60);
    expect(await rung()).toHaveLength(1);
    expect(match()?.turn).toBe(first + 1);
    /** That turn has its time by the clock of its beginning, and then it ends, once. */
    await pass(left(match()?.endsAt));
    expect(await rung()).toHaveLength(2);
    await table.dispose();
  },
);

test.each(['teams', 'duet', 'decrypto'] as const)(
  'C24 · %s: a clock that is set an hour back ends no turn, and set right it ends the one that is due, once',
  async (mode) => {
    const { table, match, rung, first } = await begun(mode);
    await pass(6);
    setClock(-HOUR);
    await pass(60);
    expect(await rung()).toEqual([]);
    expect(match()?.turn).toBe(first);
    setClock(HOUR);
    await pass(6);
    expect(await rung()).toHaveLength(1);
    expect(match()?.turn).toBe(first + 1);
    await table.dispose();
  },
);
