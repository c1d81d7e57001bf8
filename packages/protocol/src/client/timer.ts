import type { ClientWorld } from './port.ts';

/** At most one thing to do later; starting it again replaces it. */
export const timerOf = (world: Pick<ClientWorld, 'later'>) => {
  let cancel: (() => void) | undefined;
  return {
    get isRunning() {
      return cancel !== undefined;
    },
    start(milliseconds: number, run: () => void) {
      cancel?.();
      cancel = world.later(milliseconds, () => {
        cancel = undefined;
        run();
      });
    },
    stop() {
      cancel?.();
      cancel = undefined;
    },
  };
};
