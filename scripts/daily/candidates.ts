import { lookAt, NEAR, strengthOf } from '@remez/bots';
import { LONGEST_DAILY_CLUE } from '@remez/rules/daily';
import type { World } from './world.ts';

/** A clue that may be given on a board, for exactly these words. */
export interface Candidate {
  readonly word: string;
  readonly meant: readonly number[];
  /** How strong its weakest association is. */
  readonly weakest: number;
  /** How strong they are on average. */
  readonly strength: number;
  /** How much nearer its last word is than any word that is not meant. */
  readonly margin: number;
  /** What the clue says of each of the 25, for whoever knows all that its giver knows. */
  readonly utilities: readonly number[];
}

const LEAST_WORDS = 2;
const MOST_WORDS = 4;
/** Every word that is meant has a line of the lexicon to it, and not the weakest kind from one side alone. */
const LEAST_DIRECT = 0.56;
/** No other word has such a line, but for the weakest kind from one side alone. */
const MOST_ELSEWHERE = 0.23;
const LEAST_MARGIN = 0.3;

/** A hyphen joins an expression in the lexicon, and is not said. */
const spoken = (word: string): string => word.replaceAll('-', ' ');

const fits = (word: string): boolean => Buffer.byteLength(word) <= LONGEST_DAILY_CLUE;

/** By the referee, with every word in sight: so it is legal whatever lies open by then. */
export const isLegal = (clue: string, words: readonly string[], world: World): boolean =>
  world.judge.verdict({
    clue,
    language: world.language,
    allow: world.rules.allow,
    against: 'board',
    visible: words,
    covered: [],
  }).verdict === 'ok';

/** A word and the words that it is a form of: whoever hears of cars thinks of what a car makes one think of. */
const families = new WeakMap<World, Map<string, readonly string[]>>();

export const familyOf = (word: string, world: World): readonly string[] => {
  const known = families.get(world) ?? new Map<string, readonly string[]>();
  families.set(world, known);
  const family = known.get(word) ?? [word, ...world.giver.grammar.bases(word)];
  known.set(word, family);
  return family;
};

/** Terms with enough strong lines to these words: a glance, since most terms have not. */
const promising = (words: readonly string[], world: World): readonly number[] => {
  const { mind } = world.giver;
  const lying = new Set(words.flatMap((word) => mind.cardOf(word) ?? []));
  const terms = new Set([...lying].flatMap((card) => mind.termsOf(card)));
  return [...terms].filter((term) => {
    const edges = mind.terms[term]?.edges ?? [];
    const strong = edges.filter((edge) => lying.has(edge.card) && strengthOf(edge) >= LEAST_DIRECT);
    return strong.length >= LEAST_WORDS;
  });
};

/**
 * Every clue by which the words it is meant for are plainly nearer than all others, and each of them
 * has really something to do with it: what people would nod at.
 */
export const candidatesFor = (words: readonly string[], world: World): readonly Candidate[] => {
  const spread = lookAt(words, world.giver);
  return promising(words, world).flatMap((term): readonly Candidate[] => {
    const word = spoken(world.giver.mind.terms[term]?.word ?? '');
    if (!fits(word)) return [];
    const { forward, backward, near } = spread.sight(term);
    const direct = words.map((_, at) =>
      strengthOf({ forward: forward[at] ?? 0, backward: backward[at] ?? 0 }),
    );
    const utilities = direct.map((strength, at) => strength + NEAR * (near[at] ?? 0));
    const { mind } = world.giver;
    const kin = () =>
      familyOf(word, world)
        .flatMap((form) => mind.termOf(form) ?? [])
        .filter((other) => other !== term)
        .map(spread.sight);
    const isMeantByKin = (at: number): boolean =>
      kin().some(
        (sight) =>
          strengthOf({ forward: sight.forward[at] ?? 0, backward: sight.backward[at] ?? 0 }) >
          MOST_ELSEWHERE,
      );
    const order = words
      .map((_, at) => at)
      .sort((one, other) => (utilities[other] ?? 0) - (utilities[one] ?? 0) || one - other);
    return Array.from({ length: MOST_WORDS - LEAST_WORDS + 1 }, (_, more) => LEAST_WORDS + more)
      .map((count) => {
        const [meant, others] = [order.slice(0, count), order.slice(count)];
        const strengths = meant.map((at) => direct[at] ?? 0);
        return {
          word,
          meant,
          weakest: Math.min(...strengths),
          strength: strengths.reduce((sum, each) => sum + each, 0) / count,
          margin: (utilities[meant.at(-1) ?? 0] ?? 0) - (utilities[others[0] ?? 0] ?? 0),
          elsewhere: Math.max(...others.map((at) => direct[at] ?? 0)),
          others,
          utilities,
        };
      })
      .filter(
        ({ weakest, margin, elsewhere, others }) =>
          weakest >= LEAST_DIRECT &&
          margin >= LEAST_MARGIN &&
          elsewhere <= MOST_ELSEWHERE &&
          !others.some(isMeantByKin),
      )
      .map(({ elsewhere: _, others: __, ...candidate }) => candidate);
  });
};
