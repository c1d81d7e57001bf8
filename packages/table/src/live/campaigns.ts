import type { CampaignFacts } from '../campaign/standing.ts';
import type { Decided } from '../decide/index.ts';
import type { State } from '../types.ts';
import type { Campaigns } from './port.ts';

/** Which campaign a command asks about: the one that is chosen, or the one that was. */
const campaignIn = (command: Decided['command'], { settings }: State): string | null => {
  switch (command.kind) {
    case 'set': {
      const chosen = command.settings.duet?.campaign;
      return chosen === undefined ? settings.duet.campaign : chosen;
    }
    case 'start':
    case 'again':
      return settings.duet.campaign;
    default:
      return null;
  }
};

/** What a table says to campaigns, and asks of them. */
export const campaignDesk = (
  stream: string,
  state: () => State,
  campaigns: Campaigns | undefined,
) => {
  /** What was told from here; what others told is told again, and counts once. */
  const told = new Set<string>();
  const untold = () =>
    state().reports.filter(({ campaign, match }) => !told.has(`${campaign}#${match}`));

  return {
    async factsFor(command: Decided['command']): Promise<CampaignFacts | null> {
      const campaign = campaignIn(command, state());
      return campaign === null || campaigns === undefined ? null : campaigns.facts(campaign);
    },

    /**
     * D22 · every match that is over and in the log, before anyone is shown its end. If it fails the
     * game goes on: the match is in the log, and is told after the next command or when the table is
     * next opened.
     */
    async tell(): Promise<void> {
      if (campaigns === undefined) return;
      for (const { campaign, match, ...report } of untold()) {
        try {
          await campaigns.record(campaign, { ...report, match: `${stream}#${match}` });
        } catch {
          return;
        }
        told.add(`${campaign}#${match}`);
      }
    },

    allTold: (): boolean => campaigns === undefined || untold().length === 0,
  };
};
