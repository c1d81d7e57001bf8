import type { Clock } from '@remez/table';

/** How often a wait looks at the clock, so that a clock that is set anew is noticed. */
const LOOK_EVERY = 5000;

/**
 * The machine's own clock. Timers count by another one and may end a hair before their time, and
 * the machine's may be set forward or back meanwhile; so whoever is woken looks before they run.
 */
export const systemClock: Clock = {
  now: () => Date.now(),
  at(time, run) {
    let timer: NodeJS.Timeout;
    const look = () => {
      if (Date.now() >= time) run();
      else wait();
    };
    const wait = () => {
      const left = Math.ceil(time - Date.now());
      timer = setTimeout(look, Math.min(Math.max(0, left), LOOK_EVERY));
      timer.unref();
    };
    wait();
    return () => clearTimeout(timer);
  },
};
