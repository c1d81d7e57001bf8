/** What a screen draws and sends, for those who may import nothing but the protocol. */

export type { Verdict } from '@remez/rules';
export type {
  Can,
  CardView,
  Count,
  Identity,
  Mode,
  Team,
  Turn,
  View as ClassicView,
} from '@remez/rules/classic';
export type {
  Can as DecryptoCan,
  Clues,
  Code,
  Digit,
  Digits,
  Keywords,
  Team as DecryptoTeam,
  Transmission,
  View as DecryptoView,
} from '@remez/rules/decrypto';
export type {
  Aid as DuetAid,
  Can as DuetCan,
  CardView as DuetCardView,
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
  Command,
  Fault,
  GameView,
  Me,
  MissionView,
  Move,
  Outcome,
  Presence,
  Settings,
  TableView,
} from '@remez/table';
