import type { Adapter } from './adapter.ts';
import { classicScenario } from './classic/adapter.ts';
import { decryptoScenario } from './decrypto/adapter.ts';
import { duetScenario } from './duet/adapter.ts';

/** What is done with an adapter, whatever its game. */
export type Visit<Outcome> = <
  Seat extends string,
  State,
  Command extends { readonly kind: string },
  Event extends { readonly kind: string },
  View,
>(
  adapter: Adapter<Seat, State, Command, Event, View>,
) => Outcome;

/** The games that scenarios can be about. */
export const GAMES: Record<string, <Outcome>(visit: Visit<Outcome>) => Outcome> = {
  classic: (visit) => visit(classicScenario),
  decrypto: (visit) => visit(decryptoScenario),
  duet: (visit) => visit(duetScenario),
};

/** Hands the adapter of that game to `visit`; undefined where there is no such game. */
export const withGame = <Outcome>(game: unknown, visit: Visit<Outcome>): Outcome | undefined =>
  typeof game === 'string' && Object.hasOwn(GAMES, game) ? GAMES[game]?.(visit) : undefined;
