import type { Clock } from '../live/port.ts';

/** Time that passes only when a test says so. */
export const manualClock = (
  start = 1_000_000,
): Clock & { passTo(time: number): void; pass(ms: number): void } => {
  let now = start;
  let waiting: { readonly time: number; readonly run: () => void }[] = [];
  const passTo = (time: number) => {
    for (;;) {
      const next = waiting.toSorted((a, b) => a.time - b.time)[0];
      if (next === undefined || next.time > time) break;
      waiting = waiting.filter((each) => each !== next);
      now = Math.max(now, next.time);
      next.run();
    }
    now = Math.max(now, time);
  };
  return {
    now: () => now,
    at(time, run) {
      const entry = { time, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    passTo,
    pass: (ms) => passTo(now + ms),
  };
};

/**
 * A clock as machines have them: timers count by a steady time of their own and ring a little
 * early or late, and what the clock shows is set forward and back meanwhile.
 */
export const unsteadyClock = (
  start = 1_000_000,
): Clock & {
  /** Timers armed from now on ring so much before their time; less than nothing is late. */
  early: number;
  pass(ms: number): void;
  jump(ms: number): void;
} => {
  const steady = manualClock(start);
  let offset = 0;
  const now = () => steady.now() + offset;
  return {
    early: 0,
    now,
    at(time, run) {
      const wait = Math.max(1, time - now() - this.early);
      return steady.at(steady.now() + wait, run);
    },
    pass: steady.pass,
    jump(ms) {
      offset += ms;
    },
  };
};
