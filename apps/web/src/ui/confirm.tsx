import { useState } from 'preact/hooks';
import { m } from '../messages/index.js';
import { Button } from './button.tsx';
import styles from './confirm.module.css';
import type { IconName } from './icon.tsx';

/** What cannot be taken back asks once more. */
export const Confirm = ({
  label,
  question,
  look = 'secondary',
  icon,
  testId,
  onConfirm,
}: {
  readonly label: string;
  readonly question: string;
  readonly look?: 'secondary' | 'ghost';
  readonly icon?: IconName | undefined;
  readonly testId?: string;
  readonly onConfirm: () => void;
}) => {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button wide look={look} icon={icon} data-testid={testId} onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <div class={styles.confirm}>
      <p role="alert">{question}</p>
      <Button look="danger" data-testid={testId && `${testId}-confirm`} onClick={onConfirm}>
        {label}
      </Button>
      <Button look="ghost" onClick={() => setAsking(false)}>
        {m.cancel()}
      </Button>
    </div>
  );
};
