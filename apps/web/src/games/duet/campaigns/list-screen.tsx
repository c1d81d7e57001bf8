import { LONGEST_CAMPAIGN_NAME, LONGEST_NAME } from '@remez/protocol/limits';
import { useState } from 'preact/hooks';
import { whyNot } from '../../../lib/reasons.ts';
import { go } from '../../../lib/route.ts';
import { remember, remembered } from '../../../lib/storage.ts';
import { m } from '../../../messages/index.js';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import shared from '../../../ui/shared.module.css';
import { beginCampaign, useLooks, useMyCampaigns } from './api.ts';
import styles from './campaign.module.css';
import { OpenTable } from './open-table.tsx';
import { campaignPath } from './paths.ts';

const Begin = () => {
  const [as, setAs] = useState(remembered('name') ?? '');
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const begin = async () => {
    const answer = await beginCampaign(name.trim() || m.campaign_first_name({ name: as }), as);
    if (!answer.ok) return setError(whyNot(answer.reason));
    remember('name', as);
    go(campaignPath(answer.value.campaign));
  };
  return (
    <form
      class={shared.panel}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <h2>{m.campaign_begin()}</h2>
      <Field
        label={m.your_name()}
        testId="name"
        value={as}
        maxLength={LONGEST_NAME}
        onInput={(event) => setAs(event.currentTarget.value)}
      />
      <Field
        label={m.campaign_name()}
        testId="campaign-name"
        value={name}
        maxLength={LONGEST_CAMPAIGN_NAME}
        placeholder={as.trim() === '' ? '' : m.campaign_first_name({ name: as })}
        error={error}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <Button look="primary" type="submit" disabled={as.trim() === ''}>
        {m.campaign_begin()}
      </Button>
    </form>
  );
};

/** Every campaign that whoever looks is a member of, and the way to a new one. */
export const CampaignsScreen = () => {
  const mine = useMyCampaigns(useLooks());
  return (
    <Page back>
      <div class={shared.stack}>
        <h1>{m.campaigns_title()}</h1>
        <p class={shared.soft}>{m.campaigns_about()}</p>
      </div>
      {mine?.length === 0 && <p class={shared.soft}>{m.campaigns_none()}</p>}
      <ul class={styles.campaigns} aria-busy={mine === undefined}>
        {mine?.map(({ campaign, name, won, missions, open }) => (
          <li key={campaign}>
            <a
              class={styles.campaign}
              data-testid="campaign"
              href={campaignPath(campaign)}
              onClick={(event) => {
                event.preventDefault();
                go(campaignPath(campaign));
              }}
            >
              <b>
                <bdi>{name}</bdi>
              </b>
              <span class={shared.soft}>{m.campaign_progress({ won, missions })}</span>
              <progress value={won} max={missions} aria-hidden="true" />
            </a>
            {open && <OpenTable open={open} />}
          </li>
        ))}
      </ul>
      <Begin />
    </Page>
  );
};
