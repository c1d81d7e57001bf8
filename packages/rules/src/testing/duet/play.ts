import {
  type AnyCommand,
  type Command,
  duet,
  type Event,
  MISSIONS,
  type Options,
  SIDES,
  type SideRole,
  type State,
  type View,
} from '../../duet/index.ts';
import type { Actor } from '../../game.ts';
import { filledIn, type OfferedMove } from '../../moves.ts';
import { pick, type Random, seededRandom } from '../../random.ts';
import { contextAt } from '../classic.ts';
import { anyOf, oneOfEachKind, someOf, withSure } from '../moves.ts';
import { CLOCK, dealt, HOST, optionsFor, personOn, seenBy } from './verbs.ts';

export interface DuetMove {
  readonly by: Actor<SideRole>;
  readonly command: AnyCommand;
}

const CLUES = ['חלב', 'מסע', 'אמן', 'ים', 'ג', 'חלום בהקיץ'];

const played = (offer: OfferedMove<Command>, random: Random): Command =>
  withSure(
    filledIn(
      offer,
      () => pick(CLUES, random),
      (cards) => someOf(cards, random),
    ),
  );

/** Something that may be done with this view, or nothing. */
export const randomDuetMove = (view: View, random: Random): Command | undefined => {
  const offer = anyOf(duet.moves(view), random);
  return offer && played(offer, random);
};

/** Random guessing rarely gets far: mostly, whoever guesses knows what is green. */
const CARE = 6;

const carefully = (state: State, move: DuetMove, random: Random): DuetMove => {
  const { by, command } = move;
  if (command.kind !== 'guess' || by.kind !== 'person' || random.below(CARE) === 0) return move;
  const theirs = by.seats[0] === 'a' ? state.keys.b : state.keys.a;
  const right = (seenBy(state, ...by.seats).can.guess ?? []).filter(
    (card) => theirs[card] === 'green',
  );
  return right.length === 0 ? move : { by, command: { kind: 'guess', card: pick(right, random) } };
};

/** Everything that someone may do now, each side and verb once. */
const possibleMoves = (state: State, random: Random): DuetMove[] => {
  const moves: DuetMove[] = SIDES.flatMap((side) => {
    const by = personOn(state, side);
    return oneOfEachKind(duet.moves(seenBy(state, ...by.seats)), random)
      .filter(({ move }) => move.kind !== 'beginAgain' || random.below(10) === 0)
      .map((offer) => carefully(state, { by, command: played(offer, random) }, random));
  });
  const due = duet.deadline(state);
  if (due !== undefined && random.below(8) === 0) {
    moves.push({ by: CLOCK, command: { kind: 'timeout', turn: due.turn, phase: due.phase } });
  }
  if (state.phase.kind !== 'over' && random.below(40) === 0) {
    moves.push({ by: HOST, command: { kind: 'moveOn' } });
  }
  return moves;
};

export interface DuetPlayed {
  readonly options: Options;
  readonly events: readonly Event[];
  /** After each event. */
  readonly states: readonly State[];
  /** After each move: what people get to see. */
  readonly seen: readonly State[];
}

const TIMERS = [
  { clue: null, guess: null, decision: null },
  { clue: 60, guess: 90, decision: 30 },
] as const;

const BANKS: readonly Partial<Options>[] = [
  {},
  { tokens: 10 },
  { tokens: 11 },
  { mission: 'tel-aviv', ...MISSIONS['tel-aviv'] },
  { mission: 'vatican', ...MISSIONS.vatican },
  { mission: 'hong-kong', ...MISSIONS['hong-kong'] },
];

const randomOptions = (random: Random): Options =>
  optionsFor({
    ...pick(BANKS, random),
    flexibleTurns: random.below(2) === 0,
    timers: pick(TIMERS, random),
  });

/** A whole random game, reproducible from its seed. */
export const randomDuet = (seed: number): DuetPlayed => {
  const random = seededRandom(seed);
  const options = randomOptions(random);
  const first = dealt({ options }, seed);
  let state = duet.evolve(undefined, first);
  const events: Event[] = [first];
  const states: State[] = [state];
  const seen: State[] = [state];
  for (let step = 0; state.phase.kind !== 'over'; step += 1) {
    if (step > 1000) throw new Error(`the game of seed ${seed} does not end`);
    const moves = possibleMoves(state, random);
    if (moves.length === 0) continue;
    const { by, command } = pick(moves, random);
    const now = Math.max(step * 1000, duet.deadline(state)?.at ?? 0);
    const decision = duet.decide(state, command, by, contextAt(now));
    if (!decision.ok) {
      throw new Error(`seed ${seed}: ${JSON.stringify(command)}: ${decision.failure.reason}`);
    }
    for (const event of decision.value) {
      state = duet.evolve(state, event);
      events.push(event);
      states.push(state);
    }
    seen.push(state);
  }
  return { options, events, states, seen };
};

/** The state after these events. */
export const replayDuet = (events: readonly Event[]): State => {
  const state = events.reduce<State | undefined>(duet.evolve, undefined);
  if (state === undefined) throw new Error('an empty log has no state');
  return state;
};
