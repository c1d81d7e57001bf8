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
  if (isShown && can.meant !== undefined) {
    const { meant: markable } = can;
    const meant = draft.meant.filter((card) => markable.includes(card));
    return { markable, meant, mark: (card: number) => change({ meant: toggled(meant, card) }) };
  }
  const turn = story.at(-1);
  if (isShown && can.amendMeant !== undefined && turn?.clue?.by === me.member) {
    const meant = said.find((each) => each.turn === turn?.turn)?.cards ?? NOTHING;
    return {
      markable: can.amendMeant,
      meant,
      mark: (card: number) => amend(toggled(meant, card)),
    };
  }
  return { markable: undefined, meant: NOTHING, mark: () => {} };
};
