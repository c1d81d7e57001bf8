import { type DailyResult, isWon } from '@remez/protocol/daily';
import { m } from '../../../messages/index.js';

const mistakesText = (mistakes: number): string =>
  mistakes === 0 ? m.daily_mistakes_none() : m.daily_mistakes({ count: mistakes });

/** "4 turns · no mistakes", or that it was the assassin. */
export const resultText = (result: DailyResult): string =>
  isWon(result)
    ? m.daily_result({
        turns: m.daily_turns({ count: result.turns }),
        mistakes: mistakesText(result.mistakes),
      })
    : m.daily_day_lost();

/** Below the board, where the head of the screen says the rest. */
export const resultLine = (result: DailyResult): string =>
  isWon(result) ? resultText(result) : m.daily_lost_how({ found: result.found });

/** Below a title that has said already whether it was the assassin. */
export const scoreText = (result: DailyResult): string =>
  isWon(result) ? resultText(result) : m.daily_lost_score({ found: result.found });

export const titleOf = (result: DailyResult): string => {
  if (!isWon(result)) return m.daily_lost_title();
  return result.mistakes === 0 ? m.daily_flawless() : m.daily_won_title();
};

export const howOf = (result: DailyResult): string =>
  isWon(result)
    ? m.daily_won_how({
        turns: m.daily_turns({ count: result.turns }),
        mistakes: mistakesText(result.mistakes),
      })
    : m.daily_lost_how({ found: result.found });
