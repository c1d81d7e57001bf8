import type { Side } from './types.ts';

/** D4, D20 · the time bank: its tokens by the face that is up. */
export interface Bank {
  readonly bystander: number;
  readonly green: number;
}

/**
 * Where tokens go: onto the word (D9), before the guesser with the green face up (D10), or out of
 * the game for an illegal clue (D23) or a turn without a guess (D27).
 */
export type Spending =
  | { readonly as: 'mark'; readonly tokens: Bank; readonly card: number; readonly side: Side }
  | { readonly as: 'stop' | 'penalty' | 'passed'; readonly tokens: Bank };

const ONE_GREEN: Bank = { bystander: 0, green: 1 };
const TWO_GREEN: Bank = { bystander: 0, green: 2 };
const ONE_BYSTANDER: Bank = { bystander: 1, green: 0 };

export const tokensIn = ({ bystander, green }: Bank): number => bystander + green;

export const canPay = (bank: Bank, price: Bank): boolean =>
  bank.bystander >= price.bystander && bank.green >= price.green;

export const withoutTokens = (bank: Bank, taken: Bank): Bank => ({
  bystander: bank.bystander - taken.bystander,
  green: bank.green - taken.green,
});

/** D20 · a mistake takes a bystander one; if none is left it takes two. */
export const priceOfMistake = (bank: Bank): Bank =>
  bank.bystander > 0 ? ONE_BYSTANDER : TWO_GREEN;

/** What a mistake would come to: one token or two, all that are left, or the match. */
export const MISTAKE_COSTS = ['one', 'two', 'all', 'match'] as const;
export type MistakeCost = (typeof MISTAKE_COSTS)[number];

/** D13, D20, D21 · `all` leads to sudden death; a bank that cannot pay loses the match. */
export const costOfMistake = (bank: Bank): MistakeCost => {
  const price = priceOfMistake(bank);
  if (!canPay(bank, price)) return 'match';
  if (tokensIn(withoutTokens(bank, price)) === 0) return 'all';
  return tokensIn(price) === 1 ? 'one' : 'two';
};

/** D20, D23 · everything else takes a green one first. */
export const priceOfOne = (bank: Bank): Bank => (bank.green > 0 ? ONE_GREEN : ONE_BYSTANDER);
