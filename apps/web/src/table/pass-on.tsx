import { useContext } from 'preact/hooks';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { useTable } from './at-table.ts';
import { useGames } from './game-ui.ts';
import styles from './pass-on.module.css';
import { holderIn, PassContext } from './passing.ts';

/** On a device that is passed around: what one has done is done, and who is next. */
export const PassOn = () => {
  const pass = useContext(PassContext);
  const games = useGames();
  const { view, me, nameOf } = useTable();
  const next = pass === null ? null : holderIn(games, view);
  if (pass === null || next === null || next === me.member) return null;
  return (
    <div class={styles.strip} role="status">
      <Button look="primary" wide icon="phone" data-testid="pass-on" onClick={pass}>
        {m.pass_to({ name: nameOf(next) })}
      </Button>
    </div>
  );
};
