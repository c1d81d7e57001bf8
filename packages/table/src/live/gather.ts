import type { Clock } from './port.ts';

/** Milliseconds: the first change is sent at once, further ones within this time together at its end. */
const GATHER = 100;

/** However often something changes, `tell` is called at most once in a window. */
export const gathered = (clock: Clock, tell: () => void) => {
  let quietUntil = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | undefined;
  const tellNow = () => {
    cancel?.();
    cancel = undefined;
    quietUntil = clock.now() + GATHER;
    tell();
  };
  return {
    changed() {
      const left = quietUntil - clock.now();
      /** More than a window is left only when the clock was set back. */
      if (left <= 0 || left > GATHER) tellNow();
      else cancel ??= clock.at(quietUntil, tellNow);
    },
    dispose() {
      cancel?.();
      cancel = undefined;
    },
  };
};
