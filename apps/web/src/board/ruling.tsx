import type { ComponentChildren } from 'preact';
import { m } from '../paraglide/messages.js';
import styles from '../table/game.module.css';
import { Button } from '../ui/button.tsx';

/** C21, D23 · the clue is called into question, where the rules allow. */
export const Challenge = ({ onChallenge }: { readonly onChallenge: () => void }) => (
  <Button look="ghost" icon="flag" data-testid="challenge" onClick={onChallenge}>
    {m.challenge()}
  </Button>
);

/** C21, D23 · it stands, or it is penalised. */
export const Ruling = ({
  mayPenalise,
  onRule,
  children,
}: {
  readonly mayPenalise: boolean;
  readonly onRule: (ruling: { readonly penalise: boolean }) => void;
  /** What there is to consider. */
  readonly children: ComponentChildren;
}) => (
  <>
    {children}
    <div class={styles.buttons}>
      <Button
        look="primary"
        class={styles.grow}
        data-testid="stand"
        onClick={() => onRule({ penalise: false })}
      >
        {m.rule_stand()}
      </Button>
      {mayPenalise && (
        <Button look="danger" data-testid="penalise" onClick={() => onRule({ penalise: true })}>
          {m.rule_penalise()}
        </Button>
      )}
    </div>
  </>
);
