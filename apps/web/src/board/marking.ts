import { MOST_MAYBES } from '@remez/protocol/limits';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { botIn } from '../lib/names.ts';
import { useAnyMatch, useTable } from '../table/at-table.ts';
import type { Finger } from './fingers.tsx';

interface Marks {
  /** The card that the next guess would be. */
  readonly card: number | undefined;
  /** Cards that may be, marked before it. */
  readonly maybe: readonly number[];
  readonly moment: string;
}

/**
 * The first act: a touch marks a card as the one to guess, here and with one's name on everyone's
 * screen. The one marked before stays as one that may be; a second touch takes a mark away.
 */
export const useMarking = (touchable: readonly number[]) => {
  const { view, match, me, presence, session } = useTable();
  const { turn, phase } = useAnyMatch();
  const [marks, setMarks] = useState<Marks>();
  /** A mark belongs to its turn and phase: no later one inherits it. */
  const moment = `${match} ${turn} ${phase}`;
  const current = marks?.moment === moment ? marks : undefined;
  const isOpen = (card: number) => touchable.includes(card);
  const marked = current?.card !== undefined && isOpen(current.card) ? current.card : undefined;
  const maybe = (current?.maybe ?? []).filter(isOpen);

  const touch = useCallback(
    (card: number) => {
      const next = marked === card ? undefined : card;
      const before = marked === undefined || marked === card ? [] : [marked];
      const others = [...before, ...maybe].filter((each) => each !== card).slice(0, MOST_MAYBES);
      setMarks({ card: next, maybe: others, moment });
      if (me.can.point) session.point(next ?? null, others);
    },
    [marked, String(maybe), moment],
  );

  const { pointing, maybe: possible } = presence;
  const names = view.members;
  const fingers = useMemo(() => {
    const byCard = new Map<number, readonly Finger[]>();
    const put = (card: number, member: string, { isMaybe }: Pick<Finger, 'isMaybe'>) => {
      const name = names.find(({ id }) => id === member)?.name ?? '';
      const finger = { name, isMaybe, bot: botIn(names, member) };
      byCard.set(card, [...(byCard.get(card) ?? []), finger]);
    };
    for (const [member, card] of Object.entries(pointing)) put(card, member, { isMaybe: false });
    for (const [member, cards] of Object.entries(possible ?? {})) {
      for (const card of cards) put(card, member, { isMaybe: true });
    }
    return byCard;
  }, [pointing, possible, names]);
  return { marked, touch, fingers };
};
