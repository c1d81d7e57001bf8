import type { CampaignCommand, CampaignView } from '@remez/protocol/client';
import { LONGEST_CAMPAIGN_NAME } from '@remez/protocol/limits';
import { useState } from 'preact/hooks';
import { linkTo } from '../../../lib/address.ts';
import { whyNot } from '../../../lib/reasons.ts';
import { goInstead } from '../../../lib/route.ts';
import { m } from '../../../messages/index.js';
import { invite as passOn } from '../../../table/lobby/invite.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { Field } from '../../../ui/field.tsx';
import shared from '../../../ui/shared.module.css';
import { say } from '../../../ui/toast.tsx';
import { orderCampaign } from './api.ts';
import styles from './campaign.module.css';
import { CAMPAIGNS_PATH, campaignPath } from './paths.ts';

type Order = (command: CampaignCommand) => Promise<CampaignView | undefined>;

const Links = ({ campaign, order }: { readonly campaign: CampaignView; readonly order: Order }) => {
  const { owner, share, invite } = campaign.mine ?? {};
  /** Who invites, if the campaign knows the name. */
  const invitationFrom = ({ mine }: CampaignView): string => {
    const name = mine?.members.find(({ id }) => id === mine.member)?.name;
    const text = m.campaign_invite_text();
    return name === undefined ? text : m.campaign_invite_from({ name, text });
  };
  const link = (name: string, token: string | undefined) =>
    linkTo(`${campaignPath(campaign.campaign)}?${name}=${token}`);
  return (
    <>
      <div class={styles.action}>
        <Button
          icon="share"
          data-testid="campaign-invite"
          onClick={async () => {
            const view = await order({ kind: 'invite' });
            if (view?.mine?.invite)
              await passOn(link('join', view.mine.invite), invitationFrom(view));
          }}
        >
          {m.campaign_invite()}
        </Button>
        <p class={shared.soft}>{m.campaign_invite_about()}</p>
        {owner && invite && (
          <Button look="ghost" onClick={() => order({ kind: 'uninvite' })}>
            {m.campaign_uninvite()}
          </Button>
        )}
      </div>
      <div class={styles.action}>
        <Button
          icon="eye"
          data-testid="campaign-share"
          onClick={async () => {
            const view = await order({ kind: 'share' });
            if (view?.mine?.share)
              await passOn(link('see', view.mine.share), m.campaign_share_text());
          }}
        >
          {m.campaign_share()}
        </Button>
        <p class={shared.soft}>{m.campaign_share_about()}</p>
        {owner && share && (
          <Button
            look="ghost"
            data-testid="campaign-unshare"
            onClick={() => order({ kind: 'unshare' })}
          >
            {m.campaign_unshare()}
          </Button>
        )}
      </div>
    </>
  );
};

const People = ({
  campaign,
  order,
}: {
  readonly campaign: CampaignView;
  readonly order: Order;
}) => {
  const { owner: amOwner, member: myself, members = [] } = campaign.mine ?? {};
  return (
    <section class={styles.part}>
      <h2>{m.campaign_people()}</h2>
      <ul class={styles.people}>
        {members.map(({ id, name, owner }) => (
          <li key={id} class={styles.person}>
            <bdi>{name}</bdi>
            {owner && <span class={shared.soft}>{m.campaign_owner()}</span>}
            {amOwner && id !== myself && (
              <IconButton
                label={m.campaign_remove({ name })}
                icon="close"
                onClick={() => order({ kind: 'remove', member: id })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Rename = ({
  campaign,
  order,
}: {
  readonly campaign: CampaignView;
  readonly order: Order;
}) => {
  const [name, setName] = useState(campaign.name);
  return (
    <form
      class={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        void order({ kind: 'rename', name });
      }}
    >
      <Field
        label={m.campaign_name()}
        testId="campaign-rename"
        value={name}
        maxLength={LONGEST_CAMPAIGN_NAME}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={name.trim() === '' || name === campaign.name}>
        {m.campaign_rename()}
      </Button>
    </form>
  );
};

/** Members' own: who is in it, links, a new beginning, the way out. */
export const ManageCampaign = ({
  campaign,
  onChange,
}: {
  readonly campaign: CampaignView;
  readonly onChange: (campaign: CampaignView) => void;
}) => {
  const { mine } = campaign;
  if (mine === undefined) return null;
  const order: Order = async (command) => {
    const answer = await orderCampaign(campaign.campaign, command);
    if (!answer.ok) {
      say(whyNot(answer.reason));
      return undefined;
    }
    onChange(answer.value);
    return answer.value;
  };
  const leave = async () => {
    const answer = await orderCampaign(campaign.campaign, { kind: 'leave' });
    say(answer.ok ? m.campaign_left() : whyNot(answer.reason));
    if (answer.ok) goInstead(CAMPAIGNS_PATH);
  };
  return (
    <details class={styles.manage}>
      <summary data-testid="campaign-manage">{m.campaign_manage()}</summary>
      <div class={styles.parts}>
        <People campaign={campaign} order={order} />
        <section class={styles.part}>
          <Links campaign={campaign} order={order} />
        </section>
        <section class={styles.part}>
          {mine.owner && <Rename key={campaign.name} campaign={campaign} order={order} />}
          {mine.owner && (
            <Confirm
              label={m.campaign_reset()}
              question={m.campaign_reset_sure()}
              testId="campaign-reset"
              onConfirm={() => order({ kind: 'reset' })}
            />
          )}
          <Confirm
            label={m.campaign_leave()}
            question={
              mine.members.length > 1 ? m.campaign_leave_sure() : m.campaign_leave_last_sure()
            }
            testId="campaign-leave"
            onConfirm={leave}
          />
        </section>
      </div>
    </details>
  );
};
