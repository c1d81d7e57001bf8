import type { CampaignSummary, MissionId } from '@remez/protocol/client';
import { useState } from 'preact/hooks';
import { whyNot } from '../../../lib/reasons.ts';
import { m } from '../../../messages/index.js';
import { useTable } from '../../../table/at-table.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { say } from '../../../ui/toast.tsx';
import { useCampaign, useMyCampaigns } from './api.ts';
import { CampaignBoard } from './board.tsx';
import styles from './campaign.module.css';
import { nextMission } from './next.ts';
import { type CampaignPick, CampaignPicker, likeliest, settlePick } from './pick.tsx';

/** The host chooses what is played for, here as when the table was opened. */
const ChooseCampaign = ({ mine }: { readonly mine: readonly CampaignSummary[] }) => {
  const { me, act } = useTable();
  const [pick, setPick] = useState<CampaignPick>(() => likeliest(mine));
  const as = me.name ?? '';
  const choose = async () => {
    const settled = await settlePick(pick, as);
    if (!settled.ok) return say(whyNot(settled.reason));
    await act({ kind: 'set', settings: { game: 'duet', duet: settled.value } });
  };
  return (
    <form
      class={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        void choose();
      }}
    >
      <CampaignPicker as={as} mine={mine} needed pick={pick} onPick={setPick} />
      <Button look="primary" type="submit" data-testid="set-campaign">
        {pick.kind === 'new' ? m.campaign_begin() : m.campaign_to_map()}
      </Button>
    </form>
  );
};

/** D22, D28 · the mission map at the table: in the lobby, and when a match is over. */
export const CampaignSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { table, view, me, act } = useTable();
  const { campaign, mission } = view.settings.duet;
  const { answer } = useCampaign(campaign, { table }, view.finished.length);
  const mine = useMyCampaigns();
  /** At a table where everything is ready the mission begins; otherwise it waits for its people. */
  const play = async (next: string) => {
    const chosen = next === mission;
    const settings = { game: 'duet', duet: { mission: next } } as const;
    if (!chosen && !(await act({ kind: 'set', settings }))) return;
    onClose();
    if (me.can.again) await act({ kind: 'again', same: true });
    else if (me.can.start) await act({ kind: 'start' });
  };
  const title = answer?.ok && campaign !== null ? answer.value.name : m.mission_map();
  return (
    <Sheet title={title} full={campaign !== null} onClose={onClose}>
      {campaign === null && me.can.prepare && mine && <ChooseCampaign mine={mine} />}
      {campaign !== null && answer === undefined && <p>{m.one_moment()}</p>}
      {campaign !== null && answer?.ok === false && <p>{whyNot(answer.reason)}</p>}
      {campaign !== null && answer?.ok && (
        <CampaignBoard
          campaign={answer.value}
          next={(me.onward as MissionId | undefined) ?? nextMission(answer.value, mission)}
          onPlay={me.can.prepare ? (next) => void play(next) : undefined}
        />
      )}
    </Sheet>
  );
};
