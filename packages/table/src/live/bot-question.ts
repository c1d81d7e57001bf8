import { clueRulesOf, gameOf, rolesOf, runningMatch } from '../match.ts';
import { isBot } from '../members.ts';
import { seatsOf } from '../seating.ts';
import type { Match, Member, Move, State } from '../types.ts';
import { perspectiveOf, viewFrom } from '../view.ts';
import type { BotQuestion } from './port.ts';

/** FNV-1a: the same number for the same text, in every process. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
};

/** What a bot has before it, and by what this is told from whatever it had before it earlier. */
export interface Situation {
  readonly id: string;
  /** The table's turn, and within it what is being done. */
  readonly turn: number;
  readonly stage: string;
  readonly question: BotQuestion;
  /** What people beside it may do as well is theirs to do, all but proposals. */
  readonly isForPeople: (move: Move) => boolean;
  /** How it lets others go on, where the rules allow it. */
  readonly passing: Move | null;
}

const PASSING: readonly string[] = ['stop', 'decline'];

/**
 * Kinds of moves that people who sit with this bot are offered now. Roles pass within a seat: there
 * one may write alone (X5) and answer with the others (X7).
 */
const offeredBeside = (
  state: State,
  running: Match,
  { member, seats }: { readonly member: string; readonly seats: readonly string[] },
): ReadonlySet<string> => {
  const game = gameOf(running);
  const people = new Set(
    seats.flatMap((seat) => state.seating[seat] ?? []).filter((id) => !isBot(state, id)),
  );
  people.delete(member);
  const kinds = [...people].flatMap((id) => {
    const roles = rolesOf(state, id, [...seatsOf(state.seating, id)].sort());
    const view = game.view(running.state, { kind: 'seated', seats: roles });
    return game.moves(view).map(({ move }) => move.kind);
  });
  return new Set(kinds);
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
  const beside = offeredBeside(state, running, { member, seats });
  const withPeople = offers.some(({ move }) => beside.has(move.kind));
  const stage = `${state.turn} ${view.phase}`;
  const text = JSON.stringify(view);
  const seed = hashOf(`${stream} ${running.number} ${member} ${state.turn}`);
  return {
    /** No client can choose an id with a space in it. */
    id: `bot ${running.number} ${stage} ${hashOf(text)} ${hashOf(`again ${text}`)}`,
    turn: state.turn,
    stage,
    question: {
      temperament: bot.temperament,
      view,
      table: { seats, who: member, rules: clueRulesOf(state.settings), withPeople, seed },
    },
    isForPeople: ({ kind }) => beside.has(kind) && game.sketches?.includes(kind) !== true,
    passing:
      offers.map(({ move }) => move as Move).find(({ kind }) => PASSING.includes(kind)) ?? null,
  };
};
