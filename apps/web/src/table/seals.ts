import { type Opening, opens } from '@remez/protocol/commitment';
import { useMemo } from 'preact/hooks';
import { remember, remembered } from '../lib/storage.ts';
import { useTable } from './at-table.ts';

/**
 * The first commitment that this browser saw of each draw of a match; a later one counts for
 * nothing. They are kept from the first showing: one that is only looked at in the end proves nothing.
 */
export const useSeals = (commitments: readonly string[]): readonly string[] => {
  const { table, match = 0 } = useTable();
  const now = commitments.join(' ');
  return useMemo(() => {
    const name = `deal.${table}.${match}`;
    const stored = remembered(name)?.split(' ') ?? [];
    const first = commitments.map((commitment, index) => stored[index] ?? commitment);
    remember(name, first.join(' '));
    return first;
  }, [table, match, now]);
};

/** Whether every one of them is opened by what was said to be in it. */
export const allOpen = (
  seals: readonly string[],
  openings: readonly (Opening | undefined)[],
): boolean =>
  seals.length === openings.length &&
  seals.every((seal, index) => {
    const opening = openings[index];
    return opening !== undefined && opens(seal, opening);
  });
