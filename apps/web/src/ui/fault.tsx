import { PAGES } from '@remez/protocol/routes';
import { trouble } from '../lib/faults.ts';
import { reload } from '../lib/offline/release.ts';
import { go } from '../lib/route.ts';
import { m } from '../messages/index.js';
import { Button, IconButton } from './button.tsx';
import styles from './fault.module.css';

/** In place of a screen that could not be drawn. It leans on little, so that it can be. */
export const FaultNotice = ({ onRetry }: { readonly onRetry: () => void }) => (
  <main class={styles.notice} data-testid="fault">
    <div role="alert">
      <h1>{m.fault_title()}</h1>
      <p class={styles.text}>{m.fault_text()}</p>
    </div>
    <Button look="primary" data-testid="fault-retry" onClick={onRetry}>
      {m.try_again()}
    </Button>
    <Button onClick={reload}>{m.reload()}</Button>
    <Button look="ghost" onClick={() => go(PAGES.home)}>
      {m.to_home()}
    </Button>
  </main>
);

/** The same within a sheet. */
export const SmallFaultNotice = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div class={styles.small} role="alert" data-testid="fault">
    <p>{m.fault_title()}</p>
    <Button data-testid="fault-retry" onClick={onRetry}>
      {m.try_again()}
    </Button>
  </div>
);

/** Something failed that was not being drawn: the screen is still there, and may be reloaded. */
export const Trouble = () =>
  trouble.value && (
    <div class={styles.trouble} data-testid="trouble">
      <p class={styles.said}>{m.trouble_text()}</p>
      <Button data-testid="trouble-reload" onClick={reload}>
        {m.reload()}
      </Button>
      <IconButton
        label={m.close()}
        icon="close"
        data-testid="trouble-close"
        onClick={() => {
          trouble.value = false;
        }}
      />
    </div>
  );
