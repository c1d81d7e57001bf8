import { ALLOWANCES } from '../lib/allowances.ts';
import { m } from '../messages/index.js';
import shared from '../ui/shared.module.css';
import styles from './agreed.module.css';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';
import { refereeOf } from './lobby/clue-settings.tsx';
import { timeName } from './lobby/time-choice.tsx';
import { WordsLine } from './lobby/words.tsx';

const TIMES: { readonly [timer: string]: () => string } = {
  clue: m.timer_clue,
  guess: m.timer_guess,
  decision: m.timer_decision,
};

/** How long each thing may take at this table, in words; those without a limit are left out. */
const useTimes = (): readonly string[] => {
  const { settings } = useTable().view;
  const { timers: own } = useGameUi();
  const corner: object = settings[settings.game];
  const timers = 'timers' in corner ? (corner.timers as { [timer: string]: number | null }) : {};
  return Object.entries(timers)
    .filter(([, seconds]) => seconds !== null)
    .map(
      ([timer, seconds]) => `${(own?.[timer] ?? TIMES[timer])?.() ?? timer}: ${timeName(seconds)}`,
    );
};

/** What the room has agreed on, for everyone, in the lobby and during play. */
export const Agreed = () => {
  const { settings } = useTable().view;
  const { title, modes, refereeOfSentences: ofSentences } = useGameUi();
  const times = useTimes();
  const { allow } = settings.clues;
  const { text } = refereeOf(settings.clues.referee, ofSentences);
  const corner: object = settings[settings.game];
  const mode = 'mode' in corner ? modes().find(({ value }) => value === corner.mode) : undefined;
  return (
    <div class={shared.list} data-testid="agreed">
      <p>
        <b>{title()}</b>
        {mode && ` · ${mode.label}`}
      </p>
      <WordsLine />
      <p>{m.agreed_referee({ mode: text.name() })}</p>
      <p class={shared.soft}>{text.about()}</p>
      {ofSentences === undefined && (
        <>
          <h3>{m.agreed_allowed()}</h3>
          <ul class={styles.list}>
            {allow.length === 0 && <li>{m.agreed_nothing()}</li>}
            {allow.map((each) => (
              <li key={each}>
                {ALLOWANCES[each].name()}{' '}
                <small class={shared.soft}>{ALLOWANCES[each].about()}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{m.agreed_time()}</h3>
      <ul class={styles.list}>
        {times.length === 0 && <li>{m.agreed_time_none()}</li>}
        {times.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
      <p class={shared.soft}>{m.agreed_about()}</p>
    </div>
  );
};
