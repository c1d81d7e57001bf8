import { useEffect, useState } from 'preact/hooks';
import board from '../board/board.module.css';
import { useMedia } from '../lib/media.ts';
import { m } from '../messages/index.js';
import { Mark, type MarkName } from '../ui/mark.tsx';
import styles from './living-board.module.css';

/** A game in the order in which its cards are found, from the first touch to nearly the end. */
const FOUND: readonly (readonly [card: number, is: MarkName])[] = [
  [7, 'blue'],
  [12, 'blue'],
  [1, 'bystander'],
  [5, 'red'],
  [14, 'red'],
  [9, 'blue'],
  [3, 'red'],
  [21, 'red'],
  [18, 'bystander'],
  [16, 'blue'],
  [24, 'blue'],
];

/** What a screen shows that does not move, and every other one at first. */
const AT_FIRST = 6;
const EVERY = 2600;
/** Where it is over, it is looked at for a while. */
const REST = 2;

/** A board that is being played, to show at first sight what this is. Nothing of it can be touched. */
export const LivingBoard = () => {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [found, setFound] = useState(AT_FIRST);
  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') {
        setFound((before) => (before >= FOUND.length + REST ? 0 : before + 1));
      }
    }, EVERY);
    return () => clearInterval(timer);
  }, [isStill]);
  const covered = new Map(FOUND.slice(0, found));
  const [latest] = FOUND[found - 1] ?? [];
  const words = m.home_board_words().split(' ');
  return (
    <div class={styles.stage} aria-hidden="true">
      <div class={styles.board}>
        {words.map((word, index) => {
          const is = covered.get(index);
          return (
            <span
              key={word}
              class={`${board.card} ${styles.card}`}
              data-is={is}
              data-covered={is !== undefined || undefined}
              data-fresh={(found > AT_FIRST && index === latest) || undefined}
            >
              {is && (
                <span class={board.mark}>
                  <Mark identity={is} />
                </span>
              )}
              <span class={board.word}>{word}</span>
            </span>
          );
        })}
      </div>
    </div>
  );
};
