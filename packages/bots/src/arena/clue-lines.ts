/** One clue on a board: what was meant by it and what was guessed. */
export interface ClueLine {
  readonly clue: string;
  readonly count: number;
  readonly meant: readonly string[];
  readonly guessed: readonly { readonly word: string; readonly was: string }[];
}

/** What the views of boards share once a match is over. */
interface BoardView {
  readonly cards: readonly { readonly word: string }[];
  readonly story: readonly {
    readonly turn: number;
    readonly clue?: { readonly word: string; readonly count: number | string };
    readonly guesses: readonly { readonly card: number; readonly identity: string }[];
  }[];
  readonly meant?: readonly { readonly turn: number; readonly cards: readonly number[] }[];
}

export const clueLines = ({ cards, story, meant = [] }: BoardView): readonly ClueLine[] => {
  const wordOf = (card: number) => cards[card]?.word ?? '';
  return story.flatMap(({ turn, clue, guesses }) =>
    clue === undefined
      ? []
      : [
          {
            clue: clue.word,
            count: Number(clue.count),
            meant: (meant.find((each) => each.turn === turn)?.cards ?? []).map(wordOf),
            guessed: guesses.map(({ card, identity }) => ({ word: wordOf(card), was: identity })),
          },
        ],
  );
};
