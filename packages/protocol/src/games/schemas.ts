import type { GameName as NameOf, Settings, TableView, GameView as ViewOf } from '@remez/table';
import Type from 'typebox';
import { closed, type Meanings } from '../schema.ts';
import { Count } from '../view-parts.ts';
import * as classic from './classic/schemas.ts';
import * as decrypto from './decrypto/schemas.ts';
import * as duet from './duet/schemas.ts';

/** The registry: the schemas of each game's moves, settings and view, and what its codes mean, a line each. */
const GAMES = { classic, duet, decrypto };

type Games = typeof GAMES;
const each = Object.values(GAMES);
const byName = Object.entries(GAMES);

/** A move of any game; whether it is one of the game that is played, the rules say. */
export const Move = Type.Unsafe<Type.Static<Games[keyof Games]['Move']>>(
  Type.Union(each.map(({ Move }) => Move)),
);

/** Each game's corner of the settings, under its name. */
export const gamesSettings = Object.fromEntries(
  byName.map(([name, { Settings }]) => [name, Type.Optional(Settings)]),
) as { readonly [name in keyof Games]: Type.TOptional<Games[name]['Settings']> };

export const GameName = Type.Unsafe<NameOf>(Type.Enum(Object.keys(GAMES)));

/** Each game's corner of the settings as a view shows it: whole. */
export const settingsSchemas = Object.fromEntries(
  byName.map(([name, { SettingsView }]) => [name, SettingsView]),
) as unknown as { readonly [name in NameOf]: Type.TUnsafe<Settings[name]> };

/** Each game's view, under its name. */
export const gameViews: { readonly [name: string]: Type.TSchema } = Object.fromEntries(
  byName.map(([name, { View }]) => [name, View]),
);
export const GameView = Type.Unsafe<ViewOf>(Type.Union(each.map(({ View }) => View)));

/** How a match of each game ended. */
export const Finished = Type.Unsafe<TableView['finished'][number]>(
  Type.Union(
    byName.map(([name, { Result }]) =>
      closed({ match: Count, game: Type.Literal(name), result: Result }),
    ),
  ),
);

/** Why what a match is played for may refuse it, where a game has such a thing. */
export const purposeReasons: Meanings = Object.assign(
  {},
  ...each.map(({ meanings }) => ('PURPOSE_REASONS' in meanings ? meanings.PURPOSE_REASONS : {})),
);

export const gameReasons: readonly Meanings[] = each.map(({ meanings }) => meanings.REASONS);

/** What the codes of each game mean, for the page about the protocol. */
export const gameMeanings: {
  readonly [game: string]: { readonly [list: string]: Meanings };
} = Object.fromEntries(byName.map(([name, { meanings }]) => [name, meanings]));
