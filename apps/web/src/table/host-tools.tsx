import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import shared from '../ui/shared.module.css';
import { AddBot } from './add-bot.tsx';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';
import { LockTable } from './lock-table.tsx';
import { People } from './people.tsx';
import { useHostPlay } from './play.ts';

export const HostTools = ({ onDone }: { readonly onDone: () => void }) => {
  const { me, act, view, isLocal } = useTable();
  const play = useHostPlay();
  const { movingOn, place: placeName } = useGameUi();
  const forBots = view.seats.filter(({ seat }) => me.can.addBot?.includes(seat));
  return (
    <div class={shared.list}>
      {!isLocal && <LockTable />}
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
      {forBots.map((place) => (
        <AddBot
          key={place.seat}
          seat={place.seat}
          label={m.add_bot_at({ place: placeName(place, view.settings) })}
        />
      ))}
      <Confirm
        label={me.opener ? m.delete_table() : m.close_table()}
        question={me.opener ? m.delete_table_sure() : m.close_table_sure()}
        testId="close-table"
        onConfirm={() => void act({ kind: 'close' })}
      />
    </div>
  );
};
