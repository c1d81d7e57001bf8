import { agreedText } from '../lib/allowances.ts';
import { m } from '../messages/index.js';
import { useTable } from '../table/at-table.ts';
import { Costs, Decision } from '../table/decision.tsx';
import { HelpLink } from '../table/help.tsx';
import { Button } from '../ui/button.tsx';

/** C21, D23 · the clue is called into question, where the rules allow. */
export const Challenge = ({ onChallenge }: { readonly onChallenge: () => void }) => (
  <Button
    look="ghost"
    icon="flag"
    data-testid="challenge"
    aria-label={m.challenge()}
    onClick={onChallenge}
  >
    {m.challenge_short()}
  </Button>
);

export interface RulingCosts {
  readonly stand: string;
  /** Absent where the clue has been approved before. */
  readonly penalise?: string | undefined;
}

const choicesOf = ({ stand, penalise }: RulingCosts) => ({
  stand: { testId: 'stand', title: m.rule_stand(), costs: stand },
  penalise:
    penalise === undefined
      ? undefined
      : { testId: 'penalise', title: m.rule_penalise(), costs: penalise },
});

/** C21, D23 · what it costs either way, for those who wait for the ruling. */
export const RulingAwaited = ({ costs }: { readonly costs: RulingCosts }) => {
  const { stand, penalise } = choicesOf(costs);
  return <Costs choices={penalise === undefined ? [stand] : [stand, penalise]} />;
};

/** C21, D23 · it stands, or it is penalised. */
export const Ruling = ({
  costs,
  note,
  isNoted,
  onRule,
}: {
  readonly costs: RulingCosts;
  readonly note: string;
  /** Whether the referee has noted something; otherwise what the room has agreed on is what there is to go by. */
  readonly isNoted: boolean;
  readonly onRule: (ruling: { readonly penalise: boolean }) => void;
}) => {
  const { allow } = useTable().view.settings.clues;
  const { stand, penalise } = choicesOf(costs);
  const standing = {
    ...stand,
    sure: m.rule_stand_sure(),
    onDecide: () => onRule({ penalise: false }),
  };
  const out = penalise && {
    ...penalise,
    sure: m.rule_penalise_sure(),
    onDecide: () => onRule({ penalise: true }),
  };
  return (
    <Decision
      hasBoard
      legend={m.rule_legend()}
      choices={out === undefined ? [standing] : [standing, out]}
      note={
        <>
          {isNoted ? note : agreedText(allow)}{' '}
          <HelpLink to="challenge">{m.help_challenge()}</HelpLink>
        </>
      }
    />
  );
};
