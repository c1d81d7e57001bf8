import { useEffect, useRef } from 'preact/hooks';
import { useTable } from './at-table.ts';

/** The table forgets after a minute that a person composes. A person who goes on says so again. */
const SAY_AGAIN = 20_000;

/** Bots begin when all people have closed their role cards. */
export const useAttend = (isCardClosed: boolean) => {
  const { match, view, session, watching } = useTable();
  const attends = isCardClosed && view.running && !watching;
  useEffect(() => {
    if (attends && match !== undefined) session.attend(match, false);
  }, [attends, match, session]);
};

/** Bots are not first with what is being written here. It tells that something is written, and not what. */
export const useComposing = (text: string) => {
  const { match, session } = useTable();
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  const say = (composing: boolean) => {
    saidAt.current = composing ? performance.now() : Number.NEGATIVE_INFINITY;
    if (match !== undefined) session.attend(match, composing);
  };
  const isComposing = text !== '';
  useEffect(() => {
    if (!isComposing) return;
    say(true);
    return () => say(false);
  }, [isComposing, match, session]);
  useEffect(() => {
    if (isComposing && performance.now() - saidAt.current >= SAY_AGAIN) say(true);
  }, [text]);
};
