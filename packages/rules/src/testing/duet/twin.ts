import type { Event, Identity, Keys, Side } from '../../duet/index.ts';
import { type Random, randomHex } from '../../random.ts';
import { withOtherMeanings } from '../meaning-twin.ts';

/** Where a card's pair of identities may go, as far as someone can tell. */
interface Knowledge {
  readonly a: ReadonlySet<number>;
  readonly b: ReadonlySet<number>;
}

const ALL: ReadonlySet<number> = new Set(Array.from({ length: 25 }, (_, card) => card));

/** D6 · a guess shows everyone what the other side of the key says there. */
const shownOn = (events: readonly Event[], side: Side): ReadonlySet<number> =>
  new Set(
    events.flatMap((event) =>
      event.kind === 'guessed' && event.side !== side ? [event.card] : [],
    ),
  );

/** D14 · everyone is told when the nine of a side were all found; so the twin's must be, just then. */
const announcements = (events: readonly Event[], keys: Keys): string => {
  const foundAt = new Map<number, number>();
  events.forEach((event, index) => {
    if (event.kind === 'guessed' && event.identity === 'green') foundAt.set(event.card, index);
  });
  const doneAt = (key: readonly Identity[]): number =>
    Math.max(
      ...key.map((identity, card) =>
        identity === 'green' ? (foundAt.get(card) ?? events.length) : 0,
      ),
    );
  return `${doneAt(keys.a)} ${doneAt(keys.b)}`;
};

const SWAPS = 120;

const isUnseen = (
  { a, b }: Keys,
  knowledge: Knowledge,
  [one, other]: readonly [number, number],
): boolean =>
  (a[one] === a[other] || !(knowledge.a.has(one) || knowledge.a.has(other))) &&
  (b[one] === b[other] || !(knowledge.b.has(one) || knowledge.b.has(other)));

const swapped = <Item>(items: readonly Item[], one: number, other: number): Item[] => {
  const copy = [...items];
  copy[one] = items[other] as Item;
  copy[other] = items[one] as Item;
  return copy;
};

/** Another key that fits everything known: whole cells change places, so that D3 still holds. */
const otherKeys = (
  keys: Keys,
  events: readonly Event[],
  knowledge: Knowledge,
  random: Random,
): Keys => {
  const announced = announcements(events, keys);
  let twin = keys;
  for (let swap = 0; swap < SWAPS; swap += 1) {
    const one = random.below(25);
    const other = random.below(25);
    if (!isUnseen(twin, knowledge, [one, other])) continue;
    const next = { a: swapped(twin.a, one, other), b: swapped(twin.b, one, other) };
    if (announcements(events, next) === announced) twin = next;
  }
  return twin;
};

/**
 * The twin of a game for someone who sits on this side, or on none: the key is permuted as far as
 * they do not know it, and everything they may know happened just the same. Commitments are held.
 */
export const duetTwin = (
  events: readonly Event[],
  viewer: Side | null,
  random: Random,
  /** What the viewer is called, who knows what they meant themselves. */
  who: string | null = viewer,
): readonly Event[] => {
  const knowledge: Knowledge = {
    a: viewer === 'a' ? ALL : shownOn(events, 'a'),
    b: viewer === 'b' ? ALL : shownOn(events, 'b'),
  };
  return withOtherMeanings(events, who, random).map((event) => {
    if (event.kind !== 'dealt') return event;
    const { a, b } = otherKeys({ a: event.a, b: event.b }, events, knowledge, random);
    return { ...event, a, b, salt: randomHex(64, random) };
  });
};
