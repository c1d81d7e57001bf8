import { signal } from '@preact/signals';

/** A short word, shown by the layer of moments at once, whatever else is to be seen. */
export const notice = signal<{ readonly text: string; readonly count: number } | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
const LASTS = 5000;

/** A short word on what just happened, or why it did not. */
export const say = (text: string): void => {
  clearTimeout(timer);
  notice.value = { text, count: (notice.value?.count ?? 0) + 1 };
  timer = setTimeout(() => {
    notice.value = null;
  }, LASTS);
};
