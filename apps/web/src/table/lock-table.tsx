import { useState } from 'preact/hooks';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/field.tsx';
import shared from '../ui/shared.module.css';
import { useTable } from './at-table.ts';

/** Locking asks what becomes of those who only watch, if there are any. */
export const LockTable = () => {
  const { view, presence, act } = useTable();
  const [asking, setAsking] = useState(false);
  /** Until it is done the switch stays where it was put. */
  const lock = async (watchers: 'keep' | 'sendAway') => {
    await act({ kind: 'lock', locked: true, watchers });
    setAsking(false);
  };
  const change = (locked: boolean) => {
    if (!locked && !asking) return act({ kind: 'lock', locked });
    if (locked && presence.watching === 0) return lock('keep');
    return setAsking(locked);
  };
  return (
    <>
      <Switch label={m.lock_table()} checked={view.locked || asking} onChange={change} />
      {asking && (
        <div class={shared.list}>
          <p role="alert">{m.lock_watchers()}</p>
          <Button wide data-testid="lock-send-away" onClick={() => lock('sendAway')}>
            {m.lock_and_send_away()}
          </Button>
          <Button wide data-testid="lock-keep" onClick={() => lock('keep')}>
            {m.lock_and_keep()}
          </Button>
        </div>
      )}
    </>
  );
};
