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
  Command,
  Fault,
  Me,
  Move,
  Outcome,
  Presence,
  Settings,
  TableView,
} from '@remez/table';
