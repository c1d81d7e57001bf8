import { useTable } from '../lib/at-table.ts';
import { m } from '../paraglide/messages.js';
import { Choice, Switch } from '../ui/field.tsx';
import styles from './lobby.module.css';

const TIMES = [null, 30, 60, 90, 120, 180, 300] as const;

const timeName = (seconds: number | null): string => {
  if (seconds === null) return m.timer_off();
  return seconds < 60
    ? m.timer_seconds({ count: seconds })
    : m.timer_minutes({ count: seconds / 60 });
};

const Timer = ({
  phase,
  label,
}: {
  readonly phase: 'clue' | 'guess' | 'decision';
  readonly label: string;
}) => {
  const { view, act } = useTable();
  const value = view.settings.classic.timers[phase];
  return (
    <Choice
      label={label}
      value={String(value)}
      options={TIMES.map((seconds) => ({ value: String(seconds), label: timeName(seconds) }))}
      onChoose={(chosen) => {
        const seconds = chosen === 'null' ? null : Number(chosen);
        void act({ kind: 'set', settings: { classic: { timers: { [phase]: seconds } } } });
      }}
    />
  );
};

/** Sensible as it is; the rest is folded away. */
export const MatchSettings = () => {
  const { view, act } = useTable();
  return (
    <details class={styles.more}>
      <summary data-testid="match-settings">{m.match_settings()}</summary>
      <div class={styles.moreBody}>
        <Choice
          label={m.how_to_play()}
          value={view.settings.classic.mode}
          options={[
            { value: 'teams', label: m.mode_teams() },
            { value: 'coop', label: m.mode_coop() },
            { value: 'trio', label: m.mode_trio() },
          ]}
          onChoose={(mode) => act({ kind: 'set', settings: { classic: { mode } } })}
        />
        <Switch
          label={m.captain_setting()}
          testId="captain-setting"
          checked={view.settings.captain}
          onChange={(captain) => act({ kind: 'set', settings: { captain } })}
        />
        <p class={styles.soft}>{m.captain_about()}</p>
        <Switch
          label={m.shared_screen_setting()}
          testId="shared-screen-setting"
          checked={view.settings.sharedScreen}
          onChange={(sharedScreen) => act({ kind: 'set', settings: { sharedScreen } })}
        />
        <p class={styles.soft}>{m.shared_screen_about()}</p>
        <p class={styles.soft}>{m.timers_about()}</p>
        <Timer phase="clue" label={m.timer_clue()} />
        <Timer phase="guess" label={m.timer_guess()} />
        <Timer phase="decision" label={m.timer_decision()} />
      </div>
    </details>
  );
};
