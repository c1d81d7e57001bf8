import type { GameView } from './games.ts';
import { gameOf } from './match.ts';
import type { Finished, FinishedMatch, Match, Player, State } from './types.ts';

/** So many that were delivered are kept; what was not delivered is kept however much it is. */
const DELIVERED_KEPT = 50;

export const resultOf = (match: Match): Finished => {
  const { result } = gameOf(match).view(match.state, { kind: 'archive' }) as GameView;
  return { match: match.number, game: match.game, result } as Finished;
};

/** The people; a bot is nobody's match. */
const playersOf = ({ members }: State, { held }: Match): readonly Player[] =>
  members.flatMap(({ id, person, name, standing, bot }) => {
    const seats = held[id];
    return seats === undefined || bot !== undefined
      ? []
      : [{ member: id, person, name, seats, standing }];
  });

const trimmed = (matches: readonly FinishedMatch[]): readonly FinishedMatch[] => {
  const excess = matches.length - DELIVERED_KEPT;
  return matches.filter(({ delivered }, index) => !delivered || index >= excess);
};

/** With a match that is over; one whose result was amended (X15) is delivered again. */
export const ended = (state: State, match: Match): readonly FinishedMatch[] => {
  const before = state.matches.find((each) => each.match === match.number);
  const finished: FinishedMatch = {
    ...resultOf(match),
    options: match.options,
    players: playersOf(state, match),
    playedFor: before?.playedFor ?? match.playedFor,
    countedLater: before?.countedLater ?? false,
    versions: { first: match.firstVersion, last: state.version },
    delivered: false,
  };
  return trimmed([...state.matches.filter((each) => each !== before), finished]);
};

/** With a match that counts for something after all; it is delivered again. */
export const countedFor = (
  matches: readonly FinishedMatch[],
  match: number | undefined,
  playedFor: string,
): readonly FinishedMatch[] =>
  matches.map((each) =>
    each.match === match ? { ...each, playedFor, countedLater: true, delivered: false } : each,
  );

export const deliveredTo = (
  matches: readonly FinishedMatch[],
  delivered: readonly number[],
): readonly FinishedMatch[] =>
  trimmed(
    matches.map((each) => (delivered.includes(each.match) ? { ...each, delivered: true } : each)),
  );
