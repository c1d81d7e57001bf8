import type { Asked, Verdict, Why } from '@remez/language';

/** What the page asks its referee, and what it is answered. */
export interface Question {
  readonly id: number;
  readonly asked: Asked;
}

export interface Answer {
  readonly id: number;
  readonly verdict: Verdict;
}

export type { Asked, Why };
