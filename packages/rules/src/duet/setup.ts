import { makeCommitment, makeSalt } from '../commitment.ts';
import type { Context, DealRequest, Refusal } from '../game.ts';
import { GRID_CARDS } from '../grid.ts';
import { type Random, shuffled } from '../random.ts';
import { failure, type Result, success } from '../result.ts';
import { MISSIONS, MOST_TOKENS } from './missions.ts';
import type { Event, Identity, KeySide, Options, Side } from './types.ts';

/** D3 · how the two sides of every key card fit together. */
export const STRUCTURE = {
  green: { green: 3, bystander: 5, assassin: 1 },
  bystander: { green: 5, bystander: 7, assassin: 1 },
  assassin: { green: 1, bystander: 1, assassin: 1 },
} as const satisfies Record<Identity, Record<Identity, number>>;

/** D3, D16 · green on one side at least. */
export const AGENTS = 15;

type Pair = readonly [Identity, Identity];

const PAIRS: readonly Pair[] = Object.entries(STRUCTURE).flatMap(([mine, row]) =>
  Object.entries(row).flatMap(([theirs, count]) =>
    Array<Pair>(count).fill([mine as Identity, theirs as Identity]),
  ),
);

export type Keys = { readonly [side in Side]: KeySide };

const fingerprint = (pairs: readonly Pair[]): string =>
  pairs
    .map((pair) => pair.join('/'))
    .sort()
    .join();

const CARD = fingerprint(PAIRS);

export const isKey = ({ a, b }: Keys): boolean =>
  a.length === b.length &&
  fingerprint(a.map((mine, card) => [mine, b[card] as Identity] as const)) === CARD;

/** D3 · every arrangement is equally likely, and so every cell is equally likely to be anything. */
export const drawKeys = (random: Random): Keys => {
  const pairs = shuffled(PAIRS, random);
  return { a: pairs.map(([mine]) => mine), b: pairs.map(([, theirs]) => theirs) };
};

/** Everything chance decides may also be given: a scenario knows its own key. */
export interface DuetDealRequest extends DealRequest<Options> {
  readonly keys?: Keys;
}

const isBank = ({ tokens, mistakes, mission }: Options): boolean =>
  Number.isInteger(tokens) &&
  Number.isInteger(mistakes) &&
  tokens >= 1 &&
  tokens <= MOST_TOKENS &&
  mistakes >= 0 &&
  mistakes <= tokens &&
  (mission === null ||
    (MISSIONS[mission].tokens === tokens && MISSIONS[mission].mistakes === mistakes));

/** What the commitment seals. */
export const dealtText = ({ words, a, b }: Keys & { readonly words: readonly string[] }): string =>
  JSON.stringify({ game: 'duet', words, a, b });

export const deal = (
  { options, words, keys: given }: DuetDealRequest,
  { now, random }: Pick<Context, 'now' | 'random'>,
): Result<readonly Event[], Refusal<'badDeal'>> => {
  if (words.length !== GRID_CARDS || new Set(words).size !== GRID_CARDS) {
    return failure({ reason: 'badDeal' });
  }
  const { a, b } = given ?? drawKeys(random);
  if (!isBank(options) || !isKey({ a, b })) return failure({ reason: 'badDeal' });
  const salt = makeSalt(random);
  const commitment = makeCommitment({ salt, text: dealtText({ words, a, b }) });
  return success([{ kind: 'dealt', options, words, a, b, salt, commitment, at: now }]);
};
