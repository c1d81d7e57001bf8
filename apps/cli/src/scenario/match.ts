import { isDeepStrictEqual } from 'node:util';
import {
  type Actor,
  type ClockCommand,
  failure,
  type Result,
  seededRandom,
  success,
} from '@remez/rules';
import {
  type Act,
  type Adapter,
  type Facts,
  oneOf,
  type Scenario,
  type Views,
} from '@remez/scenarios';
import { packReferee } from '@remez/server/referee';

/** How things stand, as the views tell it. */
export interface Standing {
  readonly facts: Facts;
  /** Everything that may be done now, each as "seat verb". */
  readonly can: ReadonlySet<string>;
  readonly seats: readonly string[];
  readonly verbs: readonly string[];
}

/** A match under way. It hides its game, so that whoever plays it needs to know none. */
export interface Match {
  /** Does it, or says for which reason it was refused. */
  act(act: Act): Result<null, string>;
  /** Whether the log, replayed from the start, still leads to the present state. */
  isIntact(): boolean;
  standing(): Standing;
}

const CLOCK = 'clock';
const TIMEOUT = 'timeout';
const A_SECOND = 1000;

/** The same scenario must take the same course every time. */
const SEED = 25;

/** Deals what the scenario says, or says why that is no deal. */
export const openMatch = <
  Seat extends string,
  State,
  Command extends { readonly kind: string },
  Event extends { readonly kind: string },
  View,
>(
  adapter: Adapter<Seat, State, Command, Event, View>,
  scenario: Pick<Scenario, 'options' | 'deal'>,
): Result<Match, string> => {
  const { game } = adapter;
  const random = seededRandom(SEED);
  /** Kept as text, as a store keeps it: what JSON loses must not matter to a replay. */
  const log: string[] = [];
  let now = 0;

  const grown = (state: State | undefined, events: readonly Event[]): State => {
    const last = events.reduce<State | undefined>(
      (before, event) => game.evolve(before, event),
      state,
    );
    if (last === undefined) throw new Error('a game begins with an event');
    return last;
  };

  const dealt = adapter.deal(scenario, { now, random });
  if (!dealt.ok) return dealt;
  let state = grown(undefined, dealt.value);

  const commit = (events: readonly Event[]): void => {
    log.push(...events.map((event) => JSON.stringify(event)));
  };
  commit(dealt.value);

  const actorFor = (by: string): Actor<Seat> | undefined => {
    if (by === CLOCK) return { kind: 'clock' };
    const seat = oneOf(adapter.seats, by);
    if (seat === undefined || !adapter.isTaken(seat, state)) return undefined;
    return { kind: 'person', who: seat, seats: [seat], host: false };
  };

  /** Without a deadline there is no phase to name, and the rules refuse the command as stale. */
  const timeout = (): ClockCommand => {
    const due = game.deadline(state);
    return due === undefined
      ? { kind: TIMEOUT, turn: game.turn(state), phase: 'none' }
      : { kind: TIMEOUT, turn: due.turn, phase: due.phase };
  };

  const act = (step: Act): Result<null, string> => {
    now += A_SECOND;
    const actor = actorFor(step.by);
    if (actor === undefined) return failure('notYourSeat');
    const isTimeout = step.verb === TIMEOUT;
    const command = isTimeout ? success(timeout()) : adapter.command(step, state);
    if (!command.ok) return command;
    if (isTimeout) now = Math.max(now, game.deadline(state)?.at ?? now);
    const decided = game.decide(state, command.value, actor, { now, random, judge: packReferee() });
    if (!decided.ok) return failure(decided.failure.reason);
    state = grown(state, decided.value);
    commit(decided.value);
    return success(null);
  };

  const views = (): Views<Seat, View> => {
    const bySeat = adapter.seats.map((seat) => [
      seat,
      game.view(state, { kind: 'seated', seats: [seat] }),
    ]);
    return {
      spectator: game.view(state, { kind: 'spectator' }),
      bySeat: Object.fromEntries(bySeat),
    };
  };

  const standing = (): Standing => {
    const seen = views();
    const can = new Set(
      adapter.seats.flatMap((seat) =>
        adapter.can(seen.bySeat[seat]).map((verb) => `${seat} ${verb}`),
      ),
    );
    if (game.deadline(state) !== undefined) can.add(`${CLOCK} ${TIMEOUT}`);
    return {
      facts: adapter.facts(seen),
      can,
      seats: [...adapter.seats, CLOCK],
      verbs: [...adapter.verbs, TIMEOUT],
    };
  };

  return success({
    act,
    isIntact: () =>
      isDeepStrictEqual(
        grown(
          undefined,
          log.map((event) => JSON.parse(event)),
        ),
        state,
      ),
    standing,
  });
};
