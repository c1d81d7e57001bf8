import type { Seating } from '@remez/rules';
import type { Decided } from '../decide/index.ts';
import type { Permits } from '../live/port.ts';
import { presentMember } from '../members.ts';
import type { Settings, State } from '../types.ts';
import type { CampaignFacts } from './standing.ts';

/** Why a table may not play for a campaign. */
type WhyNot = 'campaignFull' | 'lockedMission' | 'notCampaignMember' | 'unknownCampaign';

type Facts = CampaignFacts | null | undefined;

/** D22 · the campaign that is chosen at a table, whatever is played there in between. */
export const chosenCampaign = ({ duet }: Settings): string | null => duet.campaign;

/** D22 · the campaign that the next match is played for. */
export const campaignOf = (settings: Settings): string | null =>
  settings.game === 'duet' ? chosenCampaign(settings) : null;

/** Which campaign a command asks about: the one that is chosen, or the one that was. */
const campaignIn = (command: Decided['command'], settings: Settings): string | null => {
  switch (command.kind) {
    case 'set': {
      const chosen = command.settings.duet?.campaign;
      return chosen === undefined ? chosenCampaign(settings) : chosen;
    }
    case 'start':
    case 'again':
      return chosenCampaign(settings);
    default:
      return null;
  }
};

/** D22 · asks about a campaign before a table chooses it or plays for it, and at no other time. */
export const campaignPermits = (campaigns: {
  facts(campaign: string): Promise<CampaignFacts | null>;
  watch(campaign: string, onChange: () => void): () => void;
}): Permits => ({
  ask(command, settings) {
    const campaign = campaignIn(command, settings);
    return campaign === null ? null : campaigns.facts(campaign);
  },
  watch: campaigns.watch,
});

/** What the world knows of this campaign, if it was asked about this one. */
const known = (campaign: string, facts: Facts): CampaignFacts | null =>
  facts?.id === campaign ? facts : null;

/** D22 · a host chooses among campaigns of their own, and in it a mission that is open. */
export const whyNotChoose = (
  before: Settings,
  { duet: { campaign, mission } }: Settings,
  person: string,
  facts: Facts,
): WhyNot | null => {
  if (campaign === null) return null;
  const chosen = campaign !== chosenCampaign(before);
  if (!chosen && mission === before.duet.mission) return null;
  const found = known(campaign, facts);
  if (found === null) return 'unknownCampaign';
  if (chosen && !found.members.includes(person)) return 'notCampaignMember';
  if (chosen && found.full) return 'campaignFull';
  return mission !== null && !found.open.includes(mission) ? 'lockedMission' : null;
};

/**
 * D22 · asked again when a match begins: by then the campaign may have been reset, or everyone to
 * whom it belongs may have left the table.
 */
export const whyNotPlay = (state: State, seating: Seating<string>, facts: Facts): WhyNot | null => {
  const campaign = campaignOf(state.settings);
  if (campaign === null) return null;
  const found = known(campaign, facts);
  if (found === null) return 'unknownCampaign';
  const persons = Object.values(seating)
    .flatMap((members) => members ?? [])
    .map((member) => presentMember(state, member)?.person);
  if (!persons.some((person) => person !== undefined && found.members.includes(person))) {
    return 'notCampaignMember';
  }
  if (found.full) return 'campaignFull';
  const { mission } = state.settings.duet;
  return mission !== null && !found.open.includes(mission) ? 'lockedMission' : null;
};
