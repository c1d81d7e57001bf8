import styles from './board.module.css';
import type { Fit } from './fit.ts';

const SMALLEST = 12;

/** The word of a card: whole, as large as fits, and a little smaller once something lies on it. */
export const CardWord = ({
  word,
  fit: { size, squeeze },
  covered,
}: {
  readonly word: string;
  readonly fit: Fit;
  readonly covered: boolean;
}) => (
  <span
    class={styles.word}
    data-word
    style={{
      fontSize: `${covered ? Math.max(SMALLEST, size * 0.85) : size}px`,
      ...(squeeze < 1 && { transform: `scaleX(${squeeze})` }),
    }}
  >
    {word}
  </span>
);
