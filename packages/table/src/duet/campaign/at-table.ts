import { type duet, FIRST_MISSION, missionAfter } from '@remez/rules/duet';
import type { Purpose } from '../../purpose.ts';
import type { FinishedMatch } from '../../types.ts';
import { lastUncountedWin, reportOf } from './report.ts';
import type { CampaignFacts } from './standing.ts';

type Settings = (typeof duet)['settings']['usual'];

/** Why a table may not play for a campaign. */
export type CampaignObstacle =
  | 'campaignFull'
  | 'lockedMission'
  | 'notCampaignMember'
  | 'unknownCampaign';

/** Null where there is no such campaign. */
type Facts = CampaignFacts | null;

/** What is known of this campaign, if it was asked about this one. */
const known = (campaign: string, facts: Facts | undefined): Facts =>
  facts?.id === campaign ? facts : null;

/** D22 · a host chooses among campaigns of their own, and in it a mission that is open. */
const whyNotChoose = (
  {
    before,
    after: { campaign, mission },
    person,
  }: { readonly before: Settings; readonly after: Settings; readonly person: string },
  facts: Facts | undefined,
): CampaignObstacle | null => {
  if (campaign === null) return null;
  const chosen = campaign !== before.campaign;
  if (!chosen && mission === before.mission) return null;
  const found = known(campaign, facts);
  if (found === null) return 'unknownCampaign';
  if (chosen && !found.members.includes(person)) return 'notCampaignMember';
  if (chosen && found.full) return 'campaignFull';
  return mission !== null && !found.open.includes(mission) ? 'lockedMission' : null;
};

/**
 * D22 · by the time a match begins the campaign may have been reset, or everyone to whom it belongs
 * may have left the table.
 */
const whyNotPlay = (
  {
    settings: { campaign, mission },
    persons,
  }: { readonly settings: Settings; readonly persons: readonly string[] },
  facts: Facts | undefined,
): CampaignObstacle | null => {
  if (campaign === null) return null;
  const found = known(campaign, facts);
  if (found === null) return 'unknownCampaign';
  if (!persons.some((person) => found.members.includes(person))) return 'notCampaignMember';
  if (found.full) return 'campaignFull';
  return mission !== null && !found.open.includes(mission) ? 'lockedMission' : null;
};

/** D22 · from the mission that was just won for the campaign on to the next; a lost one is tried again. */
const onward = (
  { settings, last }: { readonly settings: Settings; readonly last: FinishedMatch | undefined },
  facts: Facts | undefined,
): { readonly settings: Settings; readonly to: string } | null => {
  const { campaign, mission } = settings;
  const found = campaign === null ? null : known(campaign, facts);
  const report = last === undefined || last.playedFor !== campaign ? null : reportOf(last);
  if (found === null || report === null || !report.won) return null;
  const isChosenStill = (mission ?? FIRST_MISSION) === report.mission;
  /** A campaign that could not be told yet opens no road. */
  if (!isChosenStill || !found.won.includes(report.mission)) return null;
  const next = missionAfter(report.mission, found.won);
  return next === null ? null : { settings: { ...settings, mission: next }, to: next };
};

/** D22 · campaigns, as the table asks about them. */
export const campaignPurpose: Purpose<Settings, Facts> = {
  idIn: ({ campaign }) => campaign,
  whyNotChoose,
  whyNotPlay,
  countsLater: lastUncountedWin,
  onward,
};
