import { whyNotByClock } from './clock.ts';
import type { Postponed } from './evolving.ts';
import type { Actor, ClockCommand, Context, Deadline, HostCommand, Refusal } from './game.ts';
import { type GuardedKind, refuse } from './guarding.ts';
import { type Result, success } from './result.ts';

export type Person<Role extends string> = Extract<Actor<Role>, { readonly kind: 'person' }>;

/** Why not, in every game, before its own rules are asked. */
type CommonReason = 'malformed' | 'notHost' | 'notYourSeat' | 'gameOver' | 'stale' | 'tooEarly';

export type Decision<Event, Reason extends string> = Result<readonly Event[], Refusal<Reason>>;

interface Deciding<
  State,
  Command extends { readonly kind: string },
  Event,
  Role extends string,
  Reason extends string,
> {
  /** All but the host's, which are the same in every game. */
  readonly handlers: {
    readonly [Kind in GuardedKind<Command>]: (
      state: State,
      command: Extract<Command, { readonly kind: Kind }>,
      by: Person<Role>,
      context: Context,
    ) => Decision<Event, Reason>;
  };
  readonly evolve: (state: State, event: Event) => State;
  readonly deadline: (state: State) => Deadline | undefined;
  /** How long what is waited for now may take, in seconds; null is for ever. */
  readonly timeFor: (state: State) => number | null;
  /**
   * The way on from whatever is being waited for: by the host's word, or by nobody (null) when the
   * time is up.
   */
  readonly goOn: (state: State, by: string | null, context: Context) => readonly Event[];
  /** What ends a match that the host gives up. */
  readonly abandoned: (state: State) => Event;
}

/**
 * The one way into a game: people do what is theirs, the clock what is the clock's, the host what
 * is the host's, and a command that nobody knows is refused like any other.
 */
export const makeDecide = <
  State extends { readonly phase: { readonly kind: string; readonly until?: number | null } },
  Command extends { readonly kind: string },
  Event extends { readonly kind: string },
  Role extends string,
  Reason extends string,
>({
  handlers,
  evolve,
  deadline,
  timeFor,
  goOn,
  abandoned,
}: Deciding<State, Command, Event | Postponed, Role, Reason | CommonReason>) => {
  type Decided = Decision<Event | Postponed, Reason | CommonReason>;
  type Handler = (state: State, command: Command, by: Person<Role>, context: Context) => Decided;

  const byClock = (state: State, command: ClockCommand, context: Context): Decided => {
    if (state.phase.kind === 'over') return refuse('gameOver');
    const why = whyNotByClock(command, deadline(state), context.now);
    if (why !== null) return refuse(why);
    return command.kind === 'postpone'
      ? success([{ kind: 'postponed', until: command.until }])
      : success(goOn(state, null, context));
  };

  const byHost = (
    state: State,
    { kind }: HostCommand,
    by: Person<Role>,
    context: Context,
  ): Decided => {
    if (!by.host) return refuse('notHost');
    if (state.phase.kind === 'over') return refuse('gameOver');
    return success(kind === 'moveOn' ? goOn(state, by.who, context) : [abandoned(state)]);
  };

  /**
   * The first command after a pause restores the phase's full time, and comes after that: nobody
   * returns to a time that is already up.
   */
  const withFullTime = (state: State, events: readonly (Event | Postponed)[], now: number) => {
    const wasPaused = deadline(state) === undefined && (state.phase.until ?? null) !== null;
    const time = wasPaused ? timeFor(state) : null;
    if (time === null || deadline(events.reduce(evolve, state)) === undefined) return events;
    const postponed: Postponed = { kind: 'postponed', until: now + time * 1000 };
    return [postponed, ...events];
  };

  const isForClock = (command: Command | ClockCommand): command is ClockCommand =>
    command.kind === 'timeout' || command.kind === 'postpone';

  const isForHost = (command: Command | HostCommand): command is HostCommand =>
    command.kind === 'moveOn' || command.kind === 'abandon';

  const byPerson = (
    state: State,
    command: Command,
    by: Person<Role>,
    context: Context,
  ): Decided => {
    if (isForHost(command)) return byHost(state, command, by, context);
    if (!Object.hasOwn(handlers, command.kind)) return refuse('malformed');
    const handle = handlers[command.kind as GuardedKind<Command>] as Handler;
    return handle(state, command, by, context);
  };

  return (
    state: State,
    command: Command | ClockCommand,
    by: Actor<Role>,
    context: Context,
  ): Decided => {
    if (isForClock(command)) {
      return by.kind === 'clock' ? byClock(state, command, context) : refuse('notYourSeat');
    }
    if (by.kind === 'clock') return refuse('notYourSeat');
    const decided = byPerson(state, command, by, context);
    return decided.ok ? success(withFullTime(state, decided.value, context.now)) : decided;
  };
};
