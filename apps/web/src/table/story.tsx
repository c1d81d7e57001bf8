import type { ComponentChildren } from 'preact';
import { m } from '../paraglide/messages.js';
import shared from '../ui/shared.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { toldHere } from './moments/watch.ts';
import styles from './story.module.css';

/** What happened so far, over the match: a list of what each game tells of itself. */
export const Story = ({
  empty = m.story_empty(),
  turns,
  class: own = styles.story,
  foot,
  onClose,
}: {
  /** Said while there is nothing to tell. */
  readonly empty?: string;
  readonly turns: readonly ComponentChildren[];
  readonly class?: string | undefined;
  /** A quiet word below it all. */
  readonly foot?: ComponentChildren;
  readonly onClose: () => void;
}) => (
  <Sheet title={m.story()} onClose={onClose}>
    {turns.length === 0 ? <p class={shared.note}>{empty}</p> : <ol class={own}>{turns}</ol>}
    {toldHere.value.length > 0 && (
      <section class={styles.around} data-testid="around-the-table">
        <h3>{m.story_at_table()}</h3>
        <ul>
          {toldHere.value.map(({ text }, nth) => (
            <li key={nth}>{text}</li>
          ))}
        </ul>
      </section>
    )}
    {foot}
  </Sheet>
);
