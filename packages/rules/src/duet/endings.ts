import {
  type Bank,
  canPay,
  priceOfMistake,
  priceOfOne,
  type Spending,
  tokensIn,
  withoutTokens,
} from './bank.ts';
import { debriefOf, scoreOf } from './debrief.ts';
import type { Event, GameEnding, GameResult, Side, State, TurnEnding } from './types.ts';

const ended = (
  { options, suddenDeath }: State,
  { why, score }: { readonly why: GameEnding; readonly score?: number | undefined },
): Event => {
  const debrief = debriefOf(options, why, score);
  const result: GameResult = {
    winner: why === 'found' ? 'all' : 'none',
    why,
    suddenDeath,
    ...(score !== undefined && { score }),
    ...(debrief !== undefined && { debrief }),
  };
  return { kind: 'ended', result };
};

type Loss = Extract<GameEnding, 'assassin' | 'wrong' | 'outOfTime' | 'unpaid'>;

export const lost = (state: State, why: Loss): Event => ended(state, { why });

/** Neither won nor lost. */
export const unfinished = (state: State, why: 'beganAgain' | 'abandoned'): Event =>
  ended(state, { why });

/**
 * D16, D19 · all fifteen are found. The winning turn costs a token too, taken green face up; if the
 * bank cannot pay for it, it is won all the same.
 */
export const won = (state: State): readonly Event[] => {
  const { bank, greenTaken, suddenDeath, options } = state;
  const pays = !suddenDeath && tokensIn(bank) > 0;
  const tokens = priceOfOne(bank);
  const score = scoreOf(options, {
    left: pays ? tokensIn(withoutTokens(bank, tokens)) : tokensIn(bank),
    greenTaken: pays ? greenTaken + 1 : greenTaken,
    suddenDeath,
  });
  const end = ended(state, { why: 'found', score });
  return pays ? [{ kind: 'paid', as: 'stop', tokens }, end] : [end];
};

export interface TurnsEnd {
  readonly cause: TurnEnding;
  /** D9 · the bystander that ended it. */
  readonly mistake?: { readonly card: number; readonly side: Side };
  readonly by: string | null;
  readonly at: number;
}

/** D9, D10, D27 · what this end of a turn takes from the bank. */
const spendingFor = ({ bank, current }: State, { mistake }: TurnsEnd): Spending => {
  if (mistake !== undefined) return { as: 'mark', tokens: priceOfMistake(bank), ...mistake };
  return { as: current.guesses.length > 0 ? 'stop' : 'passed', tokens: priceOfOne(bank) };
};

const nextPhase = (bank: Bank, at: number): Event =>
  tokensIn(bank) === 0 ? { kind: 'suddenDeathBegan', at } : { kind: 'turnBegan', at };

/** D11, D21 · every turn is paid for; with exactly none left comes sudden death, with too few a loss. */
export const endOfTurn = (state: State, end: TurnsEnd): readonly Event[] => {
  const { cause, by, at } = end;
  const turnEnded: Event = { kind: 'turnEnded', cause, by, at };
  const spending = spendingFor(state, end);
  if (!canPay(state.bank, spending.tokens)) return [turnEnded, lost(state, 'unpaid')];
  const bank = withoutTokens(state.bank, spending.tokens);
  return [{ kind: 'paid', ...spending }, turnEnded, nextPhase(bank, at)];
};
