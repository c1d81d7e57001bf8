import Type from 'typebox';
import * as classic from './classic/schemas.ts';
import * as decrypto from './decrypto/schemas.ts';
import * as duet from './duet/schemas.ts';

/** The registry: the schemas of each game's moves and settings, a line each. */
const GAMES = { classic, duet, decrypto };

type Games = typeof GAMES;

/** A move of any game; whether it is one of the game that is played, the rules say. */
export const Move = Type.Unsafe<Type.Static<Games[keyof Games]['Move']>>(
  Type.Union(Object.values(GAMES).map(({ Move }) => Move)),
);

/** Each game's corner of the settings, under its name. */
export const gamesSettings = Object.fromEntries(
  Object.entries(GAMES).map(([name, { Settings }]) => [name, Type.Optional(Settings)]),
) as { readonly [name in keyof Games]: Type.TOptional<Games[name]['Settings']> };
