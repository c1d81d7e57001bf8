/** What a screen draws and sends, for those who may import nothing but the protocol. */

import type { Static } from 'typebox';
import type {
  ClassicMove as ClassicSchema,
  DecryptoMove as DecryptoSchema,
  DuetMove as DuetSchema,
} from '../commands.ts';

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

/** As a screen sends it: from what it was shown, which it may not change. */
type Sent<Move> = Move extends unknown
  ? {
      readonly [Field in keyof Move]: Move[Field] extends readonly (infer Each)[]
        ? readonly Each[]
        : Move[Field];
    }
  : never;

/** What may be played in each game, as the schemas of its moves say. */
export type ClassicMove = Sent<Static<typeof ClassicSchema>>;
export type DuetMove = Sent<Static<typeof DuetSchema>>;
export type DecryptoMove = Sent<Static<typeof DecryptoSchema>>;
