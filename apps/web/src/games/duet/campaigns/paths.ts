import { PAGES, pathTo } from '@remez/protocol/routes';

export const CAMPAIGNS_PATH = PAGES.campaigns;
export const campaignPath = (campaign: string): string => pathTo(PAGES.campaign, { campaign });
