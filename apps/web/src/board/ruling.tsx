import type { ComponentChildren } from 'preact';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';

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
    <div class={shared.buttons}>
      <Button
        look="primary"
        class={shared.grow}
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
