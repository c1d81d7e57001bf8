import {
  type AnyCommand,
  type Command,
  classic,
  type Event,
  type Mode,
  type Options,
  type Seat,
  type SeatRole,
  type State,
  type View,
} from '../classic/index.ts';
import type { Person } from '../deciding.ts';
import type { Actor } from '../game.ts';
import { filledIn, type OfferedMove } from '../moves.ts';
import { pick, type Random, seededRandom } from '../random.ts';
import { CLOCK, contextAt, dealt, HOST, optionsFor, seatsIn, seenBy } from './classic.ts';
import { anyOf, oneOfEachKind, someOf, withSure } from './moves.ts';

export interface Move {
  readonly by: Actor<SeatRole>;
  readonly command: AnyCommand;
}

/** One person a seat; in trio one operative for both teams (C28). */
export const peopleIn = (mode: Mode): readonly (readonly Seat[])[] =>
  mode === 'trio'
    ? [['red.spymaster'], ['blue.spymaster'], ['red.operative', 'blue.operative']]
    : seatsIn(mode).map((seat) => [seat]);

/** Someone at these seats, with what they are beside them by now. */
export const personAt = (state: State, seats: readonly Seat[]): Person<SeatRole> => {
  const who = seats.join('+');
  return { kind: 'person', who, seats: classic.roles(state, who, seats), host: false };
};

const CLUES = ['גשם', 'תעופה', 'עץ', 'ים', 'ג', 'חלום בהקיץ'];

const played = (offer: OfferedMove<Command>, random: Random): Command =>
  withSure(
    filledIn(
      offer,
      () => pick(CLUES, random),
      (cards) => someOf(cards, random),
    ),
  );

/** Something that may be done with this view, or nothing. */
export const randomMove = (view: View, random: Random): Command | undefined => {
  const offer = anyOf(classic.moves(view), random);
  return offer && played(offer, random);
};

/** Everything that someone may do now, each person and verb once. */
export const possibleMoves = (state: State, random: Random): Move[] => {
  const moves: Move[] = peopleIn(state.options.mode).flatMap((seats) => {
    const by = personAt(state, seats);
    const offers = oneOfEachKind(classic.moves(seenBy(state, ...by.seats)), random);
    return offers.map((offer) => ({ by, command: played(offer, random) }));
  });
  const due = classic.deadline(state);
  if (due !== undefined && random.below(8) === 0) {
    moves.push({ by: CLOCK, command: { kind: 'timeout', turn: due.turn, phase: due.phase } });
  }
  if (state.phase.kind !== 'over' && random.below(40) === 0) {
    moves.push({ by: HOST, command: { kind: 'moveOn' } });
  }
  return moves;
};

export interface Played {
  readonly options: Options;
  readonly events: readonly Event[];
  readonly states: readonly State[];
  readonly moves: readonly Move[];
}

const TIMERS = [
  { clue: null, guess: null, decision: null },
  { clue: 60, guess: 90, decision: 30 },
] as const;

/** A whole random game, reproducible from its seed. */
export const randomGame = (mode: Mode, seed: number): Played => {
  const random = seededRandom(seed);
  const options = optionsFor({ mode, timers: pick(TIMERS, random) });
  const first = dealt({ options }, seed);
  let state = classic.evolve(undefined, first);
  const events: Event[] = [first];
  const states: State[] = [state];
  const moves: Move[] = [];
  for (let step = 0; state.phase.kind !== 'over'; step += 1) {
    if (step > 2000) throw new Error(`the game of seed ${seed} does not end`);
    const move = pick(possibleMoves(state, random), random);
    const now = Math.max(step * 1000, classic.deadline(state)?.at ?? 0);
    const decision = classic.decide(state, move.command, move.by, contextAt(now));
    if (!decision.ok) {
      throw new Error(`seed ${seed}: ${JSON.stringify(move)} refused: ${decision.failure.reason}`);
    }
    for (const event of decision.value) {
      state = classic.evolve(state, event);
      events.push(event);
      states.push(state);
    }
    moves.push(move);
  }
  return { options, events, states, moves };
};

/** The state after the first `count` events. */
export const replay = (events: readonly Event[]): State => {
  const state = events.reduce<State | undefined>(classic.evolve, undefined);
  if (state === undefined) throw new Error('an empty log has no state');
  return state;
};
