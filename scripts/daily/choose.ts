import { pick, type Random, shuffled } from '@remez/rules';
import { DAILY_COUNTS, type DailyBoard, type DailyIdentity } from '@remez/rules/daily';
import { type Candidate, candidatesFor, familyOf, isLegal } from './candidates.ts';
import { UNWANTED } from './unwanted.ts';
import type { World } from './world.ts';

/** Of each number of words so many are looked at, the best: all sets of them are tried. */
const LOOKED_AT = 26;
/** An ample margin is as good as a larger one. */
const AMPLE = 0.8;
/** A clue that was given before in the year is worth less, the more often the less. */
const STALE = 0.35;

export interface Chosen extends DailyBoard {
  /** How good its clues are, to be compared with other boards. */
  readonly worth: number;
}

/** What a clue is worth by itself. */
const worthOf = (
  { word, meant, weakest, strength, margin }: Candidate,
  given: ReadonlyMap<string, number>,
): number =>
  meant.length * (0.4 * strength + 0.6 * weakest + 0.25 * Math.min(margin, AMPLE)) -
  STALE * (given.get(word) ?? 0);

interface Weighed extends Candidate {
  readonly worth: number;
  readonly bits: number;
}

/** The best set of clues that together are meant for nine words, each for words of its own. */
const bestSet = (candidates: readonly Weighed[], clues: number): readonly Weighed[] | undefined => {
  let best: { readonly worth: number; readonly set: readonly Weighed[] } | undefined;
  const extend = (set: readonly Weighed[], from: number, bits: number, left: number) => {
    if (left === 0 && set.length === clues) {
      const worth = set.reduce((sum, each) => sum + each.worth, 0);
      if (best === undefined || worth > best.worth) best = { worth, set };
    }
    if (left < 2 || set.length === clues) return;
    for (let at = from; at < candidates.length; at += 1) {
      const next = candidates[at] as Weighed;
      if (next.meant.length > left || (bits & next.bits) !== 0) continue;
      extend([...set, next], at + 1, bits | next.bits, left - next.meant.length);
    }
  };
  extend([], 0, 0, DAILY_COUNTS.agent);
  return best?.set;
};

/** A word that no clue leads to, also for whoever goes on guessing after the last that was meant. */
const harmless = (words: readonly string[], clues: readonly Candidate[]): readonly number[] => {
  const BEYOND = 3;
  const tempting = clues.flatMap(({ utilities, meant }) =>
    words
      .map((_, at) => at)
      .sort((one, other) => (utilities[other] ?? 0) - (utilities[one] ?? 0))
      .slice(0, meant.length + BEYOND),
  );
  const far = new Set(tempting);
  return words.map((_, at) => at).filter((at) => !far.has(at));
};

/** The clues, and with them the key, that suit these words best; nothing where they yield no nine. */
export const chooseBoard = (
  words: readonly string[],
  world: World,
  {
    random,
    clues,
    given,
    lately,
  }: {
    readonly random: Random;
    /** How many clues: the fewer, the more words each is for. */
    readonly clues: number;
    /** How often each clue was given before. */
    readonly given: ReadonlyMap<string, number>;
    /** Clues that were given a short while ago: not again so soon. */
    readonly lately: ReadonlySet<string>;
  },
): Chosen | undefined => {
  /** In another form neither: after the meadow no meadows. */
  const rested = new Set([...lately].flatMap((word) => familyOf(word, world)));
  const isFresh = (word: string): boolean =>
    familyOf(word, world).every((form) => !rested.has(form));
  const weighed = candidatesFor(words, world)
    .filter(({ word }) => !UNWANTED[world.language].has(word.toLowerCase()) && isFresh(word))
    .map((candidate) => ({
      ...candidate,
      worth: worthOf(candidate, given),
      bits: candidate.meant.reduce((bits, at) => bits | (1 << at), 0),
    }))
    .sort((one, other) => other.worth - one.worth || (one.word < other.word ? -1 : 1));
  const legal = new Map<string, boolean>();
  const isFine = ({ word }: Weighed): boolean => {
    const known = legal.get(word) ?? isLegal(word, words, world);
    legal.set(word, known);
    return known;
  };
  const looked = [4, 3, 2].flatMap((count) =>
    weighed
      .filter(({ meant }) => meant.length === count)
      .filter(isFine)
      .slice(0, LOOKED_AT),
  );
  const set = bestSet(looked, clues);
  if (set === undefined || new Set(set.map(({ word }) => word)).size < set.length) return undefined;
  const safe = harmless(words, set);
  if (safe.length === 0) return undefined;
  const assassin = pick(safe, random);
  const agents = new Set(set.flatMap(({ meant }) => meant));
  const identityOf = (at: number): DailyIdentity =>
    agents.has(at) ? 'agent' : at === assassin ? 'assassin' : 'bystander';
  return {
    words,
    key: words.map((_, at) => identityOf(at)),
    clues: shuffled(set, random).map(({ word, meant }) => ({
      word,
      meant: [...meant].sort((one, other) => one - other),
    })),
    worth: set.reduce((sum, each) => sum + each.worth, 0),
  };
};
