import { useEffect, useState } from 'preact/hooks';

/** As in the styles: a wide window, and not that of a phone that lies on its side. */
export const WIDE = '(min-width: 900px) and (min-height: 541px)';

/** Whether the window is so now, and when it changes. */
export const useMedia = (query: string): boolean => {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = () => setMatches(list.matches);
    look();
    list.addEventListener('change', look);
    return () => list.removeEventListener('change', look);
  }, [query]);
  return matches;
};
