import type { GameName, Games } from '../table/game-ui.ts';
import { classic } from './classic/ui.ts';
import { decrypto } from './decrypto/ui.ts';
import { duet } from './duet/ui.ts';

/** Every game that can be played, in the order in which they are offered. */
export const GAMES: Games = { classic, duet, decrypto };

/** What is chosen until someone chooses. */
export const FIRST_GAME: GameName = 'classic';
