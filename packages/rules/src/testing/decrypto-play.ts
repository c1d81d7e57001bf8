import type { Role } from '../decrypto/index.ts';
import {
  type AnyCommand,
  type Command,
  decrypto,
  type Event,
  HUMMED,
  type Mode,
  type Options,
  type State,
  TEAMS,
  type View,
} from '../decrypto/index.ts';
import type { Actor, Seating } from '../game.ts';
import { filledIn } from '../moves.ts';
import { pick, type Random, seededRandom } from '../random.ts';
import {
  BLACK,
  CLOCK,
  contextAt,
  dealt,
  HOST,
  optionsFor,
  person,
  seenBy,
  THREE,
  TRIO,
  TWO,
  WHITE,
} from './decrypto.ts';
import { anyOf, withSure } from './moves.ts';

export interface DecryptoMove {
  readonly by: Actor<Role>;
  readonly command: AnyCommand;
}

/** Of so many that no team says one twice by chance: in one game in some thousand it did with a million. */
const clue = (random: Random): string => `רמז${random.below(2 ** 32)}`;

const textFor = (kind: Command['kind'], random: Random): string => {
  switch (kind) {
    case 'nameTeam':
      return pick(['הכובען', 'המגבעת'], random);
    case 'transmit':
      return random.below(8) === 0 ? HUMMED : clue(random);
    case 'draft':
      return random.below(3) === 0 ? '' : clue(random);
    case 'proposeKeywords':
    case 'nameKeywords':
      return pick([...WHITE, ...BLACK, '', 'מילה'], random);
    default:
      return clue(random);
  }
};

/** Mostly what a teammate thinks, so that teams come to agree. */
const agreeing = ({ deliberation, naming }: View, command: Command, random: Random): Command => {
  if (random.below(4) === 0) return command;
  if (command.kind === 'propose') {
    const proposals = deliberation?.proposals ?? [];
    return proposals.length === 0
      ? command
      : { ...command, digits: pick(proposals, random).digits };
  }
  if (command.kind === 'proposeKeywords') {
    const proposals = naming?.proposals ?? [];
    return proposals.length === 0
      ? command
      : { ...command, keywords: pick(proposals, random).keywords };
  }
  return command;
};

/** Something that may be done with this view, or nothing. */
export const randomDecryptoMove = (view: View, random: Random): Command | undefined => {
  const offer = anyOf(decrypto.moves(view), random);
  if (offer === undefined) return undefined;
  const { kind } = offer.move;
  /** Notes are few, and much happens between them. */
  if (kind === 'share' && random.below(6) > 0) return undefined;
  /** Objections are rare among friends, and the round must end. */
  if (kind === 'challenge' && random.below(4) > 0) return undefined;
  return agreeing(view, withSure(filledIn<Command>(offer, () => textFor(kind, random))), random);
};

export const possibleMoves = (state: State, random: Random): DecryptoMove[] => {
  const people = TEAMS.flatMap((team) => state.members[team]);
  const moves = people.flatMap((who): DecryptoMove[] => {
    const command = randomDecryptoMove(seenBy(state, who), random);
    return command === undefined ? [] : [{ by: person(state, who), command }];
  });
  const due = decrypto.deadline(state);
  if (due !== undefined && random.below(12) === 0) {
    moves.push({ by: CLOCK, command: { kind: 'timeout', turn: due.turn, phase: due.phase } });
  }
  if (moves.length === 0 || random.below(60) === 0) {
    moves.push({ by: HOST, command: { kind: 'moveOn' } });
  }
  return moves;
};

export interface DecryptoGame {
  readonly options: Options;
  readonly seating: Seating<'white' | 'black'>;
  readonly events: readonly Event[];
  readonly states: readonly State[];
}

const TIMERS = [
  { write: null, answer: null, decision: null },
  { write: 90, answer: 60, decision: 30 },
] as const;

/** The state after these events, for people who sit like this. */
export const replayed = (events: readonly Event[], seating: DecryptoGame['seating']): State => {
  const [first, ...rest] = events;
  if (first === undefined) throw new Error('an empty log has no state');
  return rest.reduce<State>(
    decrypto.evolve,
    decrypto.withSeating(decrypto.evolve(undefined, first), seating),
  );
};

/** A whole random game, reproducible from its seed. */
export const randomDecrypto = (mode: Mode, seed: number): DecryptoGame => {
  const random = seededRandom(seed);
  const options = optionsFor({
    mode,
    timers: pick(TIMERS, random),
    hourglass: pick([null, 30], random),
  });
  const seating = mode === 'trio' ? TRIO : pick([TWO, THREE], random);
  const first = dealt({ options }, seed);
  let state = replayed([first], seating);
  const events: Event[] = [first];
  const states: State[] = [state];
  for (let step = 0; state.phase.kind !== 'over'; step += 1) {
    if (step > 5000) throw new Error(`the game of seed ${seed} does not end`);
    const move = pick(possibleMoves(state, random), random);
    const now = Math.max(step * 1000, decrypto.deadline(state)?.at ?? 0);
    const decision = decrypto.decide(state, move.command, move.by, contextAt(now));
    if (!decision.ok) {
      throw new Error(`seed ${seed}: ${JSON.stringify(move)} refused: ${decision.failure.reason}`);
    }
    for (const event of decision.value) {
      state = decrypto.evolve(state, event);
      events.push(event);
      states.push(state);
    }
  }
  return { options, seating, events, states };
};
