import { GAMES } from '../games/index.ts';
import { remember, remembered } from '../lib/storage.ts';
import type { GameName, SoloStart } from '../table/game-ui.ts';
import { startSolo } from '../table/solo.ts';

/** The way in which someone played it alone last, or the first there is. */
export const usualStart = (game: GameName): SoloStart | undefined => {
  const { solo = [] } = GAMES[game];
  return solo.find(({ id }) => id === remembered(`solo-${game}`)) ?? solo[0];
};

/** Into a game, and the next time the same way. */
export const playNow = (game: GameName, start: SoloStart): Promise<boolean> => {
  remember(`solo-${game}`, start.id);
  return startSolo({ game, start });
};
