import type { MissionId } from '@remez/rules/duet';
import {
  beginCampaign,
  type Campaign,
  type CampaignCommand,
  type CampaignEvent,
  decideCampaign,
  evolveCampaign,
  type MatchReport,
  recordMatch,
} from './index.ts';

let matches = 0;

/** A match that Ann and Ben won, unless it says otherwise; never the same one twice. */
export const report = (mission: MissionId, given: Partial<MatchReport> = {}): MatchReport => {
  matches += 1;
  return {
    match: `table/t#${matches}`,
    mission,
    won: true,
    score: null,
    players: [
      { person: 'ann', name: 'Ann' },
      { person: 'ben', name: 'Ben' },
    ],
    ...given,
  };
};

const after = (campaign: Campaign, events: readonly CampaignEvent[]): Campaign =>
  events.reduce<Campaign>(evolveCampaign, campaign);

/** A campaign that Ann began. */
export const begun = (): Campaign => {
  const beginning = beginCampaign({ name: 'Our way', person: 'ann', as: 'Ann', at: 0 });
  const [event] = beginning.ok ? beginning.value : [];
  if (event === undefined) throw new Error('nothing was begun');
  return evolveCampaign(undefined, event);
};

export const reported = (campaign: Campaign, ...reports: readonly MatchReport[]): Campaign =>
  reports.reduce((reached, each) => after(reached, recordMatch(reached, each, 1000)), campaign);

export const won = (campaign: Campaign, ...missions: readonly MissionId[]): Campaign =>
  reported(campaign, ...missions.map((mission) => report(mission)));

let tokens = 0;
const context = {
  now: 1000,
  newToken: () => {
    tokens += 1;
    return `token-${tokens}`;
  },
};

export const asked = (campaign: Campaign, person: string, command: CampaignCommand) =>
  decideCampaign(campaign, command, person, context);

export const doing = (campaign: Campaign, person: string, command: CampaignCommand): Campaign => {
  const decision = asked(campaign, person, command);
  if (!decision.ok) throw new Error(`${person} ${command.kind}: ${decision.failure}`);
  return after(campaign, decision.value);
};
