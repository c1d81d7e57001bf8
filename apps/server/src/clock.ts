import type { Clock } from '@remez/table';

/** Longer waits than a timer can count are made of shorter ones. */
const LONGEST_TIMER = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  at(time, run) {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = time - Date.now();
      timer =
        left > LONGEST_TIMER ? setTimeout(wait, LONGEST_TIMER) : setTimeout(run, Math.max(0, left));
      timer.unref();
    };
    wait();
    return () => clearTimeout(timer);
  },
};
