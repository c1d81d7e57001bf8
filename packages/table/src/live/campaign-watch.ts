import { chosenCampaign } from '../campaign/at-table.ts';
import type { CampaignFacts } from '../campaign/standing.ts';
import type { State } from '../types.ts';
import type { Permits } from './port.ts';

/**
 * D22 · what is known of the campaign that is chosen at a table, so that screens are told whether the
 * next match can begin. Whether it does is asked again when it is to begin.
 */
export const campaignWatch = ({
  permits,
  state,
  onChange,
}: {
  readonly permits: Permits | undefined;
  readonly state: () => State;
  /** It may be another now: whoever shows anything of it refreshes first. */
  readonly onChange: () => void;
}) => {
  let facts: CampaignFacts | null = null;
  let watched: string | null = null;
  let unwatch = () => {};
  let isStale = false;

  const hear = () => {
    isStale = true;
    onChange();
  };

  const follow = (campaign: string | null) => {
    if (campaign === watched) return;
    unwatch();
    watched = campaign;
    unwatch = (campaign === null ? undefined : permits?.watch(campaign, hear)) ?? (() => {});
    isStale = true;
  };

  return {
    facts: () => facts,
    /** Reads what may have changed since it was read; nothing where nothing has. */
    async refresh() {
      const { settings } = state();
      follow(chosenCampaign(settings));
      if (!isStale) return;
      isStale = false;
      try {
        facts = (await permits?.ask({ kind: 'start' }, settings)) ?? null;
      } catch (error) {
        isStale = true;
        throw error;
      }
    },
    dispose: () => unwatch(),
  };
};
