import type { ComponentChildren } from 'preact';
import { widestWord } from '../../board/fit.ts';
import styles from './sheet.module.css';
import type { Digit } from './view.ts';

const PAIRS = [
  [1, 2],
  [3, 4],
] as const satisfies readonly (readonly Digit[])[];

/**
 * A column for each digit, its head above what was said of it. No word is broken: a column is as wide as the widest, and
 * there are four, two or one of them in a row.
 */
export const Columns = ({
  testId,
  heads = [],
  clues,
  head,
  body,
}: {
  readonly testId?: string;
  /** Every word that stands in a head, and every one below. */
  readonly heads?: readonly string[] | undefined;
  readonly clues: readonly string[];
  readonly head: (digit: Digit) => ComponentChildren;
  readonly body: (digit: Digit) => ComponentChildren;
}) => (
  <div
    class={styles.columns}
    data-testid={testId}
    style={{
      '--keyword': widestWord(heads).toFixed(2),
      '--clue': widestWord(clues).toFixed(2),
    }}
  >
    {PAIRS.map((pair) => (
      <dl key={pair[0]} class={styles.pair}>
        {pair.map((digit) => (
          <div key={digit} class={styles.column} data-column={digit}>
            <dt>{head(digit)}</dt>
            <dd>{body(digit)}</dd>
          </div>
        ))}
      </dl>
    ))}
  </div>
);
