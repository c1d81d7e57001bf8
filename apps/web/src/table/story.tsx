import type { ComponentChildren } from 'preact';
import { m } from '../paraglide/messages.js';
import { Sheet } from '../ui/sheet.tsx';
import styles from './game.module.css';
import sheets from './sheets.module.css';

/** What happened so far, over the match: a list of what each game tells of itself. */
export const Story = ({
  empty = m.story_empty(),
  turns,
  onClose,
}: {
  /** Said while there is nothing to tell. */
  readonly empty?: string;
  readonly turns: readonly ComponentChildren[];
  readonly onClose: () => void;
}) => (
  <Sheet title={m.story()} onClose={onClose}>
    {turns.length === 0 ? (
      <p class={styles.note}>{empty}</p>
    ) : (
      <ol class={sheets.story}>{turns}</ol>
    )}
  </Sheet>
);
