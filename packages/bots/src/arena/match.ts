import { type Actor, type Context, type Judge, type Random, seededRandom } from '@remez/rules';
import type { Decision } from '../player.ts';
import type { AnyGame, AnyMove, AnyView } from './format.ts';

/** Someone who sits at a match of the arena: a bot of ours, or a program that someone brought. */
export interface Contender {
  readonly who: string;
  readonly seats: readonly string[];
  readonly play: (view: AnyView) => Answer | Promise<Answer>;
  /** Whether it plays at all now; else nothing is asked of it and nothing expected. */
  readonly takesPart?: (view: AnyView) => boolean;
}

/** A move, none, or why there is none where one was asked for. */
export type Answer = Decision<AnyMove> | null | { readonly lapse: string };

/** One move of a match, as it is reported. */
export interface Played {
  readonly who: string;
  readonly move: AnyMove;
  readonly sure: number;
  readonly milliseconds: number;
}

/** A contender who gave no move that could be played. */
export interface Lapse {
  readonly who: string;
  readonly reason: string;
}

export interface MatchReport {
  /** What everybody sees when it is over. */
  readonly view: AnyView;
  readonly played: readonly Played[];
  readonly lapses: readonly Lapse[];
}

export interface Setting {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly words: readonly string[];
  readonly contenders: readonly Contender[];
  /** Of what a view says one can do, what the game waits for. */
  readonly duties: readonly string[];
  readonly judge: Judge;
  readonly seed: number;
}

/** Several times what any match needs; one in which nobody ever guesses has no end of its own. */
const MOST_MOVES = 300;

/** What came of asking a contender. */
type Outcome = 'moved' | 'lapsed' | 'forgot' | 'idle';

const FORGOTTEN = 'no move where one was due';

/** A move of its own by whoever runs the arena: on from what nobody does anything about. */
const HOST = { kind: 'person', who: 'arena', seats: [], host: true } as const;

const seatingOf = (contenders: readonly Contender[]) => {
  const seating: { [seat: string]: string[] } = {};
  for (const { who, seats } of contenders) {
    for (const seat of seats) seating[seat] = [...(seating[seat] ?? []), who];
  }
  return seating;
};

/** Plays one match to its end by the rules, each contender given the view of its own seats. */
export const playMatch = async ({
  game,
  options,
  words,
  contenders,
  duties,
  judge,
  seed,
}: Setting): Promise<MatchReport> => {
  const random: Random = seededRandom(seed);
  const context: Context = { now: 0, random, judge };
  const dealt = game.deal({ options, words }, context);
  if (!dealt.ok) throw new Error(`the arena cannot deal: ${dealt.failure.reason}`);
  let state: unknown;
  for (const event of dealt.value) state = game.evolve(state, event);
  state = game.withSeating(state, seatingOf(contenders));
  const played: Played[] = [];
  const lapses: Lapse[] = [];
  const accepts = (move: AnyMove, by: Actor<string>): boolean => {
    const decided = game.decide(state, move, by, context);
    if (!decided.ok) {
      lapses.push({ who: by.kind === 'person' ? by.who : 'clock', reason: decided.failure.reason });
      return false;
    }
    for (const event of decided.value) state = game.evolve(state, event);
    return true;
  };
  const lapsed = (who: string, reason: string): 'lapsed' => {
    lapses.push({ who, reason });
    return 'lapsed';
  };
  const turnOf = async ({ who, seats, play, takesPart }: Contender): Promise<Outcome> => {
    const roles = game.roles(state, who, seats);
    const view = game.view(state, { kind: 'seated', seats: roles });
    if (takesPart?.(view) === false) return 'idle';
    const began = performance.now();
    const answer = await play(view);
    const milliseconds = performance.now() - began;
    if (answer === null) return duties.some((duty) => duty in view.can) ? 'forgot' : 'idle';
    if ('lapse' in answer) return lapsed(who, answer.lapse);
    const { move, sure } = answer;
    if (!accepts(move, { kind: 'person', who, seats: roles, host: false })) return 'lapsed';
    played.push({ who, move, sure, milliseconds });
    return 'moved';
  };
  /** Asks one after another until someone moves. Only if nobody does has anyone forgotten to. */
  const anyoneMoves = async (): Promise<boolean> => {
    const forgetful: string[] = [];
    for (const contender of contenders) {
      const outcome = await turnOf(contender);
      if (outcome === 'moved') return true;
      if (outcome === 'forgot') forgetful.push(contender.who);
    }
    for (const who of forgetful) lapsed(who, FORGOTTEN);
    return false;
  };
  for (let moves = 0; !game.isOver(state) && moves < MOST_MOVES; moves += 1) {
    if (!(await anyoneMoves()) && !accepts({ kind: 'moveOn' }, HOST)) break;
  }
  return { view: game.view(state, { kind: 'archive' }), played, lapses };
};
