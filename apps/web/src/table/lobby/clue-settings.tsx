import type { Settings } from '@remez/protocol/client';
import { ALLOWANCES, type Allowance } from '../../lib/allowances.ts';
import { m } from '../../messages/index.js';
import { Choice, Switch } from '../../ui/field.tsx';
import shared from '../../ui/shared.module.css';
import { useTable } from '../at-table.ts';
import { useGameUi } from '../game-ui.ts';
import foldStyles from './fold.module.css';

type Mode = Settings['clues']['referee'];

export const MODES: { readonly [mode in Mode]: { name: () => string; about: () => string } } = {
  off: { name: m.referee_off, about: m.referee_off_about },
  advise: { name: m.referee_advise, about: m.referee_advise_about },
  enforce: { name: m.referee_enforce, about: m.referee_enforce_about },
};

const Allowed = ({ each }: { readonly each: Allowance }) => {
  const { view, act } = useTable();
  const { allow } = view.settings.clues;
  const { name, about } = ALLOWANCES[each];
  return (
    <div>
      <Switch
        label={name()}
        testId={`allow-${each}`}
        checked={allow.includes(each)}
        onChange={(on) => {
          const others = allow.filter((other) => other !== each);
          void act({
            kind: 'set',
            settings: { clues: { allow: on ? [...others, each] : others } },
          });
        }}
      />
      <p class={shared.soft}>{about()}</p>
    </div>
  );
};

/** Whether someone looks over clues, and what this room calls one word. */
export const ClueSettings = () => {
  const { view, act } = useTable();
  const { referee } = view.settings.clues;
  const { refereeOfSentences: ofSentences } = useGameUi();
  const about = ofSentences?.[referee] ?? MODES[referee].about;
  return (
    <details class={foldStyles.more}>
      <summary data-testid="clue-settings">
        <span class={foldStyles.folded}>
          {m.clue_settings()}
          <small class={shared.soft}>{MODES[referee].name()}</small>
        </span>
      </summary>
      <div class={foldStyles.moreBody}>
        <Choice
          label={m.referee()}
          value={referee}
          options={(['off', 'advise', 'enforce'] as const).map((value) => ({
            value,
            label: MODES[value].name(),
          }))}
          onChoose={(value) => act({ kind: 'set', settings: { clues: { referee: value } } })}
        />
        <p class={shared.soft}>{about()}</p>
        {ofSentences === undefined && (
          <>
            <h3>{m.allowances()}</h3>
            {(Object.keys(ALLOWANCES) as Allowance[]).map((each) => (
              <Allowed key={each} each={each} />
            ))}
          </>
        )}
      </div>
    </details>
  );
};
