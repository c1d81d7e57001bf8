import { fraction, gumbel } from '../chance.ts';
import { NEAR, type Sight, type Spread, strengthOf } from '../mind/index.ts';
import type { Costs } from '../temperament.ts';

/** What a card is to whoever gives the clue. */
export type Standing = 'own' | 'rival' | 'bystander' | 'assassin';

/** Everything a clue is weighed by. */
export interface Task {
  readonly spread: Spread;
  /** Places that are still open, and what each is. */
  readonly open: readonly { readonly at: number; readonly standing: Standing }[];
  readonly costs: Costs;
  readonly assassinCap: number;
  readonly seed: number;
  /** Most words that a clue is given for. */
  readonly most: number;
  /** How likely all words must be found before a clue is given for more than one. */
  readonly leastSure: number;
}

export interface Candidate {
  readonly term: number;
  readonly count: number;
  /** Places of the words that are meant, the likeliest first. */
  readonly meant: readonly number[];
  /** Words found less what mistakes cost, on average over many listeners. */
  readonly value: number;
  /** How likely all of the meant are found. */
  readonly sure: number;
  readonly assassin: number;
}

/** Listeners that a clue is tried on; none of them knows exactly what the giver knows. */
const LISTENERS = 64;
/** How much of the giver's knowledge another person shares. */
const SHARED = 0.75;
/**
 * Others know what the giver does not, and the more so the nearer a word is: how likely that is, and
 * how strong an association it is then.
 */
const SURPRISE = 1;
const SURPRISED = 0.6;
/** How steadily a listener prefers the better association: a little whim, no dice. */
const STEADINESS = 16;

/** What differs from listener to listener, the same for every clue: chance is compared away. */
interface Listeners {
  readonly whim: Float32Array;
  readonly knowsForward: Uint8Array;
  readonly knowsBackward: Uint8Array;
  /** Below what nearness this listener knows no association that the giver does not. */
  readonly surprise: Float32Array;
}

const gather = (seed: number, size: number): Listeners => {
  const whim = new Float32Array(LISTENERS * size);
  const knowsForward = new Uint8Array(LISTENERS * size);
  const knowsBackward = new Uint8Array(LISTENERS * size);
  const surprise = new Float32Array(LISTENERS * size);
  for (let at = 0; at < whim.length; at += 1) {
    whim[at] = gumbel(seed, at) / STEADINESS;
    knowsForward[at] = fraction(seed ^ 0x51ed27, at) < SHARED ? 1 : 0;
    knowsBackward[at] = fraction(seed ^ 0x2c1b3c, at) < SHARED ? 1 : 0;
    surprise[at] = fraction(seed ^ 0x7a3c11, at) / SURPRISE;
  }
  return { whim, knowsForward, knowsBackward, surprise };
};

/** Without noise: what someone thinks who knows all that the giver knows. */
const plainUtility = ({ forward, backward, near }: Sight, at: number): number =>
  strengthOf({ forward: forward[at] ?? 0, backward: backward[at] ?? 0 }) + NEAR * (near[at] ?? 0);

/** Terms that are worth a look: those which say something of a word that is one's own. */
const candidatesOf = ({ spread, open }: Task): ReadonlySet<number> =>
  new Set(open.flatMap(({ at, standing }) => (standing === 'own' ? spread.terms(at) : [])));

/** A first glance: what the likeliest own words promise, less what the worst other word threatens. */
const glance = (sight: Sight, { open, most }: Task): number => {
  const own: number[] = [];
  let threat = 0;
  for (const { at, standing } of open) {
    const utility = plainUtility(sight, at);
    if (standing === 'own') own.push(utility);
    else threat = Math.max(threat, standing === 'assassin' ? utility * 1.3 : utility);
  }
  own.sort((one, other) => other - one);
  let best = -1;
  let sum = 0;
  for (let count = 1; count <= Math.min(most, own.length); count += 1) {
    const least = own[count - 1] ?? 0;
    sum += Math.min(least, 1);
    best = Math.max(best, sum - Math.max(0, threat - least + 0.15) * 1.5);
  }
  return best;
};

