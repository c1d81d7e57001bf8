import { useLayoutEffect, useRef } from 'preact/hooks';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import { useTable } from './at-table.ts';
import { useGames } from './game-ui.ts';
import styles from './pass-on.module.css';
import { holderIn } from './passing.ts';

/** On a device that is passed around: what one has done is done, and who is next. */
export const PassOn = ({ onPass }: { readonly onPass: (next: string | undefined) => void }) => {
  const games = useGames();
  const { view, me, nameOf } = useTable();
  const next = holderIn(games, view, me.member);
  const match = view.match?.number;
  const taken = useRef(match);
  /** At the end everyone looks: another match is covered before anything of it is seen. */
  useLayoutEffect(() => {
    if (match !== taken.current) onPass(next ?? undefined);
  }, [match, next, onPass]);
  if (next === null || next === me.member) return null;
  return (
    <div class={styles.strip} role="status">
      <Button look="primary" wide icon="phone" data-testid="pass-on" onClick={() => onPass(next)}>
        {m.pass_to({ name: nameOf(next) })}
      </Button>
    </div>
  );
};
