import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import styles from './toast.module.css';

const message = signal<{ readonly text: string; readonly count: number } | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
const LASTS = 5000;

/** A short word on what just happened, or why it did not. */
export const say = (text: string): void => {
  clearTimeout(timer);
  message.value = { text, count: (message.value?.count ?? 0) + 1 };
  timer = setTimeout(() => {
    message.value = null;
  }, LASTS);
};

export const Toast = ({ children }: { readonly children?: ComponentChildren }) => (
  <div class={styles.place} role="status">
    {message.value !== null && (
      <p key={message.value.count} class={styles.toast}>
        {message.value.text}
      </p>
    )}
    {children}
  </div>
);
