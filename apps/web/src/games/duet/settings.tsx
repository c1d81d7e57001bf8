import { MISSION_IDS, MISSIONS } from '@remez/protocol/missions';
import { CaptainSetting } from '../../board/captain-setting.tsx';
import { Timers } from '../../board/timers.tsx';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { Choice, Select, Switch } from '../../ui/field.tsx';
import shared from '../../ui/shared.module.css';
import { missionTitle } from './campaigns/missions.ts';

const TOKENS = [9, 10, 11] as const;

/** D20 · the mission, or none. */
const MissionChoice = () => {
  const { view, act } = useTable();
  return (
    <Select
      label={m.duet_mission()}
      testId="mission"
      value={view.settings.duet.mission ?? ''}
      options={[
        { value: '', label: m.duet_no_mission() },
        ...MISSION_IDS.map((mission) => ({
          value: mission,
          label: missionTitle({ id: mission, ...MISSIONS[mission] }),
        })),
      ]}
      onChoose={(mission) =>
        act({ kind: 'set', settings: { duet: { mission: mission === '' ? null : mission } } })
      }
    />
  );
};

/** What only Duet asks of the room. */
export const Settings = () => {
  const { view, act } = useTable();
  const { tokens, mission, campaign, flexibleTurns, timers } = view.settings.duet;
  return (
    <>
      {mission === null && (
        <Choice
          label={m.duet_tokens()}
          value={String(tokens)}
          options={TOKENS.map((count) => ({ value: String(count), label: String(count) }))}
          onChoose={(count) => act({ kind: 'set', settings: { duet: { tokens: Number(count) } } })}
        />
      )}
      {campaign === null && <MissionChoice />}
      <p class={shared.soft}>{m.duet_mission_about()}</p>
      <Switch
        label={m.duet_flexible()}
        testId="flexible-setting"
        checked={flexibleTurns}
        onChange={(on) => act({ kind: 'set', settings: { duet: { flexibleTurns: on } } })}
      />
      <p class={shared.soft}>{m.duet_flexible_about()}</p>
      <CaptainSetting label={m.duet_captain_setting()} about={m.duet_captain_about()} />
      <Timers
        about={m.duet_timers_about()}
        decision={m.duet_timer_decision()}
        timers={timers}
        onSet={(change) => act({ kind: 'set', settings: { duet: { timers: change } } })}
      />
    </>
  );
};
