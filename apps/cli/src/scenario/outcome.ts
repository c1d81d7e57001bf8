/** What came of a scenario. `step` is absent when no one step is to blame. */
export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly step?: number; readonly why: string };

export const HELD: Outcome = { ok: true };

export const failed = (why: string): Outcome => ({ ok: false, why });

export const failedAt = (step: number, why: string): Outcome => ({ ok: false, step, why });

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
