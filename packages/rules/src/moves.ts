/** Free text that a move still needs: one text, or a list of so many. */
type OpenText = 'text' | { readonly texts: number };

/** Any of these cards, each once, or none. */
interface OpenCards {
  readonly someOf: readonly number[];
}

/** What whoever plays a move still has to say. */
export type Open = OpenText | OpenCards;

/**
 * A move that a view offers: what is chosen from a closed set is chosen, and what people write or
 * mark is left open. A move with nothing open can be played as it is.
 */
export type OfferedMove<Command extends { readonly kind: string }> = Command extends unknown
  ? {
      readonly move: Partial<Command> & Pick<Command, 'kind'>;
      readonly open?: { readonly [argument in Exclude<keyof Command, 'kind'>]?: Open };
    }
  : never;

/** One offer as whoever fills it in sees it, whichever game it is of. */
interface AnyOffer {
  readonly move: { readonly kind: string };
  readonly open?: { readonly [argument: string]: Open | undefined };
}

/** The whole move: what was left open, written by whoever plays it, who marks nothing unless asked. */
export const filledIn = <Command extends { readonly kind: string }>(
  offer: OfferedMove<Command>,
  write: (argument: string, place: number) => string,
  mark: (cards: readonly number[]) => readonly number[] = () => [],
): Command => {
  const { move, open = {} } = offer as AnyOffer;
  const said = (argument: string, what: Open | undefined) => {
    if (typeof what !== 'object') return write(argument, 0);
    return 'someOf' in what
      ? mark(what.someOf)
      : Array.from({ length: what.texts }, (_, place) => write(argument, place));
  };
  const filled = Object.entries(open).map(([argument, what]) => [argument, said(argument, what)]);
  return { ...move, ...Object.fromEntries(filled) } as unknown as Command;
};
