import { type Random, shuffled } from '../random.ts';

interface Kinded {
  readonly kind: string;
}

interface Meant extends Kinded {
  readonly by?: string;
  readonly meant?: readonly number[];
  readonly sure?: number;
}

/** Whether whoever gave a clue says again, to nobody else, what it meant. */
const isAmending = ({ kind }: Kinded): boolean => kind === 'meant';

/** Someone who was sure was less so, and someone who said nothing was. */
export const otherSureness = (sure: number | undefined): { readonly sure?: number } => {
  if (sure === undefined) return { sure: 50 };
  return sure % 2 === 0 ? {} : { sure: 100 - sure };
};

/**
 * The same, but that others than the viewer meant other cards by their clues, or none, and never
 * thought better of it.
 */
export const withOtherMeanings = <Event extends Kinded>(
  events: readonly Event[],
  viewer: string | null,
  random: Random,
): readonly Event[] =>
  events
    .filter((event) => !isAmending(event) || (event as Meant).by === viewer)
    .map((event) => {
      if (event.kind !== 'clueGiven' || (event as Meant).by === viewer) return event;
      const { meant: _, sure, ...rest } = event as Event & Meant;
      const cards = shuffled([...Array(25).keys()], random).slice(0, random.below(4));
      return {
        ...rest,
        ...(cards.length > 0 && { meant: cards }),
        ...otherSureness(sure),
      } as unknown as Event;
    });
