import { FIRST_MISSION, MISSIONS, type MissionId, type View } from '@remez/rules/duet';
import { gameOf } from '../match.ts';
import type { Match, Settings, State } from '../types.ts';
import { campaignOf } from './at-table.ts';
import type { CampaignReport, Unclaimed } from './types.ts';

/** D22 · the standard game with nine tokens is Prague's; with ten or eleven it is nobody's. */
const missionOf = ({ mission, tokens, mistakes }: View): MissionId | null => {
  const first = MISSIONS[FIRST_MISSION];
  const isStandard = tokens === first.tokens && mistakes === first.mistakes;
  return mission ?? (isStandard ? FIRST_MISSION : null);
};

/** Whoever held a seat in it, also if they have left since; not whom the host has sent away. */
const playersOf = ({ members }: State, { held }: Match): CampaignReport['players'] =>
  members
    .filter(({ id, standing }) => held[id] !== undefined && standing !== 'removed')
    .map(({ person, name }) => ({ person, name }));

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

/**
 * D22, D28 · any win of the standard game marks Prague: one that was won here for no campaign yet
 * counts for the one that is chosen after it.
 */
export const unclaimedWin = (state: State, match: Match): Unclaimed | null => {
  if (match.campaign !== null) return null;
  const report = reportOf(state, { ...match, campaign: '' });
  if (report === null || !report.won || report.mission !== FIRST_MISSION) return null;
  const { campaign: _, ...win } = report;
  return { ...win, members: Object.keys(match.held) };
};

/** Chosen by someone who played: a win is not there to be taken. */
export const countsLater = (
  { unclaimed }: State,
  settings: Settings,
  member: string,
): string | null => (unclaimed?.members.includes(member) ? campaignOf(settings) : null);
