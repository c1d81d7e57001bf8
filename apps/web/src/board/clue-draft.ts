import { signal } from '@preact/signals';
import { forgetHere, rememberedHere, rememberHere } from '../lib/storage.ts';
import { useTable } from '../table/at-table.ts';

/** A clue in the making: it never leaves this tab before it is given, and outlives a reload. */
interface ClueDraft {
  readonly word: string;
  readonly count?: number | 'unlimited';
  /** The cards that are meant, for oneself. */
  readonly meant: readonly number[];
}

const EMPTY: ClueDraft = { word: '', meant: [] };

/** What was written last, and for which match; the clue form and the board both show it. */
const written = signal<{ readonly of: string; readonly draft: ClueDraft }>();

const isCard = (card: unknown): card is number => Number.isInteger(card);

const kept = (of: string): ClueDraft => {
  try {
    const { word, count, meant } = JSON.parse(rememberedHere(of) ?? '{}');
    return {
      word: typeof word === 'string' ? word : '',
      meant: Array.isArray(meant) ? meant.filter(isCard) : [],
      ...((isCard(count) || count === 'unlimited') && { count }),
    };
  } catch {
    return EMPTY;
  }
};

/** The same for the whole match: whoever was not first goes on with what they had. */
export const useClueDraft = () => {
  const { table, match, me } = useTable();
  const of = `clue.${table}.${match}.${me.member}`;
  const draft = written.value?.of === of ? written.value.draft : kept(of);
  const write = (next: ClueDraft) => {
    written.value = { of, draft: next };
    rememberHere(of, JSON.stringify(next));
  };
  return {
    draft,
    change: (part: Partial<ClueDraft>) => write({ ...draft, ...part }),
    clear() {
      written.value = { of, draft: EMPTY };
      forgetHere(of);
    },
  };
};
