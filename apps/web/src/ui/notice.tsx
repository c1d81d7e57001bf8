import type { ComponentChildren } from 'preact';
import { go } from '../lib/route.ts';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import styles from './page.module.css';
import { Page } from './page.tsx';

/** A screen that says one thing, and what to do about it. */
export const Notice = ({
  title,
  text,
  home = false,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly home?: boolean;
  readonly children?: ComponentChildren;
}) => (
  <Page>
    <div class={styles.hero}>
      <h1>{title}</h1>
      {text && <p class={styles.soft}>{text}</p>}
      {children}
      {home && (
        <Button look="primary" onClick={() => go('/')}>
          {m.to_home()}
        </Button>
      )}
    </div>
  </Page>
);

/** The same within a screen. */
export const SmallNotice: typeof Notice = ({ title, text, children }) => (
  <div class={styles.stack} role="status">
    <p>{title}</p>
    {text && <p class={styles.soft}>{text}</p>}
    {children}
  </div>
);
