import { CaptainSetting } from '../../board/captain-setting.tsx';
import { Timers } from '../../board/timers.tsx';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { Switch } from '../../ui/field.tsx';
import shared from '../../ui/shared.module.css';

/** What only classic asks of the room. */
export const Settings = () => {
  const { view, act } = useTable();
  return (
    <>
      <CaptainSetting label={m.captain_setting()} about={m.captain_about()} />
      <Switch
        label={m.shared_screen_setting()}
        testId="shared-screen-setting"
        checked={view.settings.sharedScreen}
        onChange={(sharedScreen) => act({ kind: 'set', settings: { sharedScreen } })}
      />
      <p class={shared.soft}>{m.shared_screen_about()}</p>
      <Timers
        about={m.timers_about()}
        decision={m.timer_decision()}
        timers={view.settings.classic.timers}
        onSet={(timers) => act({ kind: 'set', settings: { classic: { timers } } })}
      />
    </>
  );
};
