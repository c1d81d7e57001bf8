import { createHash } from 'node:crypto';
import { seededRandom } from '@remez/rules';
import type { DailyBoard, Day } from '@remez/rules/daily';
import { type Chosen, chooseBoard } from './choose.ts';
import { drawWords } from './draw.ts';
import { type CrossPlay, crossPlay, isClear } from './listen.ts';
import type { World } from './world.ts';

/** Another number would be other boards for ever after. */
const SEED = 'remez 2026';
/** Of so many boards that are clear the best is kept. */
const CLEAR = 4;
const MOST_DRAWS = 400;
/** For so many days no word comes again, and for so many no clue. */
const WORDS_REST = 9;
const CLUES_REST = 75;

/** How many clues a day has, and how many groups of words are laid for them. */
interface Shape {
  readonly clues: number;
  readonly groups: number;
}
const WEEKDAY: Shape = { clues: 4, groups: 2 };
/** On Friday and Saturday there is time: three clues, for three words each or more. */
const WEEKEND: Shape = { clues: 3, groups: 3 };
/** After so many draws in vain a weekend is a day like others. */
const PATIENCE = 250;

const isWeekend = (day: Day): boolean => [5, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

export interface MadeDay {
  readonly board: DailyBoard;
  readonly crossPlay: CrossPlay;
  /** How many boards were drawn for it. */
  readonly drawn: number;
}

const countOf = (words: Iterable<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const seedOf = (...parts: readonly (string | number)[]): number =>
  createHash('sha256').update(parts.join(' ')).digest().readInt32LE();

/**
 * The board of a day. It follows from the seed, the date, and the boards of the days before, whose words and
 * clues are given a rest; so the same lexicon makes the same year.
 */
export const makeDay = (day: Day, before: readonly DailyBoard[], world: World): MadeDay => {
  const cluesOf = (boards: readonly DailyBoard[]) =>
    boards.flatMap(({ clues }) => clues.map(({ word }) => word));
  const rested = new Set(before.slice(-WORDS_REST).flatMap(({ words }) => words));
  const given = countOf(cluesOf(before));
  const lately = new Set(cluesOf(before.slice(-CLUES_REST)));
  let best: (MadeDay & { readonly worth: number }) | undefined;
  let clear = 0;
  for (let drawn = 1; drawn <= MOST_DRAWS && clear < CLEAR; drawn += 1) {
    const random = seededRandom(seedOf(SEED, world.language, day, drawn));
    const isPatient = best !== undefined || drawn <= PATIENCE;
    const { clues, groups } = isWeekend(day) && isPatient ? WEEKEND : WEEKDAY;
    const words = drawWords(world, { random, rested, groups });
    const chosen: Chosen | undefined = chooseBoard(words, world, { random, clues, given, lately });
    if (chosen === undefined) continue;
    const heard = crossPlay(chosen, world.listeners);
    if (!isClear(heard, world.listeners)) continue;
    clear += 1;
    const { worth, ...board } = chosen;
    if (best === undefined || worth > best.worth) best = { board, crossPlay: heard, drawn, worth };
  }
  if (best === undefined) throw new Error(`${MOST_DRAWS} draws, and no clear board for ${day}`);
  const { worth: _, ...made } = best;
  return made;
};
