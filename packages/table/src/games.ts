import type { Game, GameSettings } from '@remez/rules';
import { classic } from '@remez/rules/classic';
import { decrypto } from '@remez/rules/decrypto';
import { duet } from './duet/game.ts';
import type { Purpose } from './purpose.ts';
import type { Command } from './types.ts';

/** The registry: every game that can be played at a table, a line each. */
const REGISTERED = { classic, duet, decrypto };

/** What a table plays until its host chooses otherwise. */
export const USUAL_GAME: GameName = 'classic';

export type GameName = keyof typeof REGISTERED;
export const GAME_NAMES = Object.keys(REGISTERED) as readonly GameName[];

export const isGameName = (name: unknown): name is GameName =>
  typeof name === 'string' && Object.hasOwn(REGISTERED, name);

interface Kinded {
  readonly kind: string;
}

/**
 * A game whose types the table does not look into. A match keeps its state beside the name of
 * its game, and hands it back to that game alone.
 */
export type AnyGame = Game<unknown, string, unknown, Kinded, Kinded, unknown> & {
  /** Where its matches may be played for something beyond the table. */
  readonly purpose?: Purpose<unknown, unknown>;
};

export const GAMES: { readonly [name in GameName]: AnyGame } = REGISTERED;

type Registered = typeof REGISTERED;

const DRAFTS = new Set(GAME_NAMES.flatMap((name) => GAMES[name].sketches ?? []));

/** Whether a command is a draft or a proposal, in any game: a match can be played without it. */
export const isDraft = (command: Command): boolean =>
  command.kind === 'play' && DRAFTS.has(command.move.kind);

/** Every game's view; the board looks at `game` and draws that one. */
export type GameView = ReturnType<Registered[GameName]['view']>;

type ResultIn<View> = View extends { readonly result?: infer Result } ? Result : never;
export type ResultOf<Name extends GameName> = NonNullable<
  ResultIn<ReturnType<Registered[Name]['view']>>
>;

/** What the host chooses of each game. */
export type GamesSettings = {
  readonly [name in GameName]: Registered[name]['settings']['usual'];
};

type ChangeIn<Settings> =
  Settings extends GameSettings<infer _, infer Change, infer __> ? Change : never;

/** What comes in to change it. */
export type GamesSettingsChange = {
  readonly [name in GameName]?: ChangeIn<Registered[name]['settings']>;
};

/** For each game what is made of it by its name. */
export const eachGame = <Made>(
  make: (game: AnyGame, name: GameName) => Made,
): readonly (readonly [GameName, Made])[] =>
  GAME_NAMES.map((name) => [name, make(GAMES[name], name)]);
