/** Free text that a move still needs: one text, or a list of so many. */
export type OpenText = 'text' | { readonly texts: number };

/**
 * A move that a view offers: what is chosen from a closed set is chosen, and what people write is
 * left open. A move with nothing open can be played as it is.
 */
export type OfferedMove<Command extends { readonly kind: string }> = Command extends unknown
  ? {
      readonly move: Partial<Command> & Pick<Command, 'kind'>;
      readonly open?: { readonly [argument in Exclude<keyof Command, 'kind'>]?: OpenText };
    }
  : never;

/** One offer as whoever fills it in sees it, whichever game it is of. */
interface AnyOffer {
  readonly move: { readonly kind: string };
  readonly open?: { readonly [argument: string]: OpenText | undefined };
}

/** The whole move: what was left open, written by whoever plays it. */
export const filledIn = <Command extends { readonly kind: string }>(
  offer: OfferedMove<Command>,
  write: (argument: string, place: number) => string,
): Command => {
  const { move, open = {} } = offer as AnyOffer;
  const texts = Object.entries(open).map(([argument, text]) => [
    argument,
    typeof text === 'object'
      ? Array.from({ length: text.texts }, (_, place) => write(argument, place))
      : write(argument, 0),
  ]);
  return { ...move, ...Object.fromEntries(texts) } as unknown as Command;
};
