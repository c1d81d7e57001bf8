import type { Game, Random, Result } from '@remez/rules';
import type { Act, Scenario } from './parse.ts';

export interface Views<Seat extends string, View> {
  readonly spectator: View;
  readonly bySeat: Readonly<Record<Seat, View>>;
}

type Value = string | number | boolean | null;

/** What `expect` may name, and how it stands now: one value, or one for each team or side. */
export type Facts = Readonly<Record<string, Value | Readonly<Record<string, Value>>>>;

/** A move as it is sent to a table. */
export interface TableMove {
  readonly kind: string;
  readonly [argument: string]: unknown;
}

/** Somebody who sits down at a table before a lesson begins. */
export interface Sitter {
  readonly seat: string;
  /** The person who learns; all others are bots. */
  readonly isLearner: boolean;
}

/** How steps are done at a table, one by one, by people and bots: what lessons need to know. */
export interface AtTable<View, Event> {
  /** The move with which whoever has this view does the step, or comes nearer to it; null if they cannot. */
  move(act: Act, at: { readonly view: View; readonly who: string }): TableMove | null;
  /** Whether a step is done with this event. */
  isStep(event: Event): boolean;
  /** Whether this move does the step. */
  asks(act: Act, move: TableMove, view: View): boolean;
  /** Kinds of moves that do no step: what someone notes for themselves or tells their own side on the way to one. */
  readonly sketches: readonly string[];
  /** Who sits where, in the order in which they sit down, for the learner to do this step; one at each seat if it is not said. */
  readonly seating?: (first: Act) => readonly Sitter[];
}

/** All that the runner has to be told about a game. */
export interface Adapter<
  Seat extends string,
  State,
  Command extends { readonly kind: string },
  Event extends { readonly kind: string },
  View,
> {
  readonly game: Pick<
    Game<unknown, Seat, State, Command, Event, View>,
    'decide' | 'evolve' | 'view' | 'deadline' | 'turn'
  >;
  readonly seats: readonly Seat[];
  readonly verbs: readonly string[];
  /** The deal of the file; what it leaves open, chance decides. Or why it is no deal. */
  deal(
    scenario: Pick<Scenario, 'options' | 'deal'>,
    context: { readonly now: number; readonly random: Random },
  ): Result<readonly Event[], string>;
  /** Whether anybody sits there in this match. */
  isTaken(seat: Seat, state: State): boolean;
  /** The command that a step means, or the reason for which it means none. */
  command(act: Act, state: State): Result<Command, string>;
  /** What a view says its owner may do, in the verbs of scenarios. */
  can(view: View): readonly string[];
  facts(views: Views<Seat, View>): Facts;
  /** Absent where nobody is taught the game. */
  readonly atTable?: AtTable<View, Event>;
}
