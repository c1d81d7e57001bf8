import { m } from '../paraglide/messages.js';
import styles from './reconnecting.module.css';

/** A thin line while the connection is away. */
export const Reconnecting = () => (
  <p class={styles.line} role="status" data-testid="reconnecting">
    {m.reconnecting()}
  </p>
);
