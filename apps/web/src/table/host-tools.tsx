import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import shared from '../ui/shared.module.css';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';
import { LockTable } from './lock-table.tsx';
import { People } from './people.tsx';
import { useHostPlay } from './play.ts';

export const HostTools = ({ onDone }: { readonly onDone: () => void }) => {
  const { me, act } = useTable();
  const play = useHostPlay();
  const { movingOn } = useGameUi();
  return (
    <div class={shared.list}>
      <LockTable />
      {me.can.moveOn && (
        <>
          <p class={shared.note}>{movingOn()}</p>
          <Button icon="skip" wide data-testid="move-on" onClick={() => play({ kind: 'moveOn' })}>
            {m.move_on()}
          </Button>
          <Confirm
            label={m.abandon()}
            question={m.abandon_sure()}
            onConfirm={() => void play({ kind: 'abandon' }).then(onDone)}
          />
        </>
      )}
      <h3>{m.people()}</h3>
      <People />
      <Confirm
        label={me.opener ? m.delete_table() : m.close_table()}
        question={me.opener ? m.delete_table_sure() : m.close_table_sure()}
        testId="close-table"
        onConfirm={() => void act({ kind: 'close' })}
      />
    </div>
  );
};
