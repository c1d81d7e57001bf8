import { useEffect, useMemo } from 'preact/hooks';
import { fetched } from '../lib/fetched.ts';
import { remember, remembered } from '../lib/storage.ts';
import { useTable } from './at-table.ts';

/** What opens them is wanted in the end; it comes while they play, so that it is there by then. */
export const checking = fetched(async () => (await import('./all-open.ts')).allOpen);

/**
 * The first commitment that this browser saw of each draw of a match; a later one counts for
 * nothing. They are kept from the first showing: one that is only looked at in the end proves nothing.
 */
export const useSeals = (commitments: readonly string[]): readonly string[] => {
  const { table, match = 0 } = useTable();
  const now = commitments.join(' ');
  useEffect(() => {
    checking.load().catch(() => {});
  }, []);
  return useMemo(() => {
    const name = `deal.${table}.${match}`;
    const stored = remembered(name)?.split(' ') ?? [];
    const first = commitments.map((commitment, index) => stored[index] ?? commitment);
    remember(name, first.join(' '));
    return first;
  }, [table, match, now]);
};
