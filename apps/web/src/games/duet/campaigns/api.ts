import type { CampaignCommand, CampaignSummary, CampaignView } from '@remez/protocol/client';
import { pathTo, ROUTES } from '@remez/protocol/routes';
import { useEffect, useState } from 'preact/hooks';
import { type Answer, ask, whoAmI } from '../../../lib/api.ts';

/** How one may look at a campaign without being its member. */
export interface Glimpse {
  readonly see?: string | null;
  readonly table?: string;
}

const pathOf = (campaign: string): string => pathTo(ROUTES.campaign, { campaign });

const query = (fields: { readonly [name: string]: string | null | undefined }): string => {
  const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

const myCampaigns = async (): Promise<readonly CampaignSummary[]> => {
  const person = await whoAmI();
  const answer = await ask<{ readonly campaigns: readonly CampaignSummary[] }>(
    `${ROUTES.campaigns}${query({ person })}`,
  );
  return answer.ok ? answer.value.campaigns : [];
};

export const beginCampaign = async (name: string, as: string): Promise<Answer<CampaignView>> => {
  const person = await whoAmI();
  return ask(ROUTES.campaigns, { name, as, ...(person !== undefined && { person }) });
};

const readCampaign = async (
  campaign: string,
  { see, table }: Glimpse,
): Promise<Answer<CampaignView>> => {
  const person = await whoAmI();
  return ask(`${pathOf(campaign)}${query({ person, see, table })}`);
};

export const orderCampaign = async (
  campaign: string,
  command: CampaignCommand,
): Promise<Answer<CampaignView>> => {
  const person = await whoAmI();
  return ask(pathOf(campaign), { command, ...(person !== undefined && { person }) });
};

/** A campaign as it stands; asked for anew whenever `when` changes. */
export const useCampaign = (campaign: string | null, glimpse: Glimpse, when: unknown = 0) => {
  const [answer, setAnswer] = useState<Answer<CampaignView>>();
  useEffect(() => {
    if (campaign === null) return setAnswer(undefined);
    let gone = false;
    void readCampaign(campaign, glimpse).then((given) => {
      if (!gone) setAnswer(given);
    });
    return () => {
      gone = true;
    };
  }, [campaign, glimpse.see, glimpse.table, when]);
  return { answer, setAnswer };
};

/** The campaigns of whoever looks, once they are known. */
export const useMyCampaigns = (): readonly CampaignSummary[] | undefined => {
  const [mine, setMine] = useState<readonly CampaignSummary[]>();
  useEffect(() => {
    void myCampaigns().then(setMine);
  }, []);
  return mine;
};
