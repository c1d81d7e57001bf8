import type { Person as PersonIn } from '../deciding.ts';
import type { Context, Refusal } from '../game.ts';
import { failure, type Result, success } from '../result.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { GUARDS, type Reason } from './guards.ts';
import { teamIn } from './people.ts';
import type { AnyCommand, Role, State, Team } from './types.ts';

export type Decision = Result<readonly Event[], Refusal<Reason>>;
export type Person = PersonIn<Role>;
export type Of<Kind extends AnyCommand['kind']> = Extract<AnyCommand, { readonly kind: Kind }>;

export const refuse = (reason: Reason): Decision => failure({ reason });
export const accept = (...events: readonly Event[]): Decision => success(events);

export const after = (state: State, events: readonly Event[]): State =>
  events.reduce<State>(evolve, state);

/** Someone of a team, doing what the guards allow. */
export interface Acting {
  readonly state: State;
  readonly team: Team;
  readonly who: string;
  readonly context: Context;
}

/** A handler behind its guard. */
export const guarded =
  <Kind extends keyof typeof GUARDS>(
    kind: Kind,
    handle: (acting: Acting, command: Of<Kind>) => Decision,
  ) =>
  (state: State, command: Of<Kind>, by: Person, context: Context): Decision => {
    const why = GUARDS[kind](state, by.seats);
    if (why !== null) return refuse(why);
    const team = teamIn(by.seats);
    return team === null
      ? refuse('notYourSeat')
      : handle({ state, team, who: by.who, context }, command);
  };
