import { useCallback, useMemo, useState } from 'preact/hooks';
import { useAnyMatch, useTable } from '../table/at-table.ts';

/** The first act: a touch marks a card, here and with one's name on everyone's screen. */
export const useMarking = (touchable: readonly number[]) => {
  const { view, match, me, presence, session, nameOf } = useTable();
  const { turn, phase } = useAnyMatch();
  const [mark, setMark] = useState<{ readonly card: number; readonly moment: string }>();
  /** A mark belongs to its turn and phase: no later one inherits it. */
  const moment = `${match} ${turn} ${phase}`;
  const marked = mark?.moment === moment && touchable.includes(mark.card) ? mark.card : undefined;

  const touch = useCallback(
    (card: number) => {
      const next = marked === card ? undefined : card;
      setMark(next === undefined ? undefined : { card: next, moment });
      if (me.can.point) session.point(next ?? null);
    },
    [marked, moment],
  );

  const { pointing } = presence;
  const names = view.members;
  const fingers = useMemo(() => {
    const byCard = new Map<number, readonly string[]>();
    for (const [member, card] of Object.entries(pointing)) {
      byCard.set(card, [...(byCard.get(card) ?? []), nameOf(member)]);
    }
    return byCard;
  }, [pointing, names]);
  return { marked, touch, fingers };
};
