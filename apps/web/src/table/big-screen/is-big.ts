import { useEffect } from 'preact/hooks';
import { useTable } from '../at-table.ts';

/** A screen for the whole room: it only watches, or it sits with more than one team and guesses for all. */
export const useIsBigScreen = (): boolean => {
  const { watching, me, view } = useTable();
  if (watching) return true;
  const mine = view.seats.filter(({ seat }) => me.seats.includes(seat));
  return view.settings.sharedScreen && new Set(mine.map(({ team }) => team)).size > 1;
};

/** Tells the styles: what is read from a sofa is larger than what is read at a desk. */
export const BigScreen = () => {
  const isBig = useIsBigScreen();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-tv', isBig);
    return () => document.documentElement.removeAttribute('data-tv');
  }, [isBig]);
  return null;
};
