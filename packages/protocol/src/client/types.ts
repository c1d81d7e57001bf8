/** What a screen draws and sends, for those who may import nothing but the protocol. */

export type { Verdict } from '@remez/rules';
export type {
  Command,
  Fault,
  GameView,
  Me,
  Move,
  Outcome,
  Presence,
  Settings,
  TableView,
} from '@remez/table';
export type * from '../games/types.ts';
