import { m } from '../../messages/index.js';
import { Choice, Switch } from '../../ui/field.tsx';
import shared from '../../ui/shared.module.css';
import { useTable } from '../at-table.ts';
import { namesOf, useGames } from '../game-ui.ts';
import foldStyles from './fold.module.css';

/** Sensible as it is; the rest is folded away. */
export const MatchSettings = () => {
  const { view, act } = useTable();
  const { settings } = view;
  const { game } = settings;
  const games = useGames();
  const { modes, Settings: Own } = games[game];
  const corner = settings[game];
  return (
    <details class={foldStyles.more}>
      <summary data-testid="match-settings">{m.match_settings()}</summary>
      <div class={foldStyles.moreBody}>
        <Choice
          label={m.which_game()}
          value={game}
          options={namesOf(games).map((value) => ({ value, label: games[value].title() }))}
          onChoose={(value) => act({ kind: 'set', settings: { game: value } })}
        />
        {'mode' in corner && (
          <Choice
            label={m.how_to_play()}
            value={corner.mode as string}
            options={modes()}
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
        <p class={shared.soft}>{m.shared_device_about()}</p>
      </div>
    </details>
  );
};
