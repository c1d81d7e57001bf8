import { GAME_NAMES, wordsOf } from '../../lib/games.ts';
import { DecryptoSettings, DuetSettings } from '../../lib/parts.ts';
import { m } from '../../paraglide/messages.js';
import { Choice, Switch } from '../../ui/field.tsx';
import { useTable } from '../at-table.ts';
import { CaptainSetting } from './captain-setting.tsx';
import styles from './lobby.module.css';
import { Timers } from './timers.tsx';

const ClassicSettings = () => {
  const { view, act } = useTable();
  return (
    <>
      <CaptainSetting />
      <Switch
        label={m.shared_screen_setting()}
        testId="shared-screen-setting"
        checked={view.settings.sharedScreen}
        onChange={(sharedScreen) => act({ kind: 'set', settings: { sharedScreen } })}
      />
      <p class={styles.soft}>{m.shared_screen_about()}</p>
      <Timers game="classic" about={m.timers_about()} />
    </>
  );
};

const SETTINGS = {
  classic: ClassicSettings,
  duet: DuetSettings.Part,
  decrypto: DecryptoSettings.Part,
} as const;

/** Sensible as it is; the rest is folded away. */
export const MatchSettings = () => {
  const { view, act } = useTable();
  const { settings } = view;
  const { game } = settings;
  const modes = wordsOf(game).modes();
  const corner = settings[game];
  const Own = SETTINGS[game];
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
        {'mode' in corner && (
          <Choice
            label={m.how_to_play()}
            value={corner.mode as string}
            options={modes}
            onChoose={(mode) => act({ kind: 'set', settings: { [game]: { mode } } })}
          />
        )}
        <Own />
        <Switch
          label={m.shared_device_setting()}
          testId="shared-device-setting"
          checked={settings.sharedDevice ?? false}
          onChange={(sharedDevice) => act({ kind: 'set', settings: { sharedDevice } })}
        />
        <p class={styles.soft}>{m.shared_device_about()}</p>
      </div>
    </details>
  );
};
