export const CAMPAIGNS_PATH = '/campaign';
export const campaignPath = (campaign: string): string => `${CAMPAIGNS_PATH}/${campaign}`;
