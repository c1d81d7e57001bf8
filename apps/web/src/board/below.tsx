import { effect, signal } from '@preact/signals';
import type { ClientState } from '@remez/protocol/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { afterPaint } from '../lib/after-paint.ts';
import { type AtTable, atTable, TableContext, useTable } from '../table/at-table.ts';

/** Whether something lies on a card of the same board that did not lie there before. */
const isTouched = ({ view: before }: ClientState, { view: after }: ClientState): boolean =>
  before?.match?.number === after?.match?.number &&
  Reflect.get(before?.match?.view ?? {}, 'cards') !==
    Reflect.get(after?.match?.view ?? {}, 'cards');

/** The table as it is, except that a card which was touched is shown there a frame later. */
const behind = ({ session, table, watching }: AtTable) => {
  const { live } = session;
  const shown = signal(live.peek());
  const stop = effect(() => {
    const now = live.value;
    if (!isTouched(shown.peek(), now)) shown.value = now;
    else {
      afterPaint(() => {
        shown.value = live.peek();
      });
    }
  });
  return { below: atTable(session, { table, watching }, shown), stop };
};

/**
 * What stands below a board. It follows a card by a frame: a turn that ends changes the height of
 * everything, and with the card in one picture it would be late on a phone.
 */
export const BelowBoard = ({ children }: { readonly children: ComponentChildren }) => {
  const table = useTable();
  const { below, stop } = useMemo(() => behind(table), [table]);
  useEffect(() => stop, [stop]);
  return <TableContext.Provider value={below}>{children}</TableContext.Provider>;
};
