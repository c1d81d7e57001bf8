import type { AnyMove, AnyView, Format } from './arena/format.ts';
import { arena as classicArena } from './classic/arena.ts';
import { playClassic } from './classic/index.ts';
import { arena as decryptoArena } from './decrypto/arena.ts';
import { playDecrypto } from './decrypto/index.ts';
import { arena as duetArena } from './duet/arena.ts';
import { playDuet } from './duet/index.ts';
import type { Decision, Self, Table } from './player.ts';

/** A game that bots play: the player, for whichever seat, and how the arena plays it. */
export interface BotGame {
  play(view: AnyView, table: Table, self: Self): Decision<AnyMove> | null;
  readonly arena: Format;
}

/** The registry: every game that bots play, a line each. */
const REGISTERED = {
  classic: { play: playClassic, arena: classicArena },
  duet: { play: playDuet, arena: duetArena },
  decrypto: { play: playDecrypto, arena: decryptoArena },
};

export type BotGameName = keyof typeof REGISTERED;
export const BOT_GAME_NAMES = Object.keys(REGISTERED) as readonly BotGameName[];

export const BOT_GAMES: { readonly [name in BotGameName]: BotGame } = REGISTERED;
