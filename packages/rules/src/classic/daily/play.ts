import { isCard } from '../../grid.ts';
import { failure, type Result, success } from '../../result.ts';
import {
  DAILY_COUNTS,
  type DailyIdentity,
  type DailyMove,
  type DailyPlay,
  type DailyReader,
  type DailyResult,
  type DailyTurn,
} from './types.ts';

export type DailyRefusal = 'over' | 'noSuchCard' | 'cardCovered' | 'guessFirst';

type Covered = DailyPlay['covered'];

const leftOf = (day: DailyReader, clue: number, covered: Covered): number =>
  day.meant(clue).filter((card) => !covered.has(card)).length;

/**
 * The next clue in order that has words left to find; after the last one those that are not finished
 * come again. A clue whose words were all found is passed over.
 */
const turnAfter = (day: DailyReader, turns: readonly DailyTurn[], covered: Covered): DailyTurn => {
  const last = turns.at(-1)?.clue ?? day.clues - 1;
  const order = Array.from({ length: day.clues }, (_, step) => (last + 1 + step) % day.clues);
  const clue = order.find((each) => leftOf(day, each, covered) > 0) ?? 0;
  return {
    clue,
    word: day.clueWord(clue),
    count: leftOf(day, clue, covered),
    again: turns.some((turn) => turn.clue === clue),
    guesses: [],
  };
};

const countOf = (covered: Covered, identity: DailyIdentity): number =>
  [...covered.values()].filter((each) => each === identity).length;

const resultOf = (turns: readonly DailyTurn[], covered: Covered): DailyResult | undefined => {
  const found = countOf(covered, 'agent');
  const isOver = found === DAILY_COUNTS.agent || countOf(covered, 'assassin') > 0;
  if (!isOver) return undefined;
  return { turns: turns.length, mistakes: countOf(covered, 'bystander'), found };
};

const makePlay = (turns: readonly DailyTurn[], covered: Covered): DailyPlay => {
  const result = resultOf(turns, covered);
  const { count, guesses } = turns.at(-1) as DailyTurn;
  return {
    turns,
    covered,
    /** C12 · one more than the clue says. */
    guessesLeft: result === undefined ? count + 1 - guesses.length : 0,
    canStop: result === undefined && guesses.length > 0,
    ...(result !== undefined && { result }),
  };
};

export const beginDay = (day: DailyReader): DailyPlay => {
  const covered: Covered = new Map();
  return makePlay([turnAfter(day, [], covered)], covered);
};

const whyNot = ({ covered, canStop, result }: DailyPlay, move: DailyMove) => {
  if (result !== undefined) return 'over';
  if (move.kind === 'stop') return canStop ? undefined : 'guessFirst';
  if (!isCard(move.card)) return 'noSuchCard';
  return covered.has(move.card) ? 'cardCovered' : undefined;
};

/** The turn after this move, ended if it ends by it. */
const moved = (day: DailyReader, turn: DailyTurn, move: DailyMove): DailyTurn => {
  if (move.kind === 'stop') return { ...turn, ended: 'stopped' };
  const identity = day.identity(move.card);
  const guesses = [...turn.guesses, { card: move.card, identity }];
  /** C10, C12 · a bystander ends the turn, and so does the last guess. */
  if (identity === 'bystander') return { ...turn, guesses, ended: 'missed' };
  if (guesses.length > turn.count) return { ...turn, guesses, ended: 'guessed' };
  return { ...turn, guesses };
};

/** One move by the rules of classic, for one who plays alone. Nothing is opened but what it touches. */
export const playDay = (
  day: DailyReader,
  play: DailyPlay,
  move: DailyMove,
): Result<DailyPlay, DailyRefusal> => {
  const refusal = whyNot(play, move);
  if (refusal !== undefined) return failure(refusal);
  const turn = moved(day, play.turns.at(-1) as DailyTurn, move);
  const turns = [...play.turns.slice(0, -1), turn];
  const covered =
    move.kind === 'stop'
      ? play.covered
      : new Map([...play.covered, [move.card, day.identity(move.card)]]);
  const isOver = resultOf(turns, covered) !== undefined;
  return success(
    turn.ended === undefined || isOver
      ? makePlay(turns, covered)
      : makePlay([...turns, turnAfter(day, turns, covered)], covered),
  );
};

/** A day that was begun: as far as these moves were allowed, each on what came before. */
export const resumeDay = (day: DailyReader, moves: readonly DailyMove[]): DailyPlay => {
  let play = beginDay(day);
  for (const move of moves) {
    const next = playDay(day, play, move);
    if (!next.ok) break;
    play = next.value;
  }
  return play;
};

/** The moves that led here. */
export const movesOf = ({ turns }: DailyPlay): readonly DailyMove[] =>
  turns.flatMap(({ guesses, ended }): readonly DailyMove[] => [
    ...guesses.map(({ card }) => ({ kind: 'guess', card }) as const),
    ...(ended === 'stopped' ? [{ kind: 'stop' } as const] : []),
  ]);

export const isWon = ({ found }: DailyResult): boolean => found === DAILY_COUNTS.agent;

/** Whether there is a way to play a day that comes to this. */
export const isPossible = (result: DailyResult): boolean => {
  const { turns, mistakes, found } = result;
  const isWithin = (value: number, most: number) =>
    Number.isInteger(value) && value >= 0 && value <= most;
  if (!isWithin(mistakes, DAILY_COUNTS.bystander) || !isWithin(found, DAILY_COUNTS.agent)) {
    return false;
  }
  /** Each bystander ends a turn that is not the last, and each turn has a guess. */
  const guesses = mistakes + found + (isWon(result) ? 0 : DAILY_COUNTS.assassin);
  return Number.isInteger(turns) && turns > mistakes && turns <= guesses;
};

/** No day is longer. */
export const MOST_DAILY_TURNS = DAILY_COUNTS.agent + DAILY_COUNTS.bystander;
