import { FIRST_MISSION, MISSIONS, type MissionId, type View } from '@remez/rules/duet';
import { gameOf } from '../match.ts';
import type { Match, State } from '../types.ts';
import type { CampaignReport } from './types.ts';

/** D22 · the standard game with nine tokens is Prague's; with ten or eleven it is nobody's. */
const missionOf = ({ mission, tokens, mistakes }: View): MissionId | null => {
  const first = MISSIONS[FIRST_MISSION];
  const isStandard = tokens === first.tokens && mistakes === first.mistakes;
  return mission ?? (isStandard ? FIRST_MISSION : null);
};

/** Whoever held a seat in it, also if they have left since. */
const playersOf = ({ members }: State, { held }: Match): CampaignReport['players'] =>
  members.filter(({ id }) => held[id] !== undefined).map(({ person, name }) => ({ person, name }));

/**
 * What a match that is over means to its campaign, if it has one. Neither won nor lost (D23, or
 * abandoned) is nothing to tell.
 */
export const reportOf = (state: State, match: Match): CampaignReport | null => {
  if (match.campaign === null || match.game !== 'duet') return null;
  const view = gameOf(match).view(match.state, { kind: 'archive' }) as View;
  const mission = missionOf(view);
  const { result } = view;
  if (mission === null || result === undefined) return null;
  if (result.why === 'abandoned' || result.why === 'beganAgain') return null;
  return {
    campaign: match.campaign,
    match: match.number,
    mission,
    won: result.winner === 'all',
    score: result.score ?? null,
    players: playersOf(state, match),
  };
};
