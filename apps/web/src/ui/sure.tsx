import { useState } from 'preact/hooks';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';
import styles from './sure.module.css';

/** What cannot be taken back asks once more. */
export const Sure = ({
  label,
  question,
  icon,
  testId,
  onSure,
}: {
  readonly label: string;
  readonly question: string;
  readonly icon?: IconName | undefined;
  readonly testId?: string;
  readonly onSure: () => void;
}) => {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button wide icon={icon} data-testid={testId} onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <div class={styles.sure}>
      <p role="alert">{question}</p>
      <Button look="danger" data-testid={testId && `${testId}-sure`} onClick={onSure}>
        {label}
      </Button>
      <Button look="ghost" onClick={() => setAsking(false)}>
        {m.cancel()}
      </Button>
    </div>
  );
};
