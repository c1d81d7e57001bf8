import type { Day } from '@remez/protocol/daily';
import { m } from '../../../messages/index.js';
import styles from './daily.module.css';
import { type Known, Others } from './others.tsx';
import type { Sitting } from './sitting.ts';
import { DailyStory } from './story.tsx';
import { Squares, Streak } from './summary.tsx';

/** Beside the board, where there is room: the clues so far and what came of them. */
export const StorySide = ({ sitting }: { readonly sitting: Sitting }) => {
  const isOver = sitting.shown.value.result !== undefined;
  const title = isOver ? m.daily_meant() : m.clues();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <aside class={styles.side} data-at="start" aria-label={title} tabIndex={0}>
      <h2>{title}</h2>
      <DailyStory sitting={sitting} />
    </aside>
  );
};

/** At the other side what it came to, and how others did. */
export const OtherSide = ({
  sitting,
  today,
  others,
}: {
  readonly sitting: Sitting;
  readonly today: Day;
  readonly others: Known;
}) => {
  const isOver = sitting.shown.value.result !== undefined;
  const title = isOver ? m.daily_others() : m.daily_title();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <aside class={styles.side} data-at="end" aria-label={title} tabIndex={0}>
      <h2>{title}</h2>
      {!isOver && <p class={styles.soft}>{m.daily_about()}</p>}
      <Squares sitting={sitting} />
      <Others sitting={sitting} others={others} />
      <Streak sitting={sitting} today={today} />
    </aside>
  );
};
