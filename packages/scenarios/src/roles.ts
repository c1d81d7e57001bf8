import type { Actor, Game, Perspective } from '@remez/rules';

type Played<
  Seat extends string,
  State,
  Command extends Kinded,
  Event extends Kinded,
  View,
  Role extends string,
> = Pick<
  Game<unknown, Seat, State, Command, Event, View, Role>,
  'decide' | 'evolve' | 'view' | 'deadline' | 'turn' | 'roles'
>;

interface Kinded {
  readonly kind: string;
}

/** A game in which people are more than where they sit. In a scenario a seat's only holder is called by it. */
export const withRoles = <
  Seat extends string,
  State,
  Command extends Kinded,
  Event extends Kinded,
  View,
  Role extends string,
>(
  game: Played<Seat, State, Command, Event, View, Role>,
): Played<Seat, State, Command, Event, View, Seat> => {
  const rolesAt = (state: State, seats: readonly Seat[]) =>
    seats.flatMap((seat) => game.roles(state, seat, [seat]));
  return {
    evolve: game.evolve,
    deadline: game.deadline,
    turn: game.turn,
    roles: (_, __, seats) => seats,
    decide: (state, command, by: Actor<Seat>, context) =>
      game.decide(
        state,
        command,
        by.kind === 'person' ? { ...by, seats: rolesAt(state, by.seats) } : by,
        context,
      ),
    view: (state, perspective: Perspective<Seat>) =>
      game.view(
        state,
        perspective.kind === 'seated'
          ? { kind: 'seated', seats: rolesAt(state, perspective.seats) }
          : perspective,
      ),
  };
};
