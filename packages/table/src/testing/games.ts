import type { Random } from '@remez/rules';
import type { View as ClassicView, Mode } from '@remez/rules/classic';
import { randomMove } from '@remez/rules/testing';
import { randomDuetMove } from '@remez/rules/testing/duet';
import type { Move, SettingsChange } from '../types.ts';
import type { GameView, TableView } from '../view.ts';

/** What can be played: the modes of classic, and Duet. */
export type Kind = Mode | 'duet';

/** Who sits where when four people play; in a trio the fourth looks on. */
export const SEATS_IN: { readonly [kind in Kind]: readonly (string | null)[] } = {
  teams: ['red.spymaster', 'blue.spymaster', 'red.operative', 'blue.operative'],
  coop: ['red.spymaster', 'red.operative', 'red.operative', 'red.operative'],
  trio: ['red.spymaster', 'blue.spymaster', 'red.operative', null],
  duet: ['a', 'b', 'a', 'b'],
};

/** The settings that make it so. */
export const settingsOf = (kind: Kind, settings: SettingsChange = {}): SettingsChange =>
  kind === 'duet'
    ? { ...settings, game: 'duet' }
    : { ...settings, classic: { ...settings.classic, mode: kind } };

/** The match on the table, where it is one of classic. */
export const classicOf = (view: TableView | undefined): ClassicView | undefined => {
  const game = view?.match?.view;
  return game?.game === 'classic' ? game : undefined;
};

/** Something that whoever sees this may do, or nothing. */
export const anyMove = (view: GameView | undefined, random: Random): Move | undefined => {
  switch (view?.game) {
    case 'classic':
      return randomMove(view.can, random);
    case 'duet':
      return randomDuetMove(view.can, random);
    case undefined:
      return undefined;
  }
};
