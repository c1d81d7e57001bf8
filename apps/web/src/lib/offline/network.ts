import { signal } from '@preact/signals';

/** Whether the server is out of reach, as far as this page knows. */
export const isOffline = signal(!navigator.onLine);

/** What became of the last question that was put to the server. */
export const noteReached = (reached: boolean): void => {
  isOffline.value = !reached;
};

addEventListener('online', () => noteReached(true));
addEventListener('offline', () => noteReached(false));

/** Not every network that comes back says so. */
const LOOK_AGAIN = 3000;

/** Until it is worth asking again. */
export const untilReachable = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, LOOK_AGAIN);
  });
