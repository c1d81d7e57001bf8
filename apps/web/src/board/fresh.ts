import { useRef } from 'preact/hooks';
import { useTable } from '../table/at-table.ts';

/** The card that was touched last, if that happened while this screen looked on. */
export const useFresh = (
  card: number | undefined,
  /** What is another one at every touch. */
  moment: number | undefined,
): number | undefined => {
  const { match } = useTable();
  const now = `${match} ${moment}`;
  const atFirst = useRef(now);
  return now === atFirst.current ? undefined : card;
};
