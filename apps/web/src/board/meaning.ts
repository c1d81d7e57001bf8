import { useCallback } from 'preact/hooks';
import { useTable } from '../table/at-table.ts';
import { useClueDraft } from './clue-draft.ts';

interface Match {
  readonly can: { readonly meant?: readonly number[]; readonly amendMeant?: readonly number[] };
  readonly meant?: readonly { readonly turn: number; readonly cards: readonly number[] }[];
  readonly story: readonly { readonly turn: number; readonly clue?: { readonly by: string } }[];
}

const NOTHING: readonly number[] = [];

const toggled = (cards: readonly number[], card: number): readonly number[] =>
  cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card];

/**
 * What whoever gives a clue means by it, for themselves: marked on the board while they write it,
 * and still theirs to change while it is on the table.
 */
export const useMeaning = (
  { can, meant: said = [], story }: Match,
  {
    isShown,
    amend,
  }: {
    /** Not on a screen whose key is hidden. */
    readonly isShown: boolean;
    readonly amend: (cards: readonly number[]) => void;
  },
) => {
  const { me } = useTable();
  const { draft, change } = useClueDraft();
  const turn = story.at(-1);
  const isMine = turn?.clue !== undefined && turn.clue.by === me.member;
  const markable = isShown ? (can.meant ?? (isMine ? can.amendMeant : undefined)) : undefined;
  const kept =
    can.meant === undefined ? said.find((each) => each.turn === turn?.turn)?.cards : draft.meant;
  const meant =
    markable === undefined || kept === undefined || kept.length === 0
      ? NOTHING
      : kept.filter((card) => markable.includes(card));
  const mark = useCallback(
    (card: number) => {
      const next = toggled(meant, card);
      if (can.meant === undefined) amend(next);
      else change({ meant: next });
    },
    [String(meant), can.meant, draft],
  );
  return { markable, meant, mark };
};
