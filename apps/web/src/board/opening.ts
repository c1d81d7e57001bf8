import { useEffect, useState } from 'preact/hooks';

const ROW = 5;
const ALL = 25;

/**
 * How many cards lie open at the end: a row more in each picture, since 25 at once take a phone two
 * or three. All of them where the match was over when the page opened. None can be touched by then.
 */
export const useOpening = (opened: boolean): number => {
  const [open, setOpen] = useState(opened ? ALL : 0);
  /** Runs once the picture is drawn. */
  useEffect(() => setOpen(opened ? Math.min(ALL, open + ROW) : 0), [opened, open]);
  return opened ? open : 0;
};
