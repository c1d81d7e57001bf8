import type { ComponentChildren } from 'preact';
import styles from './screen.module.css';

/** What is on the table now. It scrolls by itself when there is more than fits. */
export const Stage = ({ children }: { readonly children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <main class={styles.stage} tabIndex={0} data-stage>
    <div class={styles.stageBody}>{children}</div>
  </main>
);

/** What this person may do now, where a thumb is. */
export const Actions = ({ children }: { readonly children: ComponentChildren }) => (
  <footer class={styles.actions} data-panel>
    {children}
  </footer>
);
