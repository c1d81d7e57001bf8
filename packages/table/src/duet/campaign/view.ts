import { MISSION_IDS, MISSIONS, type MissionId, neighbours } from '@remez/rules/duet';
import {
  campaignMember,
  type MissionState,
  membersHere,
  missionState,
  wonMissions,
} from './standing.ts';
import type { Campaign } from './types.ts';

export interface MissionView {
  readonly mission: MissionId;
  readonly tokens: number;
  readonly mistakes: number;
  readonly state: MissionState;
  readonly wins: number;
  readonly losses: number;
  /** D19 */
  readonly best?: number;
  /** D22 · where its roads lead. */
  readonly roads: readonly MissionId[];
}

/** A table that waits for the other members, for them alone: its token is the key to it. */
export interface OpenTableView {
  readonly table: string;
  /** The name of who opened it. */
  readonly by: string;
}

/** One line of "my campaigns". */
export interface CampaignSummary {
  readonly campaign: string;
  readonly name: string;
  readonly won: number;
  readonly missions: number;
  readonly members: number;
  readonly open?: OpenTableView;
}

/** What is only members' to see, and what the one who asks may do. */
export interface CampaignMembership {
  readonly member: string;
  readonly owner: boolean;
  readonly members: readonly {
    readonly id: string;
    readonly name: string;
    readonly owner: boolean;
  }[];
  readonly share?: string;
  readonly invite?: string;
  readonly open?: OpenTableView;
}

/** Who looks, and when. */
export interface CampaignReader {
  readonly person: string;
  readonly now: number;
}

/** So long a table is looked for; later nobody waits there any more. */
export const TABLE_WAITS = 6 * 3_600_000;

const openTableOf = (campaign: Campaign, now: number): OpenTableView | undefined => {
  const { opened } = campaign;
  if (opened === null || Math.abs(now - opened.at) > TABLE_WAITS) return undefined;
  const opener = membersHere(campaign).find(({ id }) => id === opened.by);
  return opener && { table: opened.table, by: opener.name };
};

export interface CampaignView {
  readonly campaign: string;
  readonly name: string;
  readonly missions: readonly MissionView[];
  /** Absent for whoever only looks. */
  readonly mine?: CampaignMembership;
}

const missionView = (campaign: Campaign, mission: MissionId): MissionView => {
  const { wins, losses, best } = campaign.records[mission] ?? { wins: 0, losses: 0, best: null };
  const { tokens, mistakes } = MISSIONS[mission];
  return {
    mission,
    tokens,
    mistakes,
    state: missionState(campaign, mission),
    wins,
    losses,
    ...(best !== null && { best }),
    roads: neighbours(mission),
  };
};

const membershipOf = (
  campaign: Campaign,
  { person, now }: CampaignReader,
): CampaignMembership | undefined => {
  const me = campaignMember(campaign, person);
  if (me === undefined) return undefined;
  const { owner, share, invite } = campaign;
  const open = openTableOf(campaign, now);
  return {
    member: me.id,
    owner: me.id === owner,
    members: membersHere(campaign).map(({ id, name }) => ({ id, name, owner: id === owner })),
    ...(share !== null && { share }),
    ...(invite !== null && { invite }),
    ...(open !== undefined && { open }),
  };
};

/** Field by field: persons and matches stay in the house. Without a reader: for whoever only looks. */
export const viewCampaign = (
  id: string,
  campaign: Campaign,
  reader: CampaignReader | undefined,
): CampaignView => {
  const mine = reader === undefined ? undefined : membershipOf(campaign, reader);
  return {
    campaign: id,
    name: campaign.name,
    missions: MISSION_IDS.map((mission) => missionView(campaign, mission)),
    ...(mine !== undefined && { mine }),
  };
};

/** For a member. */
export const summariseCampaign = (id: string, campaign: Campaign, now: number): CampaignSummary => {
  const open = openTableOf(campaign, now);
  return {
    campaign: id,
    name: campaign.name,
    won: wonMissions(campaign).length,
    missions: MISSION_IDS.length,
    members: membersHere(campaign).length,
    ...(open !== undefined && { open }),
  };
};
