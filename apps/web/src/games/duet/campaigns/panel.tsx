import { useState } from 'preact/hooks';
import { m } from '../../../messages/index.js';
import { useTable } from '../../../table/at-table.ts';
import { Button } from '../../../ui/button.tsx';
import { lazily } from '../../../ui/lazy.tsx';
import { SmallNotice } from '../../../ui/notice.tsx';
import shared from '../../../ui/shared.module.css';
import { useCampaign } from './api.ts';
import { missionName } from './missions.ts';
import { isMissionWon } from './next.ts';
import styles from './panel.module.css';

const MissionSheet = lazily(async () => (await import('./sheet.tsx')).CampaignSheet, SmallNotice);

/** Opens the mission map over the table, once it has been fetched. Its label may have a style. */
export const ToMissionMap = ({ labelled }: { readonly labelled?: string | undefined }) => {
  const [open, setOpen] = useState(false);
  const show = async () => {
    await MissionSheet.load();
    setOpen(true);
  };
  return (
    <>
      <Button icon="map" data-testid="to-map" aria-label={m.campaign_to_map()} onClick={show}>
        <span class={labelled}>{m.campaign_to_map()}</span>
      </Button>
      {open && <MissionSheet.Part onClose={() => setOpen(false)} />}
    </>
  );
};

/** Which campaign is played for, and what comes next. */
const Chosen = () => {
  const { table, view, me, act } = useTable();
  const { campaign, mission } = view.settings.duet;
  const { answer } = useCampaign(campaign, { table }, view.finished.length);
  const isWon = answer?.ok && mission !== null && isMissionWon(answer.value, mission);
  if (campaign === null && !me.can.prepare) return null;
  return (
    <section class={styles.panel} data-testid="campaign-panel">
      {campaign === null ? (
        <p class={shared.soft}>{m.campaign_choice_about()}</p>
      ) : (
        <>
          <p>
            <b>{m.campaign_of_table({ name: answer?.ok ? answer.value.name : '…' })}</b>
          </p>
          {isWon ? (
            <p>{m.campaign_choose_next({ city: missionName(mission) })}</p>
          ) : (
            mission !== null && <p>{m.campaign_next({ city: missionName(mission) })}</p>
          )}
        </>
      )}
      <div class={styles.panelActions}>
        <ToMissionMap />
        {campaign !== null && me.can.prepare && (
          <Button
            look="ghost"
            data-testid="no-campaign"
            onClick={() =>
              act({ kind: 'set', settings: { duet: { campaign: null, mission: null } } })
            }
          >
            {m.campaign_none()}
          </Button>
        )}
      </div>
    </section>
  );
};

/** In the lobby of Duet. Campaigns are kept on the server: a table in the browser has none. */
export const CampaignPanel = () => (useTable().isLocal ? null : <Chosen />);
