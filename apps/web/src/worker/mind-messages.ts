import type { BotAnswer, BotQuestion } from '@remez/table';

/** What the worker of tables asks the one that thinks, and what it is answered. */
export interface ToMind {
  readonly id: number;
  readonly question: BotQuestion;
}

export type FromMind =
  | { readonly id: number; readonly ok: true; readonly answer: BotAnswer | null }
  | { readonly id: number; readonly ok: false; readonly error: unknown };
