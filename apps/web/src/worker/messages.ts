import type { Asked, Verdict, Why } from '@remez/language';

/** What the page asks its referee, and what it is answered. */
export interface Question {
  readonly id: number;
  readonly asked: Asked;
  /** C22 · words that the other spymaster has allowed. */
  readonly approved: readonly string[];
}

export interface Answer {
  readonly id: number;
  readonly verdict: Verdict;
  /** L5 · it is one of the allowed words, in whatever spelling. */
  readonly isApproved: boolean;
}

export type { Asked, Why };
