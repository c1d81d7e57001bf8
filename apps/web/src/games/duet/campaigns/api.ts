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

const myCampaigns = async (): Promise<readonly CampaignSummary[] | undefined> => {
  const person = await whoAmI();
  const answer = await ask<{ readonly campaigns: readonly CampaignSummary[] }>(
    `${ROUTES.campaigns}${query({ person })}`,
  );
  return answer.ok ? answer.value.campaigns : undefined;
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

const ASK_EVERY = 10_000;

/** Counts on every few seconds while the page is looked at, and at once when one comes back to it. */
export const useLooks = (): number => {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setLooks((before) => before + 1);
    };
    const timer = setInterval(look, ASK_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return looks;
};

/** What passes, such as a network that is gone for a moment, takes nothing from the screen. */
const PASSING = ['tooFast', 'unavailable'];

/** The same stays the same, so that nothing is drawn anew for it. */
const newer = (
  shown: Answer<CampaignView> | undefined,
  given: Answer<CampaignView>,
  campaign: string,
): Answer<CampaignView> => {
  if (!shown?.ok || shown.value.campaign !== campaign) return given;
  const isSame = given.ok
    ? JSON.stringify(given.value) === JSON.stringify(shown.value)
    : PASSING.includes(given.reason);
  return isSame ? shown : given;
};

/** A campaign as it stands; asked for anew whenever `when` changes. */
export const useCampaign = (campaign: string | null, glimpse: Glimpse, when: unknown = 0) => {
  const [answer, setAnswer] = useState<Answer<CampaignView>>();
  useEffect(() => {
    if (campaign === null) return setAnswer(undefined);
    let gone = false;
    void readCampaign(campaign, glimpse).then((given) => {
      if (!gone) setAnswer((shown) => newer(shown, given, campaign));
    });
    return () => {
      gone = true;
    };
  }, [campaign, glimpse.see, glimpse.table, when]);
  return { answer, setAnswer };
};

/** The campaigns of whoever looks, once they are known; asked for anew whenever `when` changes. */
export const useMyCampaigns = (when: unknown = 0): readonly CampaignSummary[] | undefined => {
  const [mine, setMine] = useState<readonly CampaignSummary[]>();
  useEffect(() => {
    void myCampaigns().then((given) => setMine((shown) => given ?? shown ?? []));
  }, [when]);
  return mine;
};
