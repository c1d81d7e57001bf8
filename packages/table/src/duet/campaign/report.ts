import {
  FIRST_MISSION,
  type GameResult,
  MISSIONS,
  type MissionId,
  type Options,
} from '@remez/rules/duet';
import type { FinishedMatch } from '../../types.ts';
import type { MatchReport } from './types.ts';

/** D22 · the standard game with nine tokens is Prague's; with ten or eleven it is nobody's. */
const missionOf = ({ mission, tokens, mistakes }: Options): MissionId | null => {
  const first = MISSIONS[FIRST_MISSION];
  const isStandard = tokens === first.tokens && mistakes === first.mistakes;
  return mission ?? (isStandard ? FIRST_MISSION : null);
};

/** Whoever held a seat in it, also if they have left since; not whom the host has sent away. */
const playersOf = ({ players }: Pick<FinishedMatch, 'players'>): MatchReport['players'] =>
  players
    .filter(({ standing }) => standing !== 'removed')
    .map(({ person, name }) => ({ person, name }));

/**
 * What a finished match means to a campaign. Neither won nor lost (D23, or abandoned) means nothing,
 * nor does another game.
 */
export const reportOf = (
  match: Pick<FinishedMatch, 'game' | 'options' | 'result' | 'players'>,
): Omit<MatchReport, 'match'> | null => {
  if (match.game !== 'duet') return null;
  const mission = missionOf(match.options as Options);
  const result = match.result as GameResult | null;
  if (mission === null || result === null) return null;
  if (result.why === 'abandoned' || result.why === 'beganAgain') return null;
  return {
    mission,
    won: result.winner === 'all',
    score: result.score ?? null,
    players: playersOf(match),
  };
};

const isStandardWin = (match: FinishedMatch): boolean => {
  const report = reportOf(match);
  return report?.won === true && report.mission === FIRST_MISSION;
};

/**
 * D22, D28 · any win of the standard game marks Prague: the last one that was won here for no
 * campaign counts for the one that is chosen after it, once.
 */
export const lastUncountedWin = (matches: readonly FinishedMatch[]): FinishedMatch | null => {
  const last = matches.findLast(
    (match) => (match.playedFor === null || match.countedLater) && isStandardWin(match),
  );
  return last === undefined || last.countedLater ? null : last;
};
