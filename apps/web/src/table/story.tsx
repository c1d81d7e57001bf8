import type { ComponentChildren } from 'preact';
import { m } from '../messages/index.js';
import shared from '../ui/shared.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';
import { aroundTexts } from './moments/table-moments.ts';
import { passedHere } from './moments/watch.ts';
import styles from './story.module.css';

/** Host, seats, people: what happened around the match. */
const AroundTheTable = () => {
  const { view, me } = useTable();
  const texts = aroundTexts({ view, me }, passedHere.value, useGameUi());
  if (texts.length === 0) return null;
  return (
    <section class={styles.around} data-testid="around-the-table">
      <h3>{m.story_at_table()}</h3>
      <ul>
        {texts.map((text, nth) => (
          <li key={nth}>{text}</li>
        ))}
      </ul>
    </section>
  );
};

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
    <AroundTheTable />
    {foot}
  </Sheet>
);
