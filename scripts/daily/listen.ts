import { lookAt, type Thinker, understand } from '@remez/bots';
import {
  beginDay,
  type DailyBoard,
  type DailyPlay,
  type DailyReader,
  type DailyResult,
  isWon,
  playDay,
} from '@remez/rules/daily';

const readerOf = ({ words, key, clues }: DailyBoard): DailyReader => ({
  words,
  clues: clues.length,
  identity: (card) => key[card] ?? 'bystander',
  clueWord: (nth) => clues[nth]?.word ?? '',
  meant: (nth) => clues[nth]?.meant ?? [],
});

/**
 * Someone who does not know quite what the giver knows plays the day by its rules: of each clue as many
 * words as it says, the nearest first, and never one more.
 */
const playedBy = (board: DailyBoard, listener: Thinker): DailyResult => {
  const day = readerOf(board);
  const spread = lookAt(board.words, listener);
  const heard = new Map<string, ArrayLike<number>>();
  const utilitiesOf = (clue: string): ArrayLike<number> => {
    const known = heard.get(clue) ?? understand(clue, spread, listener).utilities;
    heard.set(clue, known);
    return known;
  };
  let play: DailyPlay = beginDay(day);
  while (play.result === undefined) {
    const turn = play.turns.at(-1);
    const utilities = utilitiesOf(turn?.word ?? '');
    const covered = play.covered;
    const isDone = turn !== undefined && turn.guesses.length >= turn.count;
    const [card = 0] = board.words
      .map((_, at) => at)
      .filter((at) => !covered.has(at))
      .sort((one, other) => (utilities[other] ?? 0) - (utilities[one] ?? 0) || one - other);
    const next = playDay(day, play, isDone ? { kind: 'stop' } : { kind: 'guess', card });
    if (!next.ok) throw new Error(`a listener may not: ${next.failure}`);
    play = next.value;
  }
  return play.result;
};

export interface CrossPlay {
  /** Listeners who found all words. */
  readonly won: number;
  /** Listeners who found them without a mistake. */
  readonly flawless: number;
  readonly turns: number;
  readonly mistakes: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** How a board is played by others than the one who made it. */
export const crossPlay = (board: DailyBoard, listeners: readonly Thinker[]): CrossPlay => {
  const results = listeners.map((listener) => playedBy(board, listener));
  return {
    won: results.filter(isWon).length,
    flawless: results.filter((result) => isWon(result) && result.mistakes === 0).length,
    turns: mean(results.map(({ turns }) => turns)),
    mistakes: mean(results.map(({ mistakes }) => mistakes)),
  };
};

/** Clear: nobody touches the assassin, most make no mistake, and those who do lose a turn by it, not the day. */
export const isClear = (
  { won, flawless, mistakes }: CrossPlay,
  listeners: readonly Thinker[],
): boolean => won === listeners.length && flawless >= listeners.length * 0.6 && mistakes <= 0.75;
