import { makeCommitment, makeSalt } from '../commitment.ts';
import type { Context, DealRequest, Refusal } from '../game.ts';
import { GRID_CARDS } from '../grid.ts';
import { pick, type Random, shuffled } from '../random.ts';
import { failure, type Result, success } from '../result.ts';
import { type Event, type Identity, type Options, TEAMS, type Team } from './types.ts';

/** C3 */
const BYSTANDERS = 7;
export const agentsOf = (team: Team, starts: Team): number => (team === starts ? 9 : 8);

export const rivalOf = (team: Team): Team => (team === 'red' ? 'blue' : 'red');

/** Everything chance decides may also be given: a scenario knows its own key. */
export interface ClassicDealRequest extends DealRequest<Options> {
  readonly key?: readonly Identity[];
  readonly starts?: Team;
}

const identitiesFor = (starts: Team): Identity[] => [
  ...Array<Identity>(agentsOf('red', starts)).fill('red'),
  ...Array<Identity>(agentsOf('blue', starts)).fill('blue'),
  ...Array<Identity>(BYSTANDERS).fill('bystander'),
  'assassin',
];

const sorted = (identities: readonly Identity[]): string => [...identities].sort().join();

const isKeyFor = (key: readonly Identity[], starts: Team): boolean =>
  sorted(key) === sorted(identitiesFor(starts));

/** C3 · every arrangement is equally likely, and so no orientation of a card differs from another. */
export const drawKey = (starts: Team, random: Random): Identity[] =>
  shuffled(identitiesFor(starts), random);

/** C26 · a co-operating group sits on the red side, which then is the side that begins. */
const drawStarts = ({ options, key }: ClassicDealRequest, random: Random): Team => {
  if (key !== undefined) return isKeyFor(key, 'red') ? 'red' : 'blue';
  return options.mode === 'coop' ? 'red' : pick(TEAMS, random);
};

/** What the commitment seals. */
export const dealtText = (deal: {
  readonly words: readonly string[];
  readonly key: readonly Identity[];
  readonly starts: Team;
}): string =>
  JSON.stringify({ game: 'classic', words: deal.words, key: deal.key, starts: deal.starts });

export const deal = (
  request: ClassicDealRequest,
  { now, random }: Pick<Context, 'now' | 'random'>,
): Result<readonly Event[], Refusal<'badDeal'>> => {
  const { options, words } = request;
  if (words.length !== GRID_CARDS || new Set(words).size !== GRID_CARDS) {
    return failure({ reason: 'badDeal' });
  }
  const starts = request.starts ?? drawStarts(request, random);
  const key = request.key ?? drawKey(starts, random);
  if (!isKeyFor(key, starts)) return failure({ reason: 'badDeal' });
  const salt = makeSalt(random);
  const commitment = makeCommitment({ salt, text: dealtText({ words, key, starts }) });
  return success([{ kind: 'dealt', options, words, key, starts, salt, commitment, at: now }]);
};
