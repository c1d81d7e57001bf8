import type { CampaignCommand, CampaignSummary, CampaignView } from '@remez/table/campaigns';
import { type Browser, openBrowser } from './browser.ts';
import { type Pair, sitDown, twoBrowsers } from './duet.ts';

/** What people ask of campaigns over HTTP. */

export const someone = async (url: string): Promise<Browser> => {
  const browser = openBrowser(url);
  await browser.visit();
  return browser;
};

export const begin = async (browser: Browser, name = 'המסע שלנו'): Promise<string> => {
  const { json, status } = await browser.ask('/api/campaigns', {
    method: 'POST',
    body: { name, as: 'נועה' },
  });
  if (status !== 201) throw new Error(JSON.stringify(json));
  return (json as unknown as CampaignView).campaign;
};

export const readCampaign = async (browser: Browser, campaign: string, query = '') => {
  const { json, status } = await browser.ask(`/api/campaigns/${campaign}${query}`);
  return { status, json, view: json as unknown as CampaignView };
};

export const order = async (browser: Browser, campaign: string, command: CampaignCommand) => {
  const { json, status } = await browser.ask(`/api/campaigns/${campaign}`, {
    method: 'POST',
    body: { command },
  });
  return { status, json, view: json as unknown as CampaignView };
};

export const campaignsOf = async (browser: Browser) =>
  (await browser.ask('/api/campaigns')).json.campaigns as readonly CampaignSummary[];

export const missionIn = async (browser: Browser, campaign: string, mission: string) =>
  (await readCampaign(browser, campaign)).view.missions.find((each) => each.mission === mission);

/** Two who sit at a table that plays for a campaign of the first one's. */
export const campaigning = async (url: string): Promise<Pair & { readonly campaign: string }> => {
  const browsers = await twoBrowsers(url);
  const campaign = await begin(browsers[0]);
  return { campaign, ...(await sitDown(browsers, { campaign })) };
};
