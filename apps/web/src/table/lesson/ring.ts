import { useEffect, useRef } from 'preact/hooks';

const WATCHED = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['disabled', 'data-marked', 'data-meant', 'data-open', 'aria-pressed'],
};

/**
 * Puts a ring around what is to be pressed now, wherever the game has drawn it. Its own parts know
 * nothing of it, so they are looked for whenever something on the page has changed.
 */
export const useRing = (find: () => readonly Element[]): void => {
  const latest = useRef(find);
  latest.current = find;
  const ring = useRef(() => {});
  useEffect(() => {
    let ringed: readonly Element[] = [];
    const update = () => {
      const next = latest.current();
      for (const element of ringed) {
        if (!next.includes(element)) element.removeAttribute('data-ring');
      }
      for (const element of next) element.setAttribute('data-ring', '');
      ringed = next;
    };
    ring.current = update;
    const observer = new MutationObserver(update);
    observer.observe(document.body, WATCHED);
    addEventListener('input', update);
    return () => {
      observer.disconnect();
      removeEventListener('input', update);
      for (const element of ringed) element.removeAttribute('data-ring');
    };
  }, []);
  /** Another step may be about what has not changed. */
  useEffect(() => ring.current());
};
