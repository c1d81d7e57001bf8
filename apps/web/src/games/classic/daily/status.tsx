import { dayText } from '../../../lib/daily.ts';
import { m } from '../../../messages/index.js';
import expected from '../../../table/expect.module.css';
import { Mark } from '../../../ui/mark.tsx';
import styles from './daily.module.css';
import type { Sitting } from './sitting.ts';
import { titleOf } from './texts.ts';

/** Which day it is, how many are found, and how many turns it took so far. */
export const Status = ({
  sitting,
  isPractice,
  isBegun,
}: {
  readonly sitting: Sitting;
  readonly isPractice: boolean;
  /** Whether the first clue is out. */
  readonly isBegun: boolean;
}) => {
  const { turns, covered, guessesLeft, result } = sitting.shown.value;
  const kinds = [...covered.values()];
  const found = kinds.filter((identity) => identity === 'agent').length;
  const mistakes = kinds.filter((identity) => identity === 'bystander').length;
  const expectation = isBegun ? m.daily_expect() : m.daily_title();
  return (
    <header class={styles.status}>
      <div class={styles.score} data-kind="found">
        <span class={styles.scoreMark}>
          <Mark identity="green" />
        </span>
        <b>
          <bdi>{found}/9</bdi>
        </b>
        <span class="visually-hidden">{m.daily_found_about()}</span>
      </div>
      <div class={expected.expect} data-mine={result === undefined || undefined}>
        <h1 class={expected.text}>
          <span role="status">{result === undefined ? expectation : titleOf(result)}</span>
        </h1>
        <p class={expected.more}>
          {isBegun && result === undefined && <span>{m.guesses_left({ count: guessesLeft })}</span>}
        </p>
        <p class={expected.more}>
          <span data-testid="daily-date">
            {isBegun && <span class={styles.name}>{m.daily_title()} · </span>}
            {dayText(sitting.day, sitting.language, 'short')}
            {isPractice && ` · ${m.daily_practice()}`}
          </span>
        </p>
      </div>
      <div class={styles.score} data-kind="turns">
        <span>{m.daily_turns({ count: turns.length })}</span>
        {mistakes > 0 && <span>{m.daily_mistakes({ count: mistakes })}</span>}
      </div>
    </header>
  );
};
