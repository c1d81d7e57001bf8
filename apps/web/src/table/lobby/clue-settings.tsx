import type { Settings } from '@remez/protocol/client';
import { ALLOWANCES, type Allowance } from '../../lib/allowances.ts';
import { m } from '../../messages/index.js';
import { Choice, Switch } from '../../ui/field.tsx';
import shared from '../../ui/shared.module.css';
import { useTable } from '../at-table.ts';
import { type GameUi, useGameUi } from '../game-ui.ts';
import foldStyles from './fold.module.css';

type Mode = Settings['clues']['referee'];

interface ModeText {
  readonly name: () => string;
  readonly about: () => string;
}

export const MODES: { readonly [mode in Mode]: ModeText } = {
  off: { name: m.referee_off, about: m.referee_off_about },
  advise: { name: m.referee_advise, about: m.referee_advise_about },
  enforce: { name: m.referee_enforce, about: m.referee_enforce_about },
};

/**
 * What a room may choose, and what it has chosen. X23 · where clues are sentences the referee is on or off: a
 * room that was told to advise has it on.
 */
export const refereeOf = (
  chosen: Mode,
  ofSentences: GameUi['refereeOfSentences'],
): {
  readonly modes: ReadonlyMap<Mode, ModeText>;
  readonly mode: Mode;
  readonly text: ModeText;
} => {
  if (ofSentences === undefined) {
    const modes = new Map(Object.entries(MODES) as [Mode, ModeText][]);
    return { modes, mode: chosen, text: MODES[chosen] };
  }
  const off = { name: MODES.off.name, about: ofSentences.off };
  const on = { name: ofSentences.name, about: ofSentences.on };
  const modes = new Map<Mode, ModeText>([
    ['off', off],
    ['enforce', on],
  ]);
  return chosen === 'off'
    ? { modes, mode: 'off', text: off }
    : { modes, mode: 'enforce', text: on };
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
  const { refereeOfSentences: ofSentences } = useGameUi();
  const { modes, mode, text } = refereeOf(view.settings.clues.referee, ofSentences);
  return (
    <details class={foldStyles.more}>
      <summary data-testid="clue-settings">
        <span class={foldStyles.folded}>
          {m.clue_settings()}
          <small class={shared.soft}>{text.name()}</small>
        </span>
      </summary>
      <div class={foldStyles.moreBody}>
        <Choice
          label={m.referee()}
          value={mode}
          options={[...modes].map(([value, { name }]) => ({ value, label: name() }))}
          onChoose={(value) => act({ kind: 'set', settings: { clues: { referee: value } } })}
        />
        <p class={shared.soft}>{text.about()}</p>
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
