import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';

const START = 1_800_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What the clock showed whenever it rang. */
const rungAt = (time: number) => {
  const times: number[] = [];
  const cancel = systemClock.at(time, () => times.push(systemClock.now()));
  return { times, cancel };
};

test('the clock rings once, at its time', () => {
  const { times } = rungAt(START + 60_000);
  vi.advanceTimersByTime(59_999);
  expect(times).toEqual([]);
  vi.advanceTimersByTime(100_000);
  expect(times).toEqual([START + 60_000]);
});

test.each([1, 1000, 3_600_000])(
  'the clock does not ring before its time when it is set back by %i ms while one waits',
  (back) => {
    const { times } = rungAt(START + 15_000);
    vi.advanceTimersByTime(14_000);
    vi.setSystemTime(START + 14_000 - back);
    vi.advanceTimersByTime(999 + back);
    expect(times).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(times).toEqual([START + 15_000]);
  },
);

test('the clock rings soon after it was set forward beyond the time', () => {
  const { times } = rungAt(START + 3_600_000);
  vi.setSystemTime(START + 86_400_000);
  vi.advanceTimersByTime(5000);
  expect(times).toHaveLength(1);
});

test('a time that is past rings at once, a time of days hence is waited for, and a call that is off stays off', () => {
  const past = rungAt(START - 1);
  const far = rungAt(START + 2 * 86_400_000);
  const off = rungAt(START + 20_000);
  vi.advanceTimersByTime(12_000);
  off.cancel();
  vi.advanceTimersByTime(12_000);
  expect([past.times.length, far.times.length, off.times.length]).toEqual([1, 0, 0]);
  vi.advanceTimersByTime(2 * 86_400_000);
  expect(far.times).toEqual([START + 2 * 86_400_000]);
});

test('a real timer never rings early, however many there are', async () => {
  vi.useRealTimers();
  const early = await Promise.all(
    Array.from({ length: 2000 }, (_, index) => {
      const time = Date.now() + (index % 50) + 0.5;
      return new Promise<boolean>((resolve) => {
        systemClock.at(time, () => resolve(systemClock.now() < time));
      });
    }),
  );
  expect(early.filter(Boolean)).toEqual([]);
});