/** Below this, what two words share is chance. */
const LEAST_NEAR = 0.35;

/** A word is meant by a clue that it has to do with, and not because it would be guessed by chance. */
const isMeant = ({ forward, backward, near }: Sight, at: number): boolean =>
  (forward[at] ?? 0) > 0 || (backward[at] ?? 0) > 0 || NEAR * (near[at] ?? 0) >= LEAST_NEAR;

/** Tries one clue on all listeners. */
const tried = (
  term: number,
  sight: Sight,
  { open, costs, most }: Task,
  listeners: Listeners,
): readonly Candidate[] => {
  const size = open.length;
  const own = open
    .filter(({ at, standing }) => standing === 'own' && isMeant(sight, at))
    .map(({ at }) => ({ at, utility: plainUtility(sight, at) }))
    .sort((one, other) => other.utility - one.utility)
    .map(({ at }) => at);
  const guesses = Math.min(most, own.length);
  const gain = new Float32Array(guesses + 1);
  const all = new Float32Array(guesses + 1);
  const fatal = new Float32Array(guesses + 1);
  const utility = new Float32Array(size);
  for (let listener = 0; listener < LISTENERS; listener += 1) {
    for (let index = 0; index < size; index += 1) {
      const { at } = open[index] as Task['open'][number];
      const noise = listener * size + index;
      utility[index] =
        strengthOf({
          forward: (sight.forward[at] ?? 0) * (listeners.knowsForward[noise] ?? 0),
          backward: (sight.backward[at] ?? 0) * (listeners.knowsBackward[noise] ?? 0),
        }) +
        NEAR * (sight.near[at] ?? 0) +
        ((listeners.surprise[noise] ?? 1) < (sight.near[at] ?? 0) ? SURPRISED : 0) +
        (listeners.whim[noise] ?? 0);
    }
    let found = 0;
    for (let guess = 1; guess <= guesses; guess += 1) {
      let top = 0;
      for (let index = 1; index < size; index += 1) {
        if ((utility[index] ?? 0) > (utility[top] ?? 0)) top = index;
      }
      utility[top] = Number.NEGATIVE_INFINITY;
      const { standing } = open[top] as Task['open'][number];
      if (standing === 'own') {
        found += 1;
        gain[guess] = (gain[guess] ?? 0) + found;
        all[guess] = (all[guess] ?? 0) + 1;
        continue;
      }
      for (let later = guess; later <= guesses; later += 1) {
        gain[later] = (gain[later] ?? 0) + found - costs[standing];
        if (standing === 'assassin') fatal[later] = (fatal[later] ?? 0) + 1;
      }
      break;
    }
  }
  return Array.from({ length: guesses }, (_, index) => {
    const count = index + 1;
    return {
      term,
      count,
      meant: own.slice(0, count),
      value: (gain[count] ?? 0) / LISTENERS,
      sure: (all[count] ?? 0) / LISTENERS,
      assassin: (fatal[count] ?? 0) / LISTENERS,
    };
  });
};

/** Clues that survive the first glance. */
const SHORTLIST = 160;

/** The clues that promise most, the best first. */
export const bestClues = (task: Task): readonly Candidate[] => {
  const glances = [...candidatesOf(task)].map((term) => {
    const sight = task.spread.sight(term);
    return { term, sight, promise: glance(sight, task) };
  });
  glances.sort((one, other) => other.promise - one.promise || one.term - other.term);
  const listeners = gather(task.seed, task.open.length);
  return glances
    .slice(0, SHORTLIST)
    .flatMap(({ term, sight }) => tried(term, sight, task, listeners))
    .filter(({ assassin }) => assassin <= task.assassinCap)
    .filter(({ count, sure }) => count === 1 || sure >= task.leastSure)
    .sort((one, other) => other.value - one.value || one.term - other.term);
};
