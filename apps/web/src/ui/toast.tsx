import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
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

/** How many sheets are open: what lies below them is dim, so they show it themselves. */
const sheets = signal(0);

const Message = () =>
  message.value === null ? null : (
    <p key={message.value.count} class={styles.toast}>
      {message.value.text}
    </p>
  );

/** Within a sheet, above all that is in it. */
export const ToastInSheet = () => {
  useEffect(() => {
    sheets.value += 1;
    return () => {
      sheets.value -= 1;
    };
  }, []);
  return (
    <div class={styles.place} role="status">
      <Message />
    </div>
  );
};

export const Toast = ({ children }: { readonly children?: ComponentChildren }) => (
  <div class={styles.place} role="status">
    {sheets.value === 0 && <Message />}
    {children}
  </div>
);
