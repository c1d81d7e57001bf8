import type { GameEnding, Options } from './types.ts';

/** D28 · what happened, as a code; the words, and what to try next, are the screen's. */
type Lesson = 'assassin' | 'outOfTime' | 'wonEased' | 'wonStandard' | 'wonMission';

/** D19 · over 5 is good, 9 or 10 excellent, more than 10 asks for the mission map. */
type Praise = 'won' | 'good' | 'excellent' | 'toTheMap';

export interface Debrief {
  readonly lesson: Lesson;
  readonly praise?: Praise;
}

const STANDARD = 9;

/** D4 · the standard game, with one or two tokens more. */
const isEased = ({ mission, tokens, mistakes }: Options): boolean =>
  mission === null && tokens > STANDARD && mistakes === tokens;

const isStandard = ({ tokens, mistakes }: Options): boolean =>
  tokens === STANDARD && mistakes === STANDARD;

/** D19 · there is no score where the bank was made easier. */
export const scoreOf = (
  options: Options,
  {
    left,
    greenTaken,
    suddenDeath,
  }: { readonly left: number; readonly greenTaken: number; readonly suddenDeath: boolean },
): number | undefined =>
  isEased(options) ? undefined : 3 * left + greenTaken - (suddenDeath ? 1 : 0);

const praiseFor = (score: number): Praise => {
  if (score > 10) return 'toTheMap';
  if (score >= 9) return 'excellent';
  return score > 5 ? 'good' : 'won';
};

export const debriefOf = (
  options: Options,
  why: GameEnding,
  score: number | undefined,
): Debrief | undefined => {
  switch (why) {
    case 'assassin':
      return { lesson: 'assassin' };
    case 'wrong':
    case 'outOfTime':
    case 'unpaid':
      return { lesson: 'outOfTime' };
    case 'found':
      if (isEased(options)) return { lesson: 'wonEased' };
      if (!isStandard(options) || score === undefined) return { lesson: 'wonMission' };
      return { lesson: 'wonStandard', praise: praiseFor(score) };
    case 'beganAgain':
    case 'abandoned':
      return undefined;
  }
};
