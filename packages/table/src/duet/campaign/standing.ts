import { MISSION_IDS, type MissionId, openMissions } from '@remez/rules/duet';
import { mayBeginMatch } from './limits.ts';
import type { Campaign, CampaignMember } from './types.ts';

/** `lost` is open too: it was tried, and not won yet. */
export type MissionState = 'locked' | 'open' | 'lost' | 'won';

export const membersHere = ({ members }: Campaign): readonly CampaignMember[] =>
  members.filter(({ here }) => here);

export const campaignMember = (campaign: Campaign, person: string): CampaignMember | undefined =>
  membersHere(campaign).find((member) => member.person === person);

export const wonMissions = ({ records }: Campaign): readonly MissionId[] =>
  MISSION_IDS.filter((mission) => (records[mission]?.wins ?? 0) > 0);

export const isOpen = (campaign: Campaign, mission: MissionId): boolean =>
  openMissions(wonMissions(campaign)).includes(mission);

export const missionState = (campaign: Campaign, mission: MissionId): MissionState => {
  const record = campaign.records[mission];
  if ((record?.wins ?? 0) > 0) return 'won';
  if (!isOpen(campaign, mission)) return 'locked';
  return (record?.losses ?? 0) > 0 ? 'lost' : 'open';
};

/** What a table must know before it plays for a campaign. */
export interface CampaignFacts {
  readonly id: string;
  /** Persons. */
  readonly members: readonly string[];
  readonly open: readonly MissionId[];
  readonly won: readonly MissionId[];
  /** No more matches are begun for it. */
  readonly full: boolean;
}

export const factsOf = (id: string, campaign: Campaign): CampaignFacts => ({
  id,
  members: membersHere(campaign).map(({ person }) => person),
  open: openMissions(wonMissions(campaign)),
  won: wonMissions(campaign),
  full: !mayBeginMatch(campaign),
});
