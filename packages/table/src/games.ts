import type { Game } from '@remez/rules';
import { classic } from '@remez/rules/classic';
import { decrypto } from '@remez/rules/decrypto';
import { duet } from '@remez/rules/duet';

export const GAME_NAMES = ['classic', 'duet', 'decrypto'] as const;
export type GameName = (typeof GAME_NAMES)[number];

interface Kinded {
  readonly kind: string;
}

/**
 * A game whose types the table does not look into. A match keeps its state beside the name of
 * its game, and hands it back to that game alone.
 */
export type AnyGame = Game<unknown, string, unknown, Kinded, Kinded, unknown>;

export const GAMES: { readonly [name in GameName]: AnyGame } = { classic, duet, decrypto };
