import { playClassic } from './classic/index.ts';
import { playDecrypto } from './decrypto/index.ts';
import { playDuet } from './duet/index.ts';
import type { Player } from './player.ts';

const REGISTERED = { classic: playClassic, duet: playDuet, decrypto: playDecrypto };

/** A player whose game is not looked into: it is given a view of its own game alone. */
type AnyPlayer = Player<unknown, { readonly kind: string }>;

/** The registry: who plays each game, a line each. */
export const PLAYERS = REGISTERED as unknown as {
  readonly [game in keyof typeof REGISTERED]: AnyPlayer;
};
