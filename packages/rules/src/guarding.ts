import type { Decision, Person } from './deciding.ts';
import type { Context, HostCommand } from './game.ts';
import { failure } from './result.ts';

/** Why not, or null when it may be done. */
export type Guard<State, Role extends string, Reason extends string> = (
  state: State,
  seats: readonly Role[],
) => Reason | null;

/** A game has a guard for each of its own commands; the host's have the same in every game. */
export type GuardedKind<Command extends { readonly kind: string }> = Exclude<
  Command['kind'],
  HostCommand['kind']
>;

/** Someone doing what the guards allow. */
export interface Acting<State, Role extends string> {
  readonly state: State;
  readonly seats: readonly Role[];
  readonly who: string;
  readonly context: Context;
}

export const refuse = <const Reason extends string>(reason: Reason) => failure({ reason });

/** A game that is over says so before anything else. */
export const whileRunning =
  <
    State extends { readonly phase: { readonly kind: string } },
    Role extends string,
    Reason extends string,
  >(
    guard: Guard<State, Role, Reason>,
  ): Guard<State, Role, Reason | 'gameOver'> =>
  (state, seats) =>
    state.phase.kind === 'over' ? 'gameOver' : guard(state, seats);

/** Puts each handler of a game behind the guard of its command, which the view asks too. */
export const makeGuarded =
  <
    State,
    Command extends { readonly kind: string },
    Event,
    Role extends string,
    Reason extends string,
  >(
    guards: { readonly [Kind in GuardedKind<Command>]: Guard<State, Role, Reason> },
  ) =>
  <Kind extends GuardedKind<Command>>(
    kind: Kind,
    handle: (
      acting: Acting<State, Role>,
      command: Extract<Command, { readonly kind: Kind }>,
    ) => Decision<Event, Reason>,
  ) =>
  (
    state: State,
    command: Extract<Command, { readonly kind: Kind }>,
    { seats, who }: Person<Role>,
    context: Context,
  ): Decision<Event, Reason> => {
    const why = guards[kind](state, seats);
    return why === null ? handle({ state, seats, who, context }, command) : refuse(why);
  };
