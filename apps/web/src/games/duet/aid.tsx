import { signal } from '@preact/signals';
import type { DuetAid, DuetIdentity } from '@remez/protocol/client';
import chipStyles from '../../board/chip.module.css';
import { remember, remembered } from '../../lib/storage.ts';
import { m } from '../../messages/index.js';
import { Switch } from '../../ui/field.tsx';
import { Mark } from '../../ui/mark.tsx';
import shared from '../../ui/shared.module.css';
import { Sheet } from '../../ui/sheet.tsx';
import { identityName, useGame } from './at-game.ts';
import duet from './duet.module.css';

const IDENTITIES: readonly DuetIdentity[] = ['green', 'bystander', 'assassin'];

/** Off until someone wants it: part of the fun is to count for oneself. */
const wanted = signal(remembered('duet-aid') === 'on');

/** What the card's structure tells, if this person wants to be told. */
const useAid = (): DuetAid | undefined => {
  const { aid } = useGame();
  return wanted.value ? aid : undefined;
};

const NOTHING: readonly number[] = [];

/**
 * Cards that it rules out, if this person wants to be told and may guess now: what is no agent for
 * me may well be one that I give clues for.
 */
export const useRuledOut = (): readonly number[] => {
  const { ruledOut = NOTHING, can } = useGame();
  return wanted.value && can.guess !== undefined ? ruledOut : NOTHING;
};

const Row = ({ own, aid }: { readonly own: DuetIdentity; readonly aid: DuetAid }) => (
  <tr>
    <th scope="row">
      <span class={chipStyles.chip} data-is={own}>
        <Mark identity={own} />
        {identityName(own)}
      </span>
    </th>
    {IDENTITIES.map((theirs) => (
      <td key={theirs}>{aid[own][theirs]}</td>
    ))}
  </tr>
);

const Table = ({ aid }: { readonly aid: DuetAid }) => (
  <table class={duet.aid} data-testid="aid">
    <caption class={shared.note}>{m.duet_aid_caption()}</caption>
    <thead>
      <tr>
        <th scope="col">{m.duet_aid_mine()}</th>
        {IDENTITIES.map((theirs) => (
          <th key={theirs} scope="col">
            {identityName(theirs)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {IDENTITIES.map((own) => (
        <Row key={own} own={own} aid={aid} />
      ))}
    </tbody>
  </table>
);

export const AidSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const aid = useAid();
  return (
    <Sheet title={m.duet_aid()} onClose={onClose}>
      <div class={shared.list}>
        <p>{m.duet_aid_about()}</p>
        <Switch
          label={m.duet_aid_show()}
          testId="aid-switch"
          checked={wanted.value}
          onChange={(on) => {
            wanted.value = on;
            remember('duet-aid', on ? 'on' : 'off');
          }}
        />
        {aid && <Table aid={aid} />}
        {aid?.assassin.green === 0 && <p class={shared.note}>{m.duet_aid_assassins()}</p>}
      </div>
    </Sheet>
  );
};
