import { runningMatch } from './match.ts';
import type { Match, State } from './types.ts';

/** What moves and talk change again and again, and no view or permission but theirs depends on. */
const OF_STATE: ReadonlySet<string> = new Set<keyof State>([
  'match',
  'size',
  'spoken',
  'talk',
  'turn',
  'version',
  'written',
]);
const OF_MATCH: ReadonlySet<string> = new Set<keyof Match>(['size', 'state']);

const isSameBut = <Shape extends object>(
  one: Shape,
  other: Shape,
  except: ReadonlySet<string>,
): boolean => {
  for (const key in one) {
    if (one[key] !== other[key] && !except.has(key)) return false;
  }
  return true;
};

/**
 * Whether two states of one table differ in nothing but moves within a match and talk, so that
 * whatever was made of the rest can be kept. A field that is not named above counts as the rest.
 */
export const isSameTablePart = (one: State, other: State): boolean => {
  if (!isSameBut(one, other, OF_STATE)) return false;
  if (one.match === null || other.match === null) return one.match === other.match;
  return (
    isSameBut(one.match, other.match, OF_MATCH) &&
    (one.match.state === undefined) === (other.match.state === undefined) &&
    (runningMatch(one) === null) === (runningMatch(other) === null)
  );
};
