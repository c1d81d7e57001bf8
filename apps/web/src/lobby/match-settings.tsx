import { useTable } from '../lib/at-table.ts';
import { GAME_NAMES, wordsOf } from '../lib/games.ts';
import { lazy } from '../lib/lazy.tsx';
import { m } from '../paraglide/messages.js';
import { SmallNotice } from '../screens/notice.tsx';
import { Choice, Switch } from '../ui/field.tsx';
import styles from './lobby.module.css';
import { TimeChoice } from './time-choice.tsx';

const DecryptoSettings = lazy(
  () => import('../decrypto/settings.tsx').then((part) => part.DecryptoSettings),
  SmallNotice,
);

const ClassicTimer = ({
  phase,
  label,
}: {
  readonly phase: 'clue' | 'guess' | 'decision';
  readonly label: string;
}) => {
  const { view, act } = useTable();
  return (
    <TimeChoice
      label={label}
      value={view.settings.classic.timers[phase]}
      onChoose={(seconds) =>
        void act({ kind: 'set', settings: { classic: { timers: { [phase]: seconds } } } })
      }
    />
  );
};

const ClassicSettings = () => {
  const { view, act } = useTable();
  return (
    <>
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
      <ClassicTimer phase="clue" label={m.timer_clue()} />
      <ClassicTimer phase="guess" label={m.timer_guess()} />
      <ClassicTimer phase="decision" label={m.timer_decision()} />
    </>
  );
};

/** Sensible as it is; the rest is folded away. */
export const MatchSettings = () => {
  const { view, act } = useTable();
  const { settings } = view;
  const { game } = settings;
  return (
    <details class={styles.more}>
      <summary data-testid="match-settings">{m.match_settings()}</summary>
      <div class={styles.moreBody}>
        <Choice
          label={m.which_game()}
          value={game}
          options={GAME_NAMES.map((value) => ({ value, label: wordsOf(value).name() }))}
          onChoose={(value) => act({ kind: 'set', settings: { game: value } })}
        />
        <Choice
          label={m.how_to_play()}
          value={settings[game].mode as string}
          options={wordsOf(game).modes()}
          onChoose={(mode) => act({ kind: 'set', settings: { [game]: { mode } } })}
        />
        {game === 'classic' ? <ClassicSettings /> : <DecryptoSettings />}
      </div>
    </details>
  );
};
