import { m } from '../messages/index.js';
import { TimeChoice } from '../table/lobby/time-choice.tsx';
import shared from '../ui/shared.module.css';

type Phase = 'clue' | 'guess' | 'decision';

/** C24, D27 · time for a clue, for guessing, and for a decision. */
export const Timers = ({
  about,
  decision,
  timers,
  onSet,
}: {
  readonly about: string;
  /** What is decided in this game. */
  readonly decision: string;
  readonly timers: { readonly [phase in Phase]: number | null };
  readonly onSet: (change: { readonly [phase in Phase]?: number | null }) => Promise<boolean>;
}) => {
  const labels = { clue: m.timer_clue(), guess: m.timer_guess(), decision };
  return (
    <>
      <p class={shared.soft}>{about}</p>
      {(['clue', 'guess', 'decision'] as const).map((phase) => (
        <TimeChoice
          key={phase}
          label={labels[phase]}
          value={timers[phase]}
          onChoose={(seconds) => void onSet({ [phase]: seconds })}
        />
      ))}
    </>
  );
};
