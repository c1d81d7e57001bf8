import type { ComponentChildren } from 'preact';
import styles from './frame.module.css';

/** A board in a picture: always as tall, whatever lies on it. */
export const BoardFrame = ({ children }: { readonly children: ComponentChildren }) => (
  <div class={styles.frame}>{children}</div>
);
