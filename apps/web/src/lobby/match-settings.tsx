import { useTable } from '../lib/at-table.ts';
import { DuetSettings } from '../lib/parts.ts';
import { m } from '../paraglide/messages.js';
import { GAME_NAMES, gameName } from '../screens/games.ts';
import { Choice, Switch } from '../ui/field.tsx';
import styles from './lobby.module.css';
import { Timer } from './timers.tsx';

const ClassicMode = () => {
  const { view, act } = useTable();
  return (
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
  );
};

const SharedScreen = () => {
  const { view, act } = useTable();
  return (
    <>
      <Switch
        label={m.shared_screen_setting()}
        testId="shared-screen-setting"
        checked={view.settings.sharedScreen}
        onChange={(sharedScreen) => act({ kind: 'set', settings: { sharedScreen } })}
      />
      <p class={styles.soft}>{m.shared_screen_about()}</p>
    </>
  );
};

/** Sensible as it is; the rest is folded away. */
export const MatchSettings = () => {
  const { view, act } = useTable();
  const { game } = view.settings;
  return (
    <details class={styles.more}>
      <summary data-testid="match-settings">{m.match_settings()}</summary>
      <div class={styles.moreBody}>
        <Choice
          label={m.which_game()}
          value={game}
          options={GAME_NAMES.map((value) => ({ value, label: gameName(value) }))}
          onChoose={(value) => act({ kind: 'set', settings: { game: value } })}
        />
        {game === 'duet' && <DuetSettings.Part />}
        {game === 'classic' && <ClassicMode />}
        <Switch
          label={m.captain_setting()}
          testId="captain-setting"
          checked={view.settings.captain}
          onChange={(captain) => act({ kind: 'set', settings: { captain } })}
        />
        <p class={styles.soft}>{m.captain_about()}</p>
        {game === 'classic' && <SharedScreen />}
        <p class={styles.soft}>{game === 'duet' ? m.duet_timers_about() : m.timers_about()}</p>
        <Timer phase="clue" label={m.timer_clue()} />
        <Timer phase="guess" label={m.timer_guess()} />
        <Timer phase="decision" label={m.timer_decision()} />
      </div>
    </details>
  );
};
