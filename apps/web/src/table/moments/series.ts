import type { TableView } from '@remez/protocol/client';

/** How often each side has won at this table, in one game. */
export const winsIn = (
  finished: TableView['finished'],
  game: string,
): { readonly [winner: string]: number } => {
  const wins: { [winner: string]: number } = {};
  for (const each of finished) {
    const winner = (each.result as { readonly winner?: string } | null | undefined)?.winner;
    if (each.game !== game || winner === undefined) continue;
    wins[winner] = (wins[winner] ?? 0) + 1;
  }
  return wins;
};

/** Two numbers that keep their order in either direction of writing. */
export const scoreText = (ours: number, theirs: number): string => `\u2066${ours}:${theirs}\u2069`;
