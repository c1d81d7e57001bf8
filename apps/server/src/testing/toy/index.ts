import Type from 'typebox';
import { toy } from './game.ts';
import * as schemas from './schemas.ts';

/** The toy game's line in each registry that a server reads. Nothing here imports a registry. */

export type { Event, Say, Seat, State, ToyView } from './game.ts';
export { SEATS, toy } from './game.ts';

export const addToTable = <Registry extends { GAMES: object; GAME_NAMES: string[] }>(
  registry: Registry,
): Registry => {
  Object.assign(registry.GAMES, { toy });
  registry.GAME_NAMES.push(toy.name);
  return registry;
};

export const addToProtocol = <
  Registry extends { Move: ReturnType<typeof Type.Union>; gamesSettings: object },
>(
  registry: Registry,
) => ({
  ...registry,
  Move: Type.Union([...registry.Move.anyOf, schemas.Move]),
  gamesSettings: { ...registry.gamesSettings, toy: Type.Optional(schemas.Settings) },
});
