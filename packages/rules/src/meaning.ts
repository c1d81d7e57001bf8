import type { Refusal } from './game.ts';
import { isCard } from './grid.ts';
import { refuse } from './guarding.ts';
import { type Result, success } from './result.ts';

/**
 * A role beside the seat: whoever has given a clue in this match. What they meant by their clues is
 * theirs alone until it is over, so they have a perspective of their own.
 */
export type Giver = `giver.${string}`;

const giver = (who: string): Giver => `giver.${who}`;

/** The cards that whoever gave the clue of this turn meant by it. */
export interface Meaning {
  readonly turn: number;
  readonly cards: readonly number[];
  /** How sure they were that it would be understood, in percent, if they have said so. */
  readonly sure?: number;
}

interface AnyTurn {
  readonly turn: number;
  readonly clue?: { readonly by: string };
}

/** What of a match is asked about its clues. */
interface Match {
  readonly past: readonly AnyTurn[];
  readonly current: AnyTurn;
  readonly meant: readonly Meaning[];
}

/** The seats, and that of someone who has given a clue. Without a seat there is nothing beside it. */
export const withGiver = <Seat extends string>(
  { past, current }: Match,
  who: string,
  seats: readonly Seat[],
): readonly (Seat | Giver)[] => {
  if (seats.length === 0) return seats;
  const hasGiven = current.clue?.by === who || past.some(({ clue }) => clue?.by === who);
  return hasGiven ? [...seats, giver(who)] : seats;
};

/** The turn of the last clue that was given by someone in these roles. */
export const lastClueOf = <Turn extends AnyTurn>(
  { past, current }: { readonly past: readonly Turn[]; readonly current: Turn },
  roles: readonly string[],
): Turn | undefined => {
  const isTheirs = ({ clue }: Turn) => clue !== undefined && roles.includes(giver(clue.by));
  return isTheirs(current) ? current : past.findLast(isTheirs);
};

/** What was meant, as far as these roles may know it: one's own, and everything once it is over. */
export const meaningsFor = (
  { past, current, meant }: Match,
  { roles, over }: { readonly roles: readonly string[]; readonly over: boolean },
): readonly Meaning[] => {
  if (over || meant.length === 0) return meant;
  const own = new Set(
    [...past, current].flatMap(({ turn, clue }) =>
      clue !== undefined && roles.includes(giver(clue.by)) ? [turn] : [],
    ),
  );
  return meant.filter(({ turn }) => own.has(turn));
};

/** Cards that are meant: each once, of those that were open to be guessed. Any identity will do. */
export const parseMeant = (
  cards: unknown,
  open: readonly number[],
): Result<readonly number[], Refusal<'malformed' | 'noSuchCard' | 'alreadyCovered'>> => {
  if (!Array.isArray(cards) || new Set(cards).size < cards.length) return refuse('malformed');
  if (!cards.every(isCard)) return refuse('noSuchCard');
  if (!cards.every((card) => open.includes(card))) return refuse('alreadyCovered');
  return success([...cards].sort((one, other) => one - other));
};

/** How sure someone is of their clue, in whole percent; nobody has to say it. */
export const parseSure = (
  sure: unknown,
): Result<{ readonly sure?: number }, Refusal<'malformed'>> => {
  if (sure === undefined) return success({});
  const isPercent = typeof sure === 'number' && Number.isInteger(sure) && sure >= 0 && sure <= 100;
  return isPercent ? success({ sure }) : refuse('malformed');
};

/** With what was meant by the clue of this turn, in place of what was said of it before. */
export const withMeaning = (
  meant: readonly Meaning[],
  { turn, cards, sure }: Meaning,
): readonly Meaning[] => {
  const others = meant.filter((meaning) => meaning.turn !== turn);
  if (cards.length === 0 && sure === undefined) return others;
  return [...others, { turn, cards, ...(sure !== undefined && { sure }) }];
};

/** Other cards were meant after all; how sure they were when they gave the clue stays what it was. */
export const amended = (
  meant: readonly Meaning[],
  { turn, cards }: Meaning,
): readonly Meaning[] => {
  const sure = meant.find((meaning) => meaning.turn === turn)?.sure;
  return withMeaning(meant, { turn, cards, ...(sure !== undefined && { sure }) });
};
