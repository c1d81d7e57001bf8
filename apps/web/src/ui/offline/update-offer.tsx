import { useLayoutEffect, useState } from 'preact/hooks';
import { reload } from '../../lib/offline/release.ts';
import { m } from '../../messages/index.js';
import { Button } from '../button.tsx';
import styles from './update-offer.module.css';

/** A newer version is here: a line above the screen, which makes room for it, and one tap. */
export const UpdateOffer = () => {
  const [busy, setBusy] = useState(false);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--strip', '3rem');
    return () => {
      style.removeProperty('--strip');
    };
  }, []);
  const update = () => {
    setBusy(true);
    void reload();
  };
  return (
    <div class={styles.line} role="status" data-testid="update-offer">
      <span>{m.update_ready()}</span>
      <Button data-testid="update" disabled={busy} onClick={update}>
        {m.update_take()}
      </Button>
    </div>
  );
};
