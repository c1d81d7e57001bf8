import type { DuetView } from '@remez/protocol/client';
import { listed } from '../../../lib/listed.ts';
import { m } from '../../../messages/index.js';
import { isAmongBots, type Part, type Witness } from '../../../table/moments/theatre.ts';
import { otherSide, peopleOf, sideOf } from './sides.ts';

/** D2 · each side opens its own side of the key. */
export const part = (_: DuetView, witness: Witness): Part | undefined => {
  const side = sideOf(witness);
  if (side === undefined) return undefined;
  const mine = witness.me.member === undefined ? '' : witness.nameOf(witness.me.member);
  const beside = peopleOf(witness, side).filter((name) => name !== mine);
  const across = peopleOf(witness, otherSide(side));
  return {
    mark: 'green',
    title: side === 'a' ? m.role_card_side_a() : m.role_card_side_b(),
    people: [
      ...(beside.length > 0 ? [m.role_card_with({ names: listed(beside) })] : []),
      m.role_card_across({ names: listed(across) }),
    ].join(' · '),
    about: isAmongBots(witness) ? m.role_card_duet_alone() : m.role_card_duet_about(),
    open: m.role_card_open_key(),
  };
};
