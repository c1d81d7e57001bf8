import { useEffect, useRef, useState } from 'preact/hooks';
import { useTable } from '../table/at-table.ts';
import { useSecretsOpen } from '../table/moments/dealt.ts';

/** The last card has landed by then. */
const LASTS = 1000;

/** Whether the cards of a new match are being dealt before these eyes; a page that opens later finds them lying. */
export const useDealing = (): boolean => {
  const { match } = useTable();
  const isOpen = useSecretsOpen();
  const dealt = useRef(match);
  const [dealing, setDealing] = useState(false);
  useEffect(() => {
    if (!isOpen || dealt.current === match) return;
    dealt.current = match;
    setDealing(true);
    const timer = setTimeout(() => setDealing(false), LASTS);
    return () => clearTimeout(timer);
  }, [match, isOpen]);
  return dealing;
};
