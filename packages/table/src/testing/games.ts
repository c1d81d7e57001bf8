import type { Random } from '@remez/rules';
import type { View as ClassicView, Mode } from '@remez/rules/classic';
import type { View as DecryptoView } from '@remez/rules/decrypto';
import { randomMove } from '@remez/rules/testing';
import { randomDecryptoMove } from '@remez/rules/testing/decrypto';
import { randomDuetMove } from '@remez/rules/testing/duet';
import type { GameView } from '../games.ts';
import type { Move, SettingsChange } from '../types.ts';
import type { TableView } from '../view.ts';

/** What can be played: the modes of classic, Duet, and the modes of Decrypto. */
export type Kind = Mode | 'duet' | 'decrypto' | 'decryptoTrio';

/** Who sits where when four people play; in a trio the fourth looks on. */
export const SEATS_IN: { readonly [kind in Kind]: readonly (string | null)[] } = {
  teams: ['red.spymaster', 'blue.spymaster', 'red.operative', 'blue.operative'],
  coop: ['red.spymaster', 'red.operative', 'red.operative', 'red.operative'],
  trio: ['red.spymaster', 'blue.spymaster', 'red.operative', null],
  duet: ['a', 'b', 'a', 'b'],
  decrypto: ['white', 'black', 'white', 'black'],
  decryptoTrio: ['white', 'black', 'white', null],
};

/** The settings that make it so. */
export const settingsOf = (kind: Kind, settings: SettingsChange = {}): SettingsChange => {
  switch (kind) {
    case 'duet':
    case 'decrypto':
      return { ...settings, game: kind };
    case 'decryptoTrio':
      return { ...settings, game: 'decrypto', decrypto: { ...settings.decrypto, mode: 'trio' } };
    default:
      return { ...settings, classic: { ...settings.classic, mode: kind } };
  }
};

/** The match on the table, where it is one of classic. */
export const classicOf = (view: TableView | undefined): ClassicView | undefined => {
  const game = view?.match?.view;
  return game?.game === 'classic' ? game : undefined;
};

/** The match on the table, where it is one of Decrypto. */
export const decryptoOf = (view: TableView | undefined): DecryptoView | undefined => {
  const game = view?.match?.view;
  return game?.game === 'decrypto' ? game : undefined;
};

/** Who plays each game by chance. */
const PLAYERS: {
  readonly [view in GameView as view['game']]: (view: view, random: Random) => object | undefined;
} = { classic: randomMove, duet: randomDuetMove, decrypto: randomDecryptoMove };

/** Something that whoever sees this may do, or nothing. */
export const anyMove = (view: GameView | undefined, random: Random): Move | undefined => {
  if (view === undefined) return undefined;
  const player = PLAYERS[view.game] as (view: GameView, random: Random) => Move | undefined;
  return player(view, random);
};
