import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import shared from '../ui/shared.module.css';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';
import styles from './host-tools.module.css';
import { LockTable } from './lock-table.tsx';
import { useHostPlay } from './play.ts';

export const HostTools = ({ onDone }: { readonly onDone: () => void }) => {
  const { view, me, act, nameOf } = useTable();
  const play = useHostPlay();
  const { movingOn, place: placeName } = useGameUi();
  const others = view.members.filter(({ id }) => id !== me.member);
  const vacant = view.seats.filter(({ members, most }) => members.length < most);
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
      {others.map(({ id }) => (
        <div key={id} class={styles.listRow}>
          <bdi>{nameOf(id)}</bdi>
          <span class={styles.rowTools}>
            {vacant.length > 0 && (
              <select
                aria-label={m.seat_someone({ name: nameOf(id) })}
                value=""
                onChange={(event) => {
                  const seat = event.currentTarget.value;
                  event.currentTarget.value = '';
                  if (seat !== '') void act({ kind: 'seat', member: id, seat });
                }}
              >
                <option value="">{m.seat_at()}</option>
                {vacant.map((place) => (
                  <option key={place.seat} value={place.seat}>
                    {placeName(place, view.settings)}
                  </option>
                ))}
              </select>
            )}
            <Button look="ghost" onClick={() => act({ kind: 'handOver', member: id })}>
              {m.hand_over()}
            </Button>
            <Button look="ghost" onClick={() => act({ kind: 'remove', member: id })}>
              {m.remove()}
            </Button>
          </span>
        </div>
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
