import { LONGEST_TEAM_NAME } from '@remez/protocol/games/decrypto/limits';
import { useState } from 'preact/hooks';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { TimeChoice } from '../../table/lobby/time-choice.tsx';
import { Field } from '../../ui/field.tsx';
import shared from '../../ui/shared.module.css';
import { TEAMS, type Team } from './view.ts';

const HOURGLASSES = [null, 30, 45, 60, 90] as const;

/** X1 · what a team is called; empty, it is called by its colour. */
const NameOf = ({ team }: { readonly team: Team }) => {
  const { view, act } = useTable();
  const [name, setName] = useState(view.settings.decrypto.teamNames[team] ?? '');
  const save = () => {
    const picked = name.trim() === '' ? null : name;
    void act({ kind: 'set', settings: { decrypto: { teamNames: { [team]: picked } } } });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onFocusOut={save}
    >
      <Field
        label={team === 'white' ? m.decrypto_name_of_white() : m.decrypto_name_of_black()}
        testId={`team-name-${team}`}
        value={name}
        maxLength={LONGEST_TEAM_NAME}
        onInput={(event) => setName(event.currentTarget.value)}
      />
    </form>
  );
};

export const Settings = () => {
  const { view, act } = useTable();
  const { hourglass, timers } = view.settings.decrypto;
  const labels = {
    write: m.decrypto_timer_write(),
    answer: m.decrypto_timer_answer(),
    decision: m.decrypto_timer_decision(),
  };
  return (
    <>
      {TEAMS.map((team) => (
        <NameOf key={team} team={team} />
      ))}
      <TimeChoice
        label={m.decrypto_hourglass()}
        times={HOURGLASSES}
        value={hourglass}
        onChoose={(seconds) =>
          void act({ kind: 'set', settings: { decrypto: { hourglass: seconds } } })
        }
      />
      <p class={shared.soft}>{m.decrypto_hourglass_about()}</p>
      {(['write', 'answer', 'decision'] as const).map((what) => (
        <TimeChoice
          key={what}
          label={labels[what]}
          value={timers[what]}
          onChoose={(seconds) =>
            void act({ kind: 'set', settings: { decrypto: { timers: { [what]: seconds } } } })
          }
        />
      ))}
      <p class={shared.soft}>{m.decrypto_timers_about()}</p>
    </>
  );
};
