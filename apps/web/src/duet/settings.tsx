import { MISSION_IDS, MISSIONS } from '@remez/protocol/missions';
import { useId } from 'preact/hooks';
import { useTable } from '../lib/at-table.ts';
import { CaptainSetting } from '../lobby/captain-setting.tsx';
import styles from '../lobby/lobby.module.css';
import { Timers } from '../lobby/timers.tsx';
import { m } from '../paraglide/messages.js';
import fields from '../ui/field.module.css';
import { Choice, Switch } from '../ui/field.tsx';
import { missionTitle } from './missions.ts';

const TOKENS = [9, 10, 11] as const;

/** D20 · the mission, or none. */
const MissionChoice = () => {
  const { view, act } = useTable();
  const id = useId();
  return (
    <div class={fields.field}>
      <label class={fields.label} for={id}>
        {m.duet_mission()}
      </label>
      <select
        id={id}
        class={fields.input}
        data-testid="mission"
        value={view.settings.duet.mission ?? ''}
        onChange={(event) => {
          const mission = event.currentTarget.value;
          void act({
            kind: 'set',
            settings: { duet: { mission: mission === '' ? null : mission } },
          });
        }}
      >
        <option value="">{m.duet_no_mission()}</option>
        {MISSION_IDS.map((mission) => (
          <option key={mission} value={mission}>
            {missionTitle({ id: mission, ...MISSIONS[mission] })}
          </option>
        ))}
      </select>
    </div>
  );
};

/** What only Duet asks of the room. */
export const DuetSettings = () => {
  const { view, act } = useTable();
  const { tokens, mission, campaign, flexibleTurns } = view.settings.duet;
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
      <p class={styles.soft}>{m.duet_mission_about()}</p>
      <Switch
        label={m.duet_flexible()}
        testId="flexible-setting"
        checked={flexibleTurns}
        onChange={(on) => act({ kind: 'set', settings: { duet: { flexibleTurns: on } } })}
      />
      <p class={styles.soft}>{m.duet_flexible_about()}</p>
      <CaptainSetting />
      <Timers game="duet" about={m.duet_timers_about()} />
    </>
  );
};
