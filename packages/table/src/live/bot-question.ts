import { clueRulesOf, gameOf, isDraftIn, runningMatch } from '../match.ts';
import { confirms, seatsOf } from '../seating.ts';
import type { Member, Move, State } from '../types.ts';
import { perspectiveOf, viewFrom } from '../view.ts';
import type { BotQuestion } from './port.ts';

type Running = NonNullable<ReturnType<typeof runningMatch>>;

/** FNV-1a: the same number for the same text, in every process. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
};

const digests = new WeakMap<object, string>();

/**
 * A short text that is the same for equal JSON values. An object that was digested before is not
 * read again: of a view that a move has changed only the changed parts are.
 */
const digestOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const known = digests.get(value);
  if (known !== undefined) return known;
  const parts = Array.isArray(value)
    ? value.map(digestOf)
    : Object.entries(value).flatMap(([key, part]) =>
        part === undefined ? [] : [`${JSON.stringify(key)}:${digestOf(part)}`],
      );
  const text = Array.isArray(value) ? `[${parts.join()}]` : `{${parts.join()}}`;
  const digest = `${hashOf(text)}.${hashOf(`again ${text}`)}`;
  digests.set(value, digest);
  return digest;
};

/** What a bot has before it, and by what this is told from whatever it had before it earlier. */
export interface Situation {
  readonly id: string;
  /** The table's turn, and within it what is being done. */
  readonly turn: number;
  readonly stage: string;
  readonly question: BotQuestion;
  /** What people beside it may do as well is theirs to do, all but proposals; and what is the captain's. */
  readonly isForOthers: (move: Move) => boolean;
  /** Whether people may do the same, wherever they sit, and the first who is ready does it. */
  readonly mayPeopleBeFirst: (move: Move) => boolean;
  /** How it lets others go on, where the rules allow it. */
  readonly passing: Move | null;
}

const PASSING: readonly string[] = ['stop', 'decline'];

/**
 * What people at these seats are offered now. Roles pass within a seat: there one may write
 * alone (X5) and answer with the others (X7).
 */
const offeredAt = (
  state: State,
  running: Running,
  seats: readonly string[],
): readonly { readonly id: string; readonly kinds: ReadonlySet<string> }[] => {
  const game = gameOf(running);
  const there = new Set(seats.flatMap((seat) => state.seating[seat] ?? []));
  return state.members
    .filter(({ id, bot }) => bot === undefined && there.has(id))
    .map(({ id, person }) => {
      const { match } = viewFrom(state, perspectiveOf(state, { person, watching: false }));
      const offers = match === undefined ? [] : game.moves(match.view);
      return { id, kinds: new Set(offers.map(({ move }) => move.kind)) };
    });
};

/**
 * What this bot may have to do something about, from what a screen of its own would be shown and
 * nothing else; null where the rules offer it no move.
 */
export const situationOf = (
  stream: string,
  state: State,
  { id: member, person, bot }: Member,
): Situation | null => {
  const running = runningMatch(state);
  const seats = [...seatsOf(state.seating, member)].sort();
  if (running === null || bot === undefined || seats.length === 0) return null;
  const { match } = viewFrom(state, perspectiveOf(state, { person, watching: false }));
  if (match === undefined) return null;
  const { view } = match;
  const game = gameOf(running);
  const offers = game.moves(view);
  if (offers.length === 0) return null;
  const beside = offeredAt(state, running, seats);
  const isCaptains = ({ kind }: { readonly kind: string }) =>
    game.captainMoves.includes(kind) && !confirms(state, member);
  /** Whatever they may do as well is theirs to do; and what only the captain may, who may be a bot too, is the captain's. */
  const isTheirs = (move: { readonly kind: string }) =>
    isCaptains(move) ||
    (!isDraftIn(running, move) && beside.some(({ kinds }) => kinds.has(move.kind)));
  const people = beside
    .filter(({ kinds }) =>
      offers.some(({ move }) => !isDraftIn(running, move) && kinds.has(move.kind)),
    )
    .map(({ id }) => id);
  const isFirstCome = game.firstCome?.includes(view.phase) === true;
  const others = isFirstCome ? offeredAt(state, running, Object.keys(state.seating)) : [];
  const stage = `${state.turn} ${view.phase}`;
  const seed = hashOf(`${stream} ${running.number} ${member} ${state.turn}`);
  return {
    /** No client can choose an id with a space in it. */
    id: `bot ${running.number} ${stage} ${digestOf(view)}`,
    turn: state.turn,
    stage,
    question: {
      temperament: bot.temperament,
      view,
      table: { seats, who: member, rules: clueRulesOf(state.settings), people, seed },
    },
    isForOthers: isTheirs,
    mayPeopleBeFirst: ({ kind }) => others.some(({ kinds }) => kinds.has(kind)),
    passing:
      offers.map(({ move }) => move as Move).find(({ kind }) => PASSING.includes(kind)) ?? null,
  };
};
