import type { Event, Identity } from '../classic/index.ts';
import { type Random, randomHex, shuffled } from '../random.ts';
import { withOtherMeanings } from './meaning-twin.ts';

const isQuiet = (event: Event): boolean => event.kind === 'asked' || event.kind === 'answered';

const touchedIn = (events: readonly Event[]): ReadonlySet<number> =>
  new Set(
    events.flatMap((event) =>
      event.kind === 'guessed' || event.kind === 'covered' ? [event.card] : [],
    ),
  );

/** The same key where a card was covered, another wherever it was not. */
const otherKey = (
  key: readonly Identity[],
  covered: ReadonlySet<number>,
  random: Random,
): Identity[] => {
  const open = [...key.keys()].filter((card) => !covered.has(card));
  const moved = shuffled(open, random);
  const twin = [...key];
  open.forEach((card, index) => {
    twin[card] = key[moved[index] as number] as Identity;
  });
  return twin;
};

/**
 * The twin of a game for someone who does not see the key: everything they may not know is
 * permuted or taken out, everything they may know happened just the same. Commitments are held.
 */
export const twinForOperatives = (events: readonly Event[], random: Random): Event[] => {
  const covered = touchedIn(events);
  return withOtherMeanings(events, null, random)
    .filter((event) => !isQuiet(event))
    .map((event) =>
      event.kind === 'dealt'
        ? { ...event, key: otherKey(event.key, covered, random), salt: randomHex(64, random) }
        : event,
    );
};

/** Spymasters know the key and hear each other; the salt stays sealed for them, and what the other meant. */
export const twinForSpymasters = (
  events: readonly Event[],
  viewer: string,
  random: Random,
): Event[] =>
  withOtherMeanings(events, viewer, random).map((event) =>
    event.kind === 'dealt' ? { ...event, salt: randomHex(64, random) } : event,
  );
