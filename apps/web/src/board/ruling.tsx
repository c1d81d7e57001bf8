import type { Verdict } from '@remez/protocol/client';
import type { ComponentChildren } from 'preact';
import { agreedText } from '../lib/allowances.ts';
import { m } from '../messages/index.js';
import { useTable } from '../table/at-table.ts';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import opinions from './opinion.module.css';

/** C21, D23 · the clue is called into question, where the rules allow. */
export const Challenge = ({ onChallenge }: { readonly onChallenge: () => void }) => (
  <Button look="ghost" icon="flag" data-testid="challenge" onClick={onChallenge}>
    {m.challenge()}
  </Button>
);

/** L · what the room has agreed on, for whoever is to judge without a plain note. */
const Agreed = () => {
  const { allow } = useTable().view.settings.clues;
  return <p class={`${shared.note} ${opinions.aside}`}>{agreedText(allow)}</p>;
};

/** C21, D23 · it stands, or it is penalised; what the referee noted is recommended. */
export const Ruling = ({
  mayPenalise,
  verdict,
  onRule,
  children,
}: {
  readonly mayPenalise: boolean;
  readonly verdict: Verdict | undefined;
  readonly onRule: (ruling: { readonly penalise: boolean }) => void;
  /** What there is to consider. */
  readonly children: ComponentChildren;
}) => {
  const isIllegal = mayPenalise && verdict?.verdict === 'illegal';
  return (
    <>
      {children}
      {!isIllegal && <Agreed />}
      <div class={shared.buttons}>
        <Button
          look={isIllegal ? 'secondary' : 'primary'}
          class={isIllegal ? undefined : shared.grow}
          data-testid="stand"
          onClick={() => onRule({ penalise: false })}
        >
          {m.rule_stand()}
        </Button>
        {mayPenalise && (
          <Button
            look={isIllegal ? 'primary' : 'danger'}
            class={isIllegal ? shared.grow : undefined}
            data-testid="penalise"
            onClick={() => onRule({ penalise: true })}
          >
            {m.rule_penalise()}
          </Button>
        )}
      </div>
    </>
  );
};
