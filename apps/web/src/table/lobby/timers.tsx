import { m } from '../../paraglide/messages.js';
import { useTable } from '../at-table.ts';
import styles from './lobby.module.css';
import { TimeChoice } from './time-choice.tsx';

/** C24, D27 · time for a clue, for guessing, and for a decision. */
export const Timers = ({
  game,
  about,
}: {
  readonly game: 'classic' | 'duet';
  readonly about: string;
}) => {
  const { view, act } = useTable();
  const labels = {
    clue: m.timer_clue(),
    guess: m.timer_guess(),
    decision: game === 'duet' ? m.duet_timer_decision() : m.timer_decision(),
  };
  return (
    <>
      <p class={styles.soft}>{about}</p>
      {(['clue', 'guess', 'decision'] as const).map((phase) => (
        <TimeChoice
          key={phase}
          label={labels[phase]}
          value={view.settings[game].timers[phase]}
          onChoose={(seconds) =>
            void act({ kind: 'set', settings: { [game]: { timers: { [phase]: seconds } } } })
          }
        />
      ))}
    </>
  );
};
