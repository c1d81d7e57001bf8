/** What a screen draws and sends, for those who may import nothing but the protocol. */
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
  Command,
  GameView,
  Me,
  Move,
  Outcome,
  Presence,
  Settings,
  TableView,
} from '@remez/table';
