import type { ComponentChildren } from 'preact';
import { m } from '../paraglide/messages.js';
import { useTable } from '../table/at-table.ts';
import styles from '../table/game.module.css';
import { Button } from '../ui/button.tsx';

/** C21, D23 · the clue is called into question, where the rules allow. */
export const Challenge = () => {
  const { play } = useTable();
  return (
    <Button
      look="ghost"
      icon="flag"
      data-testid="challenge"
      onClick={() => play({ kind: 'challenge' })}
    >
      {m.challenge()}
    </Button>
  );
};

/** C21, D23 · it stands, or it is penalised. */
export const Ruling = ({
  mayPenalise,
  children,
}: {
  readonly mayPenalise: boolean;
  /** What there is to consider. */
  readonly children: ComponentChildren;
}) => {
  const { play } = useTable();
  return (
    <>
      {children}
      <div class={styles.buttons}>
        <Button
          look="primary"
          class={styles.grow}
          data-testid="stand"
          onClick={() => play({ kind: 'rule', penalise: false })}
        >
          {m.rule_stand()}
        </Button>
        {mayPenalise && (
          <Button
            look="danger"
            data-testid="penalise"
            onClick={() => play({ kind: 'rule', penalise: true })}
          >
            {m.rule_penalise()}
          </Button>
        )}
      </div>
    </>
  );
};
