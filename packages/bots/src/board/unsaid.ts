import { type Spread, utilityAt } from '../mind/index.ts';
import type { Thinker } from '../thinker.ts';
import { SHARPNESS } from './choice.ts';

/** A clue as whoever hears it weighs it. */
export interface Heard {
  /** What the clue says of each word that lies there. */
  readonly utilities: ArrayLike<number>;
  /** How well the clue is known at all, from 0 to 1. */
  readonly known: number;
  /** How many words it may still stand for, and the places of those that it stood for. */
  readonly left: number;
  readonly found: readonly number[];
  readonly open: readonly number[];
  /** How likely a place is one's own before anything is said. */
  readonly prior: (at: number) => number;
}

/** Words that are weighed together; the others are left to chance. */
const BEST = 7;
/** How often someone's mind is elsewhere. */
const LAPSE = 0.03;
/** A clue is given where it is likely to be understood: its better readings count for more. */
const TRUST = 1.3;

type Places = readonly number[];

const setsOf = (items: Places, size: number, from = 0): readonly Places[] => {
  if (size === 0) return [[]];
  const sets: Places[] = [];
  for (let at = from; at <= items.length - size; at += 1) {
    for (const rest of setsOf(items, size - 1, at + 1)) sets.push([items[at] as number, ...rest]);
  }
  return sets;
};

/** Luce's choice: how much each place draws a listener, and all of them together. */
interface Draw {
  readonly weights: Float64Array;
  readonly whole: number;
}

const drawOf = ({ open, found, prior }: Heard, size: number, utility: (at: number) => number) => {
  const weights = new Float64Array(size);
  let whole = 0;
  const add = (at: number, chance: number): void => {
    const weight = chance * Math.exp(SHARPNESS * utility(at));
    weights[at] = weight;
    whole += weight;
  };
  for (const at of open) add(at, prior(at));
  for (const at of found) add(at, 1);
  return { weights, whole };
};

/** How likely exactly these words are taken: each of them before all that are not among them. */
const understoodAs = (set: Places, { weights, whole }: Draw): number => {
  let rest = whole;
  for (const at of set) rest -= weights[at] ?? 0;
  rest = Math.max(rest, 0);
  let chance = 1;
  for (const at of set) {
    const weight = weights[at] ?? 0;
    chance *= weight === 0 ? 0 : weight / (weight + rest);
  }
  return chance;
};

/** For each set, how many good clues there were for it: a great one counts 1, a doubtful one hardly. */
const cluesFor = (
  sets: readonly Places[],
  heard: Heard,
  spread: Spread,
  { mind }: Thinker,
): Float64Array => {
  const good = new Float64Array(sets.length);
  /** A word that lies there is no clue. */
  const lying = new Set(spread.words.map((word) => mind.termOf(word)));
  for (const term of new Set(sets.flat().flatMap((at) => spread.terms(at)))) {
    if (lying.has(term)) continue;
    const sight = spread.sight(term);
    const draw = drawOf(heard, spread.words.length, (at) => utilityAt(sight, at));
    sets.forEach((set, index) => {
      good[index] = (good[index] ?? 0) + understoodAs(set, draw) ** 2;
    });
  }
  return good;
};

/** Of a word never heard nothing can be concluded: every place is weighed by itself. */
const byThemselves = (
  { open }: Heard,
  left: number,
  { weights, whole }: Draw,
): ReadonlyMap<number, number> =>
  new Map(
    open.map((at) => {
      const share = whole === 0 ? 1 / open.length : (weights[at] ?? 0) / whole;
      return [at, Math.min(1, left * share)];
    }),
  );

/**
 * How likely each open place is meant by a clue. What was not said counts too: words for which
 * there were many good clues would have had one of those, so a clue is rather about the words for
 * which there was none better. Read over sets, since a clue is given for its words together.
 */
export const meantBy = (
  heard: Heard,
  spread: Spread,
  thinker: Thinker,
): ReadonlyMap<number, number> => {
  const { utilities, known, open, found } = heard;
  const draw = drawOf(heard, spread.words.length, (at) => utilities[at] ?? 0);
  const left = Math.min(heard.left, open.length);
  if (known === 0) return byThemselves(heard, left, draw);
  const best = [...open]
    .sort((one, other) => (draw.weights[other] ?? 0) - (draw.weights[one] ?? 0) || one - other)
    .slice(0, Math.max(BEST, left));
  const sets = setsOf(best, left).map((set) => [...found, ...set]);
  const good = cluesFor(sets, heard, spread, thinker);
  const scores = sets.map(
    (set, index) => understoodAs(set, draw) ** TRUST / (1 + (good[index] ?? 0)) ** known,
  );
  const whole = scores.reduce((sum, score) => sum + score, 0);
  const meant = new Map(open.map((at) => [at, (LAPSE * left) / open.length]));
  sets.forEach((set, index) => {
    const share = whole === 0 ? 1 / sets.length : (scores[index] ?? 0) / whole;
    for (const at of set) {
      const so = meant.get(at);
      if (so !== undefined) meant.set(at, so + (1 - LAPSE) * share);
    }
  });
  return meant;
};
