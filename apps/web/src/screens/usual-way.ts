import { TEMPERAMENTS, type Temperament } from '@remez/protocol/limits';
import { GAMES } from '../games/index.ts';
import { remember, remembered } from '../lib/storage.ts';
import type { GameName, SoloStart } from '../table/game-ui.ts';
import { startSolo } from '../table/solo.ts';

/** How one's partners play alone, as it was chosen last. */
export const usualTemperament = (): Temperament =>
  TEMPERAMENTS.find((each) => each === remembered('temperament')) ?? 'balanced';

/** The way in which someone played it alone last, or the first there is. */
export const usualStart = (game: GameName): SoloStart | undefined => {
  const { solo = [] } = GAMES[game];
  return solo.find(({ id }) => id === remembered(`solo-${game}`)) ?? solo[0];
};

/** Into a game, and the next time the same way. */
export const playNow = (
  game: GameName,
  start: SoloStart,
  temperament = usualTemperament(),
): Promise<boolean> => {
  remember(`solo-${game}`, start.id);
  remember('temperament', temperament);
  return startSolo({ game, start, temperament });
};
