import type { Decision as DecisionOf } from '../deciding.ts';
import { type Acting as ActingOf, type GuardedKind, makeGuarded, refuse } from '../guarding.ts';
import { success } from '../result.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { GUARDS, type Reason } from './guards.ts';
import { teamIn } from './people.ts';
import type { Command, Role, State, Team } from './types.ts';

export type Decision = DecisionOf<Event, Reason>;

export const accept = (...events: readonly Event[]): Decision => success(events);

export const after = (state: State, events: readonly Event[]): State =>
  events.reduce<State>(evolve, state);

/** Someone of a team, doing what the guards allow. */
export interface Acting extends ActingOf<State, Role> {
  readonly team: Team;
}

const behindGuard = makeGuarded<State, Command, Event, Role, Reason>(GUARDS);

/** Whoever does something here does it for a team. */
export const guarded = <Kind extends GuardedKind<Command>>(
  kind: Kind,
  handle: (acting: Acting, command: Extract<Command, { readonly kind: Kind }>) => Decision,
) =>
  behindGuard(kind, (acting, command) => {
    const team = teamIn(acting.seats);
    return team === null ? refuse('notYourSeat') : handle({ ...acting, team }, command);
  });
