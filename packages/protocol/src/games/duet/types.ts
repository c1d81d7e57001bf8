export type {
  Aid as DuetAid,
  Can as DuetCan,
  CardView as DuetCardView,
  Command as DuetMove,
  Count as DuetCount,
  Identity as DuetIdentity,
  MissionId,
  Side,
  Turn as DuetTurn,
  View as DuetView,
} from '@remez/rules/duet';
export type {
  CampaignCommand,
  CampaignSummary,
  CampaignView,
  MissionView,
  OpenTableView,
} from '@remez/table/campaigns';
