import { decrypto, type State } from '../decrypto/index.ts';
import { act, BLACK, begun, round } from './decrypto.ts';

/** X15 · keywords are named, by teams and by one alone; afterwards near misses may be counted. */
export const tieBreak = (): readonly State[] => {
  const right = { white: { intercept: 'right' }, black: { intercept: 'right' } } as const;
  const tied = round(round(round(begun()), right), right);
  const alone = decrypto.withSeating(tied, { white: ['w1'], black: ['b1', 'b2'] });
  const keywords = [...BLACK.slice(0, 2), 'קרוב', ''];
  const agreed = ['b1', 'b2'].reduce(
    (state, who) => act(state, who, { kind: 'proposeKeywords', keywords }),
    act(alone, 'w1', { kind: 'nameKeywords', keywords }),
  );
  const over = act(agreed, 'b1', { kind: 'nameKeywords', keywords });
  const offered = act(over, 'w1', { kind: 'countNearMiss', team: 'white', guess: 2, keyword: 3 });
  const counted = act(offered, 'b1', {
    kind: 'countNearMiss',
    team: 'white',
    guess: 2,
    keyword: 3,
  });
  return [tied, alone, agreed, over, offered, counted];
};
