import type { Clock } from '@remez/table';

/** How often a wait looks at the clock, so that a clock that is set anew is noticed. */
const LOOK_EVERY = 5000;

/**
 * The device's own clock. Timers run on another clock, which may stand still while the device
 * sleeps; so a timer that fires checks the time before it runs.
 */
export const deviceClock: Clock = {
  now: () => Date.now(),
  at(time, run) {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (Date.now() >= time) run();
      else wait();
    };
    const wait = () => {
      const left = Math.ceil(time - Date.now());
      timer = setTimeout(look, Math.min(Math.max(0, left), LOOK_EVERY));
    };
    wait();
    return () => clearTimeout(timer);
  },
};
