import { NEAR, type Sight, type Spread, strengthOf, utilityAt } from '../mind/index.ts';
import type { Costs } from '../temperament.ts';
import { gather, type Listeners, type OpenPlaces, tryOn } from './listeners.ts';
import { pricesOf, type Weighed } from './prices.ts';

/** Everything a clue is weighed by. */
export interface Task {
  readonly spread: Spread;
  readonly open: OpenPlaces;
  readonly costs: Costs;
  readonly assassinCap: number;
  readonly seed: number;
  /** Most words that a clue is given for. */
  readonly most: number;
  /** How likely all words must be found before a clue is given. */
  readonly leastSure: number;
  /** How likely each place is found without another clue, by those that were given before. */
  readonly carried: ReadonlyMap<number, number>;
}

export interface Candidate {
  readonly term: number;
  readonly count: number;
  /** Places of the words that are meant, the likeliest first. */
  readonly meant: readonly number[];
  /** What is found, each word at its price, less what mistakes cost, on average over many listeners. */
  readonly value: number;
  /** How likely all of the meant are found. */
  readonly sure: number;
}

/** Terms that are worth a look: those which say something of a word that is one's own. */
const candidatesOf = ({ spread, open }: Task): ReadonlySet<number> =>
  new Set(open.flatMap(({ at, standing }) => (standing === 'own' ? spread.terms(at) : [])));

/** A first glance: what the likeliest own words promise, less what the worst other word threatens. */
const glance = (sight: Sight, { open, most }: Task): number => {
  const own: number[] = [];
  let threat = 0;
  for (const { at, standing } of open) {
    const utility = utilityAt(sight, at);
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

/** The weakest link of a clue: kinship counts half of what an association does. Less is chance. */
const LEAST_LINK = 0.18;
/** Kinship that is as good as an association. */
const CLOSE = 0.5;
/** Words that a clue may mean though no line knows the two together and they are no close kin. */
const MOST_DOUBTFUL = 1;

interface Linked {
  readonly at: number;
  readonly utility: number;
  readonly link: number;
  readonly isDoubtful: boolean;
}

const linkAt = (sight: Sight, at: number): Linked => {
  const { forward, backward, near } = sight;
  const direct = strengthOf({ forward: forward[at] ?? 0, backward: backward[at] ?? 0 });
  const kinship = NEAR * (near[at] ?? 0);
  return {
    at,
    utility: utilityAt(sight, at),
    link: direct + kinship / 2,
    isDoubtful: direct === 0 && kinship < CLOSE,
  };
};

/** The own words that a clue may mean, the likeliest first: not those that would be guessed by chance. */
const wordsMeant = (sight: Sight, open: OpenPlaces): readonly number[] => {
  const own = open
    .filter(({ standing }) => standing === 'own')
    .map(({ at }) => linkAt(sight, at))
    .sort((one, other) => other.utility - one.utility);
  const linked = own.filter(({ link }) => link >= LEAST_LINK);
  const tooMany = linked.filter(({ isDoubtful }) => isDoubtful).slice(MOST_DOUBTFUL);
  const meant = linked.filter((word) => !tooMany.includes(word));
  return (meant.length > 0 ? meant : own.slice(0, 1)).map(({ at }) => at);
};

interface Tried extends Weighed {
  readonly term: number;
}

/** One clue for one word, for two, and so on, each as it fares with these listeners. */
const tried = (term: number, task: Task, listeners: Listeners): readonly Tried[] => {
  const { open, costs, spread } = task;
  const sight = spread.sight(term);
  const meant = wordsMeant(sight, open);
  const most = Math.min(task.most, meant.length);
  return tryOn(listeners, sight, { open, costs, most })
    .map((outcome, at) => ({ term, meant: meant.slice(0, at + 1), outcome }))
    .filter(({ outcome }) => outcome.assassin <= task.assassinCap)
    .filter(({ outcome }) => outcome.sure >= task.leastSure);
};

/** The clues that promise most with these listeners, the best first. */
const ranked = (
  terms: readonly number[],
  task: Task,
  listeners: Listeners,
): readonly Candidate[] => {
  const { open, carried } = task;
  const clues = terms.flatMap((term) => tried(term, task, listeners));
  const own = open.filter(({ standing }) => standing === 'own').map(({ at }) => at);
  const prices = pricesOf(own, clues, carried);
  const priceAt = open.map(({ at }) => prices.get(at) ?? 0);
  return clues
    .map(({ term, meant, outcome: { found, lost, sure } }) => ({
      term,
      count: meant.length,
      meant,
      value: found.reduce((so, share, index) => so + share * (priceAt[index] ?? 0), -lost),
      sure,
    }))
    .sort((one, other) => other.value - one.value || one.term - other.term);
};

/** Clues that survive the first glance, and how many listeners each is tried on. */
const FIRST = { clues: 160, listeners: 64 } as const;
/** The best of many was lucky with its listeners: the last choice is made with others, and more of them. */
const LAST = { clues: 32, listeners: 256 } as const;

const search = (task: Task): readonly Candidate[] => {
  const { open, seed, spread } = task;
  const glances = [...candidatesOf(task)]
    .map((term) => ({ term, promise: glance(spread.sight(term), task) }))
    .sort((one, other) => other.promise - one.promise || one.term - other.term)
    .slice(0, FIRST.clues)
    .map(({ term }) => term);
  const first = ranked(glances, task, gather(FIRST.listeners, seed, open.length));
  const finalists = [...new Set(first.map(({ term }) => term))].slice(0, LAST.clues);
  const last = ranked(finalists, task, gather(LAST.listeners, seed ^ 0x3c6ef3, open.length));
  return [...last, ...first.filter(({ term }) => !finalists.includes(term))];
};

/** Where every clue that is understood leads near the assassin, more is risked: a guess at random risks as much. */
const DESPERATE = 5;

/** The clues that promise most, the best first. */
export const bestClues = (task: Task): readonly Candidate[] => {
  const safe = search(task);
  return safe.length > 0
    ? safe
    : search({ ...task, assassinCap: DESPERATE * task.assassinCap, leastSure: 0 });
};
