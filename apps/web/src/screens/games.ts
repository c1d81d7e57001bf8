import type { Settings } from '@remez/protocol/client';
import { m } from '../paraglide/messages.js';

export type GameName = Settings['game'];
export const GAME_NAMES: readonly GameName[] = ['classic', 'duet'];

export const gameName = (game: GameName): string =>
  ({ classic: m.game_classic, duet: m.game_duet })[game]();

export const gameAbout = (game: GameName): string =>
  ({ classic: m.game_classic_about, duet: m.game_duet_about })[game]();
