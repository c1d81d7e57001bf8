import type { CampaignView, MissionId } from '@remez/protocol/client';
import { LONGEST_NAME } from '@remez/protocol/limits';
import { useState } from 'preact/hooks';
import { openTable } from '../../../lib/api.ts';
import { whyNot } from '../../../lib/reasons.ts';
import { go, goInstead, tablePath } from '../../../lib/route.ts';
import { remember, remembered } from '../../../lib/storage.ts';
import { m } from '../../../messages/index.js';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import shared from '../../../ui/shared.module.css';
import { say } from '../../../ui/toast.tsx';
import { orderCampaign, useCampaign, useLooks } from './api.ts';
import { CampaignBoard } from './board.tsx';
import styles from './campaign.module.css';
import { ManageCampaign } from './manage.tsx';
import { OpenTable } from './open-table.tsx';
import { campaignPath } from './paths.ts';

/** A new table for this mission; at it everyone sits down as ever. */
const playMission = async ({ campaign, mine }: CampaignView, mission: MissionId) => {
  const inCampaign = mine?.members.find(({ id }) => id === mine.member)?.name ?? '';
  const answer = await openTable(remembered('name') ?? inCampaign, {
    game: 'duet',
    duet: { campaign, mission },
  });
  if (answer.ok) go(tablePath(answer.value.table));
  else say(whyNot(answer.reason));
};

/** Link, name, in. */
const JoinCampaign = ({
  campaign,
  invite,
}: {
  readonly campaign: string;
  readonly invite: string;
}) => {
  const [name, setName] = useState(remembered('name') ?? '');
  const [error, setError] = useState<string>();
  const join = async () => {
    const answer = await orderCampaign(campaign, { kind: 'join', invite, name });
    if (!answer.ok) {
      return setError(
        answer.reason === 'nameTaken' ? m.campaign_same_name() : whyNot(answer.reason),
      );
    }
    remember('name', name);
    goInstead(campaignPath(campaign));
  };
  return (
    <Page>
      <div class={shared.hero}>
        <h1>{m.campaign_join_title()}</h1>
        <p class={shared.soft}>{m.campaign_join_text()}</p>
      </div>
      <form
        class={shared.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <Field
          label={m.your_name()}
          testId="name"
          value={name}
          maxLength={LONGEST_NAME}
          error={error}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Button look="primary" wide type="submit" disabled={name.trim() === ''}>
          {m.campaign_join()}
        </Button>
      </form>
    </Page>
  );
};

const NoCampaign = ({ reason }: { readonly reason: string }) => {
  if (reason === 'notCampaignMember') {
    return <Notice title={m.campaign_foreign_title()} text={m.campaign_foreign_text()} home />;
  }
  if (reason === 'unknownCampaign') {
    return <Notice title={m.campaign_unknown_title()} text={m.campaign_unknown_text()} home />;
  }
  return (
    <Notice title={m.bye_other_title()} text={m.bye_other_text()} home>
      <Button onClick={() => location.reload()}>{m.try_again()}</Button>
    </Notice>
  );
};

/** D22 · a campaign's own page: for its members to play on, for others only to look. */
export const CampaignScreen = ({
  campaign: id,
  see,
  invite,
}: {
  readonly campaign: string;
  readonly see: string | null;
  readonly invite: string | null;
}) => {
  const { answer, setAnswer } = useCampaign(id, { see }, `${invite} ${useLooks()}`);
  if (answer === undefined) return <Notice title={m.one_moment()} />;
  if (!answer.ok) {
    return invite !== null && answer.reason === 'notCampaignMember' ? (
      <JoinCampaign campaign={id} invite={invite} />
    ) : (
      <NoCampaign reason={answer.reason} />
    );
  }
  const campaign = answer.value;
  return (
    <Page back wide>
      <div class={styles.screen} data-testid="campaign-page">
        <h1 class={styles.title}>
          <bdi>{campaign.name}</bdi>
        </h1>
        {campaign.mine === undefined && <p class={shared.soft}>{m.campaign_reading()}</p>}
        <div role="status" class={styles.waiting}>
          {campaign.mine?.open && <OpenTable open={campaign.mine.open} />}
        </div>
        <CampaignBoard
          campaign={campaign}
          onPlay={campaign.mine && ((mission) => void playMission(campaign, mission))}
        />
        <ManageCampaign campaign={campaign} onChange={(value) => setAnswer({ ok: true, value })} />
      </div>
    </Page>
  );
};
