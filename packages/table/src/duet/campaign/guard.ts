import type { Decided } from '../../decide/index.ts';
import type { Guard } from '../../live/port.ts';
import type { Settings, SettingsChange } from '../../types.ts';
import type { CampaignFacts } from './standing.ts';

/** D22 · the campaign that is chosen at a table, whatever is played there in between. */
export const chosenCampaign = ({ duet }: Pick<Settings, 'duet'>): string | null => duet.campaign;

/** D22 · the campaign that a table of Duet is opened for. */
export const campaignOfOpening = ({ game, duet }: SettingsChange): string | null =>
  game === 'duet' ? (duet?.campaign ?? null) : null;

/** Which campaign must be asked about: one that is chosen, whose mission is chosen, or that is played for. */
const campaignIn = (command: Decided['command'], settings: Settings): string | null => {
  switch (command.kind) {
    case 'set': {
      const { campaign, mission } = command.settings.duet ?? {};
      if (campaign !== undefined) return campaign;
      return mission === undefined ? null : chosenCampaign(settings);
    }
    case 'start':
    case 'again':
      return settings.game === 'duet' ? chosenCampaign(settings) : null;
    default:
      return null;
  }
};

/** D22 · asks about a campaign before a table chooses it or plays for it, and at no other time. */
export const campaignGuard = (campaigns: {
  facts(campaign: string): Promise<CampaignFacts | null>;
  watch(campaign: string, onChange: () => void): () => void;
}): Guard => ({
  game: 'duet',
  ask(command, settings) {
    const campaign = campaignIn(command, settings);
    return campaign === null ? null : campaigns.facts(campaign);
  },
  watch(settings, onChange) {
    const campaign = campaignIn({ kind: 'start' }, settings);
    return campaign === null ? () => {} : campaigns.watch(campaign, onChange);
  },
});
