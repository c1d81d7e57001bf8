import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { useTable } from '../at-table.ts';
import { useGameUi } from '../game-ui.ts';
import styles from './open-card.module.css';
import type { Part } from './theatre.ts';
import { witnessOf } from './watch.ts';

/** What is on the card; told by the seat alone where the game's own words do not arrive. */
const usePart = (): Part | undefined => {
  const { view, me, wholeGame } = useTable();
  const ui = useGameUi();
  const [state, setState] = useState<'coming' | 'here' | 'missing'>(
    ui.theatre?.now() === undefined ? 'coming' : 'here',
  );
  useEffect(() => {
    void ui.theatre?.load().then(
      () => setState('here'),
      () => setState('missing'),
    );
  }, [ui]);
  if (state === 'coming') return undefined;
  const seat = view.seats.find((each) => me.seats.includes(each.seat));
  const own = ui.theatre?.now()?.part(wholeGame.value, witnessOf({ view, me }));
  if (own !== undefined || seat === undefined) return own;
  const title = ui.place(seat, view.settings);
  return { mark: ui.mark(seat.team), title, people: '', about: '', open: m.role_card_begin() };
};

/** The whole screen, in one's own colours, until it is opened. */
export const OpenCard = ({ onOpen }: { readonly onOpen: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const part = usePart();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={styles.table}
      data-testid="role-card"
      data-mark={part?.mark}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      /* A second Escape, or a second step back, closes it all the same: without its card nobody plays. */
      onClose={() => dialog.current?.showModal()}
    >
      <div class={styles.card}>
        {part && (
          <>
            {part.mark && (
              <span class={styles.mark}>
                <Mark identity={part.mark} />
              </span>
            )}
            <p>{m.role_card_yours()}</p>
            <h2 id={id} class={styles.title}>
              {part.title}
            </h2>
            <p class={styles.people}>{part.people}</p>
          </>
        )}
      </div>
      {part && (
        <div class={styles.foot}>
          <p class={styles.about}>{part.about}</p>
          <Button look="primary" wide data-testid="role-open" onClick={onOpen}>
            {part.open}
          </Button>
        </div>
      )}
    </dialog>
  );
};
