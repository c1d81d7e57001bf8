import type { Actor, Context, Game } from '../game.ts';
import { filledIn, type OfferedMove, type Open } from '../moves.ts';
import { pick, type Random, shuffled } from '../random.ts';

interface Kinded {
  readonly kind: string;
}

const ofKind = <Offer extends { readonly move: Kinded }>(
  offers: readonly Offer[],
  kind: string,
): readonly Offer[] => offers.filter(({ move }) => move.kind === kind);

/** Of each kind one by chance, so that many cards do not outweigh one stop. */
export const oneOfEachKind = <Offer extends { readonly move: Kinded }>(
  offers: readonly Offer[],
  random: Random,
): readonly Offer[] =>
  [...new Set(offers.map(({ move }) => move.kind))].map((kind) =>
    pick(ofKind(offers, kind), random),
  );

/** Few of these cards by chance, in any order; now and then none. */
export const someOf = (cards: readonly number[], random: Random): readonly number[] =>
  shuffled(cards, random).slice(0, random.below(5));

/**
 * The same, with how sure whoever gives a clue says to be, now and then. It follows from what was
 * chosen already: that it can be said changes no game that is drawn by chance.
 */
export const withSure = <Command extends Kinded>(command: Command): Command => {
  if (command.kind !== 'giveClue' && command.kind !== 'transmit') return command;
  const chosen = [...JSON.stringify(command)].reduce((sum, each) => sum + each.charCodeAt(0), 0);
  return chosen % 4 === 0 ? command : { ...command, sure: chosen % 101 };
};

/** One by chance, or none where there is none. */
export const anyOf = <Offer extends { readonly move: Kinded }>(
  offers: readonly Offer[],
  random: Random,
): Offer | undefined => {
  const kinds = [...new Set(offers.map(({ move }) => move.kind))];
  return kinds.length === 0 ? undefined : pick(ofKind(offers, pick(kinds, random)), random);
};

/** What is needed to hold a game's offers against its decisions. */
interface Trial<State, Command extends Kinded, View, Role extends string> {
  readonly game: Pick<
    Game<never, Role, State, Command, Kinded, View, Role>,
    'decide' | 'view' | 'moves'
  >;
  readonly context: Context;
  /** Who might do something: not the host, whose own moves no view offers. */
  readonly people: (state: State) => readonly Actor<Role>[];
  /** A text to fill a move with. */
  readonly write: (argument: string, random: Random) => string;
  /** Why a move may be refused for its text alone. */
  readonly textReasons: readonly string[];
  /** Any move whatever, possible or not. */
  readonly anything: (random: Random) => Command;
}

interface Findings {
  /** Offered, and yet refused for something else than its text. */
  readonly refused: readonly string[];
  /** Accepted, and yet not offered. */
  readonly unoffered: readonly string[];
  /** Kinds of moves that were offered and accepted, and kinds that were tried blindly and accepted. */
  readonly offeredKinds: ReadonlySet<string>;
  readonly triedKinds: ReadonlySet<string>;
}

/** Whatever people write fits; what they mark is of what they may mark, each once. */
const fits = (value: unknown, open: Open): boolean =>
  typeof open !== 'object' ||
  !('someOf' in open) ||
  (Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((card) => open.someOf.includes(card)));

const isOffered = (offers: readonly OfferedMove<Kinded>[], command: Kinded): boolean =>
  offers.some(({ move, open = {} }) =>
    Object.entries(command).every(([argument, value]) => {
      const left = (open as { readonly [argument: string]: Open | undefined })[argument];
      return left === undefined
        ? JSON.stringify(value) === JSON.stringify((move as Record<string, unknown>)[argument])
        : fits(value, left);
    }),
  );

/** Plays everything that is offered in these states, and much that is not. */
export const tryOffers = <State, Command extends Kinded, View, Role extends string>(
  { game, context, people, write, textReasons, anything }: Trial<State, Command, View, Role>,
  states: readonly State[],
  random: Random,
  tries: number,
): Findings => {
  const refused: string[] = [];
  const unoffered: string[] = [];
  const offeredKinds = new Set<string>();
  const triedKinds = new Set<string>();
  for (const state of states) {
    for (const by of people(state)) {
      const seats = by.kind === 'person' ? by.seats : [];
      const offers = game.moves(game.view(state, { kind: 'seated', seats }));
      for (const offer of offers) {
        const command = filledIn<Command>(
          offer,
          (argument) => write(argument, random),
          (cards) => (random.below(2) === 0 ? cards : someOf(cards, random)),
        );
        const decision = game.decide(state, command, by, context);
        if (decision.ok) offeredKinds.add(command.kind);
        else if (offer.open === undefined || !textReasons.includes(decision.failure.reason)) {
          refused.push(`${seats} ${JSON.stringify(command)}: ${decision.failure.reason}`);
        }
      }
      for (let count = 0; count < tries; count += 1) {
        const command = anything(random);
        const decision = game.decide(state, command, by, context);
        /** What is accepted and changes nothing need not be offered. */
        if (!decision.ok || decision.value.length === 0) continue;
        triedKinds.add(command.kind);
        if (!isOffered(offers as readonly OfferedMove<Kinded>[], command)) {
          unoffered.push(`${seats} ${JSON.stringify(command)}`);
        }
      }
    }
  }
  return { refused, unoffered, offeredKinds, triedKinds };
};
