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
