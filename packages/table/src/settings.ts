import { among, LANGUAGES } from '@remez/rules';
import { eachGame, GAME_NAMES, type GamesSettings, USUAL_GAME } from './games.ts';
import type { CustomPack, Settings, SettingsChange } from './types.ts';
import { changedWords, USUAL_ALLOWANCES, usualPack } from './word-settings.ts';

const usualSettings = (): GamesSettings =>
  Object.fromEntries(eachGame(({ settings }) => settings.usual)) as GamesSettings;

const [USUAL_LANGUAGE] = LANGUAGES;

export const PLAIN_SETTINGS: Settings = {
  game: USUAL_GAME,
  language: USUAL_LANGUAGE,
  packs: [usualPack(USUAL_GAME, USUAL_LANGUAGE)],
  clues: { referee: 'advise', allow: USUAL_ALLOWANCES[USUAL_LANGUAGE] },
  captain: false,
  sharedScreen: false,
  sharedDevice: false,
  ...usualSettings(),
};

/** A log that was begun before a game existed says nothing of it: then it is as usual. */
export const withEveryGame = (settings: Settings): Settings => ({
  ...usualSettings(),
  ...settings,
});

const changedGames = (settings: Settings, change: SettingsChange): GamesSettings | null => {
  const changed = eachGame((game, name) =>
    game.settings.change(settings[name], change[name] ?? {}),
  );
  return changed.some(([, each]) => each === null)
    ? null
    : (Object.fromEntries(changed) as GamesSettings);
};

/** The settings with the change in them, or null when it is not one that exists. */
export const changedSettings = (
  settings: Settings,
  change: SettingsChange,
  custom: CustomPack | null = null,
): Settings | null => {
  const game = among(GAME_NAMES, change.game ?? settings.game);
  const games = changedGames(settings, change);
  const captain = change.captain ?? settings.captain;
  const sharedScreen = change.sharedScreen ?? settings.sharedScreen;
  const sharedDevice = change.sharedDevice ?? settings.sharedDevice ?? false;
  if (typeof captain !== 'boolean' || typeof sharedScreen !== 'boolean') return null;
  if (typeof sharedDevice !== 'boolean') return null;
  if (game === null || games === null) return null;
  const words = changedWords(settings, change, { game, custom });
  return words && { game, ...words, captain, sharedScreen, sharedDevice, ...games };
};
