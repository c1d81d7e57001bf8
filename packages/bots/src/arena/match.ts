import {
  type Actor,
  type Context,
  type Game,
  type Judge,
  type Random,
  seededRandom,
} from '@remez/rules';
import type { Decision } from '../player.ts';

/** Someone who sits at a match of the arena: a bot of ours, or a program that someone brought. */
export interface Contender<View, Move, Seat extends string> {
  readonly who: string;
  readonly seats: readonly Seat[];
  readonly play: (view: View) => Decision<Move> | null | Promise<Decision<Move> | null>;
}

/** One move of a match, as it is reported. */
export interface Played<Move> {
  readonly who: string;
  readonly move: Move;
  readonly sure: number;
  readonly milliseconds: number;
}

/** A contender who gave no move that could be played. */
export interface Lapse {
  readonly who: string;
  readonly reason: string;
}

export interface MatchReport<View, Move> {
  /** What everybody sees when it is over. */
  readonly view: View;
  readonly played: readonly Played<Move>[];
  readonly lapses: readonly Lapse[];
}

type AnyGame<
  Options,
  Seat extends string,
  State,
  Move extends { readonly kind: string },
  View,
> = Game<
  Options,
  Seat,
  State,
  Move,
  // biome-ignore lint/suspicious/noExplicitAny: events stay within the game
  any,
  View,
  // biome-ignore lint/suspicious/noExplicitAny: roles stay within the game
  any
>;

export interface Setting<
  Options,
  Seat extends string,
  State,
  Move extends { readonly kind: string },
  View,
> {
  readonly game: AnyGame<Options, Seat, State, Move, View>;
  readonly options: Options;
  readonly words: readonly string[];
  readonly contenders: readonly Contender<View, Move, Seat>[];
  readonly judge: Judge;
  readonly seed: number;
}

const MOST_MOVES = 1000;

/** A move of its own by whoever runs the arena: on from what nobody does anything about. */
const HOST = { kind: 'person', who: 'arena', seats: [], host: true } as const;

/** Plays one match to its end by the rules, each contender given the view of its own seats. */
export const playMatch = async <
  Options,
  Seat extends string,
  State,
  Move extends { readonly kind: string },
  View,
>({
  game,
  options,
  words,
  contenders,
  judge,
  seed,
}: Setting<Options, Seat, State, Move, View>): Promise<MatchReport<View, Move>> => {
  const random: Random = seededRandom(seed);
  const context: Context = { now: 0, random, judge };
  const dealt = game.deal({ options, words }, context);
  if (!dealt.ok) throw new Error(`the arena cannot deal: ${dealt.failure.reason}`);
  let state = dealt.value.reduce<State | undefined>(
    (so, event) => game.evolve(so, event),
    undefined,
  ) as State;
  const seating: { [seat: string]: string[] } = {};
  for (const { who, seats } of contenders) {
    for (const seat of seats) seating[seat] = [...(seating[seat] ?? []), who];
  }
  state = game.withSeating(state, seating as never);
  const played: Played<Move>[] = [];
  const lapses: Lapse[] = [];
  const accepts = (move: Move, by: Actor<string>): boolean => {
    const decided = game.decide(state, move, by as never, context);
    if (!decided.ok) {
      lapses.push({ who: by.kind === 'person' ? by.who : 'clock', reason: decided.failure.reason });
      return false;
    }
    for (const event of decided.value) state = game.evolve(state, event);
    return true;
  };
  const turnOf = async ({ who, seats, play }: Contender<View, Move, Seat>): Promise<boolean> => {
    const roles = game.roles(state, who, seats);
    const began = performance.now();
    const decision = await play(game.view(state, { kind: 'seated', seats: roles }));
    const milliseconds = performance.now() - began;
    if (decision === null) return false;
    const { move, sure } = decision;
    if (!accepts(move, { kind: 'person', who, seats: roles, host: false })) return false;
    played.push({ who, move, sure, milliseconds });
    return true;
  };
  for (let moves = 0; !game.isOver(state) && moves < MOST_MOVES; moves += 1) {
    let moved = false;
    for (const contender of contenders) {
      moved = await turnOf(contender);
      if (moved) break;
    }
    if (!moved && !accepts({ kind: 'moveOn' } as unknown as Move, HOST)) break;
  }
  return { view: game.view(state, { kind: 'archive' }), played, lapses };
};
