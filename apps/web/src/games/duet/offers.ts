import type { DuetView, TableView } from '@remez/protocol/client';

/** D28 · so many losses in a row for want of time, and an easier bank is offered. */
const SEVERAL = 3;

const ranOut = (result: unknown): boolean =>
  (result as DuetView['result'] | null)?.debrief?.lesson === 'outOfTime';

/** Matches of Duet lost in a row for want of time; one that nobody finished neither counts nor clears. */
const lossesInARow = (finished: TableView['finished']): number => {
  const lessons = finished.filter(
    ({ game, result }) =>
      game === 'duet' && (result as DuetView['result'] | null)?.debrief !== undefined,
  );
  const last = lessons.findLastIndex(({ result }) => !ranOut(result));
  return lessons.length - 1 - last;
};

/** D4, D22, D28 · the bank that would suit this group better: in the standard game, which is Prague's too. */
export const betterBank = (
  { finished }: Pick<TableView, 'finished'>,
  { mission, tokens, result }: Pick<DuetView, 'mission' | 'tokens' | 'result'>,
): 9 | 10 | 11 | undefined => {
  if (mission !== null && mission !== 'prague') return undefined;
  if (result?.debrief?.lesson === 'wonEased') return 9;
  if (!ranOut(result) || lossesInARow(finished) < SEVERAL) return undefined;
  if (tokens === 9) return 10;
  return tokens === 10 ? 11 : undefined;
};
