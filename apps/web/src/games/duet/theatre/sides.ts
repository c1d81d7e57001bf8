import type { Side } from '@remez/protocol/client';
import { listed } from '../../../lib/listed.ts';
import { m } from '../../../messages/index.js';
import type { Witness } from '../../../table/moments/theatre.ts';

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** The side that whoever looks sits on. */
export const sideOf = ({ me: { seats } }: Witness): Side | undefined =>
  seats.includes('a') ? 'a' : seats.includes('b') ? 'b' : undefined;

export const peopleOf = ({ view, nameOf }: Witness, side: Side): readonly string[] =>
  (view.seats.find(({ seat }) => seat === side)?.members ?? []).map(nameOf);

/** Everyone on that side, by name; one's own is "us". */
export const sideName = (witness: Witness, side: Side): string => {
  if (sideOf(witness) === side) return m.duet_us();
  const names = peopleOf(witness, side);
  return names.length === 0 ? m.duet_nobody() : listed(names);
};
