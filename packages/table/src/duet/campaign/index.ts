export type { CampaignObstacle } from './at-table.ts';
export {
  beginCampaign,
  decideCampaign,
  MOST_CAMPAIGN_MEMBERS,
  noteTable,
  recordMatch,
} from './decide.ts';
export { evolveCampaign } from './evolve.ts';
export { campaignGuard, campaignOfOpening, chosenCampaign } from './guard.ts';
export { makeCampaignStored, readCampaignStored } from './records.ts';
export { type CampaignFacts, campaignMember, factsOf, membersHere } from './standing.ts';
export { campaignSubscriber } from './subscriber.ts';
export * from './types.ts';
export * from './view.ts';
