import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import styles from './decision.module.css';

/** One way to decide, and what it costs, whole. */
export interface Choice {
  readonly testId: string;
  readonly title: string;
  readonly costs: string;
  /** What the button says that decides so. */
  readonly sure: string;
  readonly onDecide: () => void;
}

/** What each way costs, for those who only wait for the decision. */
export const Costs = ({
  choices,
}: {
  readonly choices: readonly Omit<Choice, 'sure' | 'onDecide'>[];
}) => (
  <ul class={styles.costs} data-testid="costs">
    {choices.map(({ testId, title, costs }) => (
      <li key={testId}>
        <b>{title}</b> {costs}
      </li>
    ))}
  </ul>
);

/**
 * A touch chooses and the button decides, as with a guess. Nothing is gold before a choice. On a low phone it takes the
 * place of the board, which is one touch away.
 */
export const Decision = ({
  legend,
  choices,
  note,
  hasBoard = false,
}: {
  readonly legend: string;
  /** There is a board behind it, to be looked at first. */
  readonly hasBoard?: boolean;
  readonly choices: readonly Choice[];
  readonly note?: ComponentChildren;
}) => {
  const name = useId();
  const [only, ...others] = choices;
  const [touched, setTouched] = useState<string>();
  const [looksAtBoard, setLooksAtBoard] = useState(false);
  const chosen = others.length === 0 ? only : choices.find(({ testId }) => testId === touched);
  if (looksAtBoard) {
    return (
      <div class={shared.buttons}>
        <Button
          look="primary"
          class={shared.grow}
          data-testid="decide-back"
          onClick={() => setLooksAtBoard(false)}
        >
          {m.decide_back()}
        </Button>
      </div>
    );
  }
  return (
    <div class={styles.decision} data-deciding>
      <fieldset class={styles.choices}>
        <legend class="visually-hidden">{legend}</legend>
        {choices.map(({ testId, title, costs }) => (
          <label key={testId} class={styles.choice} data-testid={testId}>
            <input
              type="radio"
              name={name}
              checked={chosen?.testId === testId}
              onChange={() => setTouched(testId)}
            />
            <span>
              <b>{title}</b>
              <span class={styles.cost}>{costs}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {note !== undefined && <p class={shared.note}>{note}</p>}
      <div class={`${shared.buttons} ${styles.last}`}>
        {hasBoard && (
          <Button
            class={styles.look}
            data-testid="decide-board"
            onClick={() => setLooksAtBoard(true)}
          >
            {m.decide_board()}
          </Button>
        )}
        <Button
          look="primary"
          class={shared.grow}
          data-testid="decide"
          disabled={chosen === undefined}
          onClick={() => chosen?.onDecide()}
        >
          {chosen?.sure ?? m.decide_first()}
        </Button>
      </div>
    </div>
  );
};
