import { useLayoutEffect } from 'preact/hooks';
import { m } from '../messages/index.js';
import styles from './reconnecting.module.css';

/** A thin line while the connection is away. The screen below makes room for it: nothing is covered. */
export const Reconnecting = () => {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--strip', '1.6rem');
    return () => {
      style.removeProperty('--strip');
    };
  }, []);
  return (
    <p class={styles.line} role="status" data-testid="reconnecting">
      {m.reconnecting()}
    </p>
  );
};
