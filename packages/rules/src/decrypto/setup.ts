import { makeCommitment, makeSalt } from '../commitment.ts';
import type { Context, DealRequest, Refusal } from '../game.ts';
import { failure, type Result, success } from '../result.ts';
import type { Event } from './events.ts';
import type { ByTeam, Code, Keywords, Mode, Options, Team } from './types.ts';

const KEYWORDS = 4;

/** X2, X17 · four a team; who only intercepts has none. */
export const wordsNeeded = ({ mode }: Pick<Options, 'mode'>): number =>
  mode === 'trio' ? KEYWORDS : 2 * KEYWORDS;

export const rivalOf = (team: Team): Team => (team === 'white' ? 'black' : 'white');

/** X17 · the lone player transmits nothing. */
export const transmitters = (mode: Mode): readonly Team[] =>
  mode === 'trio' ? ['white'] : ['white', 'black'];

/** X13, X17 */
export const roundsOf = (mode: Mode): number => (mode === 'trio' ? 5 : 8);

/** Everything chance decides may also be given: a scenario knows its own cards. */
export interface DecryptoDealRequest extends DealRequest<Options> {
  readonly codes?: { readonly [team in Team]?: readonly Code[] };
}

/** What the deal's seal seals; each code card has its own. */
export const dealtText = ({ white, black }: ByTeam<Keywords | null>): string =>
  JSON.stringify({ game: 'decrypto', white, black });

const keywordsAt = (words: readonly string[], first: number): Keywords | null => {
  const [one, two, three, four] = words.slice(first);
  return one === undefined || two === undefined || three === undefined || four === undefined
    ? null
    : [one, two, three, four];
};

export const deal = (
  { options, words, codes }: DecryptoDealRequest,
  { now, random }: Pick<Context, 'now' | 'random'>,
): Result<readonly Event[], Refusal<'badDeal'>> => {
  const needed = wordsNeeded(options);
  if (words.length !== needed || new Set(words).size !== needed) {
    return failure({ reason: 'badDeal' });
  }
  const keywords = { white: keywordsAt(words, 0), black: keywordsAt(words, KEYWORDS) };
  const stacked = { white: codes?.white ?? [], black: codes?.black ?? [] };
  const salt = makeSalt(random);
  const commitment = makeCommitment({ salt, text: dealtText(keywords) });
  return success([{ kind: 'dealt', options, keywords, stacked, salt, commitment, at: now }]);
};
