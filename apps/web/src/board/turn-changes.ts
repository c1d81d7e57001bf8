/** A turn of a story, as far as boards share it. */
interface Turn {
  readonly turn: number;
  readonly clue?: object;
  readonly guesses: readonly object[];
  readonly challenge?: { readonly by: string; readonly ruling: string };
  readonly covers?: readonly { readonly cause: string }[];
  readonly ended?: string;
}

type Cover<Story extends Turn> = NonNullable<Story['covers']>[number];

/** What was added to a story, each with its turn. */
export type TurnChange<Story extends Turn> =
  | { readonly kind: 'clue'; readonly turn: Story }
  | { readonly kind: 'guess'; readonly turn: Story; readonly guess: Story['guesses'][number] }
  | { readonly kind: 'cover'; readonly turn: Story; readonly cover: Cover<Story> }
  | { readonly kind: 'challenge'; readonly turn: Story }
  | { readonly kind: 'ruling'; readonly turn: Story }
  | { readonly kind: 'ended'; readonly turn: Story };

const changesIn = <Story extends Turn>(
  before: Story | undefined,
  turn: Story,
): readonly TurnChange<Story>[] => {
  const { clue, guesses, covers = [], challenge, ended } = turn;
  const added = covers
    .slice(before?.covers?.length ?? 0)
    .map((cover): TurnChange<Story> => ({ kind: 'cover', turn, cover: cover as Cover<Story> }));
  /** C20 · a penalty's cover opens a turn; the deck's closes it (C26). */
  const opens = before?.clue === undefined && guesses.length === 0;
  const ruled = challenge !== undefined && challenge.ruling !== 'pending';
  return [
    ...(opens ? added : []),
    ...(clue !== undefined && before?.clue === undefined ? [{ kind: 'clue', turn } as const] : []),
    ...guesses
      .slice(before?.guesses.length ?? 0)
      .map((guess) => ({ kind: 'guess', turn, guess }) as const),
    ...(challenge !== undefined && before?.challenge === undefined && !ruled
      ? [{ kind: 'challenge', turn } as const]
      : []),
    ...(ruled && before?.challenge?.ruling !== challenge.ruling
      ? [{ kind: 'ruling', turn } as const]
      : []),
    ...(ended !== undefined && before?.ended === undefined
      ? [{ kind: 'ended', turn } as const]
      : []),
    ...(opens ? [] : added),
  ];
};

/** What happened between two tellings of one story, in its order. */
export const turnChanges = <Story extends Turn>(
  before: readonly Story[],
  after: readonly Story[],
): readonly TurnChange<Story>[] =>
  after.slice(Math.max(0, before.length - 1)).flatMap((turn) =>
    changesIn(
      before.find((each) => each.turn === turn.turn),
      turn,
    ),
  );
