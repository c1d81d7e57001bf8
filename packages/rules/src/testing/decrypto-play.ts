import type { Role } from '../decrypto/index.ts';
import {
  type AnyCommand,
  type Can,
  CODES,
  type Command,
  DIGITS,
  decrypto,
  type Event,
  type Keywords,
  type Mode,
  type Options,
  type State,
  TEAMS,
  type View,
} from '../decrypto/index.ts';
import type { Actor, Seating } from '../game.ts';
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

export interface DecryptoMove {
  readonly by: Actor<Role>;
  readonly command: AnyCommand;
}

const word = (random: Random): string => `רמז${random.below(1_000_000)}`;
const someClues = (random: Random): string[] =>
  Array.from({ length: 3 }, () => (random.below(3) === 0 ? '' : word(random)));

/** Mostly what a teammate thinks, so that teams come to agree. */
const someDigits = ({ deliberation }: View, random: Random): readonly (number | null)[] => {
  const known = deliberation?.proposals.map(({ digits }) => digits) ?? [];
  if (known.length > 0 && random.below(4) > 0) return pick(known, random);
  const digits = pick(CODES, random);
  return random.below(3) === 0 ? [digits[0], null, digits[2]] : digits;
};

const someKeywords = ({ naming }: View, random: Random): Keywords => {
  const known = naming?.proposals?.map(({ keywords }) => keywords) ?? [];
  if (known.length > 0 && random.below(4) > 0) return pick(known, random);
  const guess = () => pick([...WHITE, ...BLACK, '', 'מילה'], random);
  return [guess(), guess(), guess(), guess()];
};

const commandFor = (view: View, verb: keyof Can, random: Random): Command => {
  const { can } = view;
  switch (verb) {
    case 'nameTeam':
      return { kind: verb, name: pick(['הכובען', 'המגבעת'], random) };
    case 'nameEncryptor':
      return { kind: verb, who: pick(can.nameEncryptor ?? [], random) };
    case 'draft':
      return { kind: verb, clues: someClues(random) };
    case 'transmit':
      return { kind: verb, clues: [word(random), word(random), word(random)] };
    case 'propose':
      return { kind: verb, digits: someDigits(view, random) };
    case 'decode':
    case 'intercept': {
      const allowed = can[verb];
      return {
        kind: verb,
        code: allowed === undefined || allowed === 'any' ? pick(CODES, random) : allowed,
      };
    }
    case 'proposeKeywords':
      return { kind: verb, keywords: someKeywords(view, random) };
    case 'nameKeywords': {
      const allowed = can.nameKeywords;
      return {
        kind: verb,
        keywords: allowed === undefined || allowed === 'any' ? someKeywords(view, random) : allowed,
      };
    }
    case 'countNearMiss':
      return {
        kind: verb,
        team: pick(TEAMS, random),
        guess: random.below(4),
        keyword: pick(DIGITS, random),
      };
    case 'draw':
    case 'challenge':
    case 'withdraw':
    case 'agree':
      return { kind: verb };
  }
};

/** Something that may be done with this view, or nothing. */
export const randomDecryptoMove = (view: View, random: Random): Command | undefined => {
  const verbs = (Object.keys(view.can) as (keyof Can)[]).filter(
    (verb) => verb !== 'nameEncryptor' || (view.can.nameEncryptor?.length ?? 0) > 0,
  );
  if (verbs.length === 0) return undefined;
  const verb = pick(verbs, random);
  /** Objections are rare among friends, and the round must end. */
  if (verb === 'challenge' && random.below(8) > 0) return undefined;
  return commandFor(view, verb, random);
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
    decrypto.seated(decrypto.evolve(undefined, first), seating),
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
