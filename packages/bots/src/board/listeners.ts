import { fraction, gumbel } from '../chance.ts';
import { NEAR, type Sight, strengthOf } from '../mind/index.ts';
import type { Costs } from '../temperament.ts';

/** What a card is to whoever gives the clue. */
export type Standing = 'own' | 'rival' | 'bystander' | 'assassin';

/** Places that are still open, and what each is. */
export type OpenPlaces = readonly { readonly at: number; readonly standing: Standing }[];

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

/** People that clues are tried on; what differs among them is the same for every clue. */
export interface Listeners {
  readonly count: number;
  readonly whim: Float32Array;
  readonly knowsForward: Uint8Array;
  readonly knowsBackward: Uint8Array;
  /** Below what nearness this listener knows no association that the giver does not. */
  readonly surprise: Float32Array;
}

export const gather = (count: number, seed: number, places: number): Listeners => {
  const size = count * places;
  const whim = new Float32Array(size);
  const knowsForward = new Uint8Array(size);
  const knowsBackward = new Uint8Array(size);
  const surprise = new Float32Array(size);
  for (let at = 0; at < size; at += 1) {
    whim[at] = gumbel(seed, at) / STEADINESS;
    knowsForward[at] = fraction(seed ^ 0x51ed27, at) < SHARED ? 1 : 0;
    knowsBackward[at] = fraction(seed ^ 0x2c1b3c, at) < SHARED ? 1 : 0;
    surprise[at] = fraction(seed ^ 0x7a3c11, at) / SURPRISE;
  }
  return { count, whim, knowsForward, knowsBackward, surprise };
};

/** What comes of a clue when so many words are announced, on average over the listeners. */
export interface Outcome {
  /** How likely each place, in the order of the open ones, is found. */
  readonly found: Float32Array;
  /** What mistakes cost. */
  readonly lost: number;
  /** How likely all are found that were announced. */
  readonly sure: number;
  readonly assassin: number;
}

/** What one listener thinks of each open place. */
const heardBy = (
  listener: number,
  { forward, backward, near }: Sight,
  open: OpenPlaces,
  { knowsForward, knowsBackward, surprise, whim }: Listeners,
  utilities: Float32Array,
): void => {
  open.forEach(({ at }, index) => {
    const noise = listener * open.length + index;
    const direct = strengthOf({
      forward: (forward[at] ?? 0) * (knowsForward[noise] ?? 0),
      backward: (backward[at] ?? 0) * (knowsBackward[noise] ?? 0),
    });
    const isSurprised = (surprise[noise] ?? 1) < (near[at] ?? 0);
    utilities[index] =
      direct + NEAR * (near[at] ?? 0) + (isSurprised ? SURPRISED : 0) + (whim[noise] ?? 0);
  });
};

const topOf = (utilities: Float32Array): number => {
  let top = 0;
  for (let index = 1; index < utilities.length; index += 1) {
    if ((utilities[index] ?? 0) > (utilities[top] ?? 0)) top = index;
  }
  return top;
};

/** Tries one clue on all listeners: what comes of it if one word is announced, or two, up to `most`. */
export const tryOn = (
  listeners: Listeners,
  sight: Sight,
  {
    open,
    costs,
    most,
  }: { readonly open: OpenPlaces; readonly costs: Costs; readonly most: number },
): readonly Outcome[] => {
  const share = 1 / listeners.count;
  const outcomes = Array.from({ length: most }, () => ({
    found: new Float32Array(open.length),
    lost: 0,
    sure: 0,
    assassin: 0,
  }));
  const utilities = new Float32Array(open.length);
  for (let listener = 0; listener < listeners.count; listener += 1) {
    heardBy(listener, sight, open, listeners, utilities);
    for (let guess = 0; guess < most; guess += 1) {
      const top = topOf(utilities);
      utilities[top] = Number.NEGATIVE_INFINITY;
      const { standing } = open[top] as OpenPlaces[number];
      const affected = outcomes.slice(guess);
      if (standing !== 'own') {
        for (const outcome of affected) {
          outcome.lost += share * costs[standing];
          if (standing === 'assassin') outcome.assassin += share;
        }
        break;
      }
      for (const { found } of affected) found[top] = (found[top] ?? 0) + share;
      const [reached] = affected;
      if (reached !== undefined) reached.sure += share;
    }
  }
  return outcomes;
};
