import { Mark, type MarkName } from '../../ui/mark.tsx';
import { ClueSaid } from '../clue-said.tsx';
import styles from './clue-line.module.css';

/** A clue in a picture, with the sign of whoever gave it. */
export const ClueLine = ({
  from,
  word,
  count,
}: {
  readonly from: MarkName;
  readonly word: string;
  readonly count: number | 'unlimited';
}) => (
  <div class={styles.line}>
    <span class={styles.from} data-is={from}>
      <Mark identity={from} />
    </span>
    <ClueSaid clue={{ word, count }} />
  </div>
);
