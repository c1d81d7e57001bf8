import { LANGUAGES } from '@remez/rules';
import { PACKS } from '@remez/words';
import { describe, expect, test } from 'vitest';
import { evolve } from './evolve.ts';
import { GAME_NAMES, GAMES } from './games.ts';
import { PLAIN_SETTINGS } from './settings.ts';
import { openingOf } from './testing/index.ts';
import type { Event, Settings } from './types.ts';
import { usualPack } from './word-settings.ts';

const without = (settings: Settings, name: string): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([field]) => field !== name)) as never;

describe('the registry of games', () => {
  test.each(GAME_NAMES)('%s is registered under its own name', (name) => {
    expect(GAMES[name].name).toBe(name);
  });

  test.each(GAME_NAMES)('%s has a pack to be played with in every language', (name) => {
    for (const language of LANGUAGES)
      expect(PACKS[usualPack(name, language)].language).toBe(language);
  });

  test.each(GAME_NAMES)(
    'a table that was opened before there was %s has its usual settings',
    (name) => {
      const older = openingOf().map(
        (event): Event =>
          event.kind === 'opened' || event.kind === 'settingsChanged'
            ? { ...event, settings: without(event.settings, name) }
            : event,
      );
      const state = older.reduce<ReturnType<typeof evolve> | undefined>(evolve, undefined);
      expect(state?.settings[name]).toEqual(PLAIN_SETTINGS[name]);
    },
  );
});
