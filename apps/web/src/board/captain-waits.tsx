import { m } from '../messages/index.js';
import { useTable } from '../table/at-table.ts';
import shared from '../ui/shared.module.css';

/** With a captain, whoever points may not be whoever confirms. */
export const CaptainWaits = ({ seat }: { readonly seat: string }) => {
  const { view, nameOf } = useTable();
  const captain = view.captains?.[seat];
  if (captain === undefined) return null;
  return <p class={shared.note}>{m.captain_confirms({ name: nameOf(captain) })}</p>;
};
