import { failure, type Result, success } from '@remez/rules';
import type { Stored } from '../../log/port.ts';
import type { CampaignEvent } from './types.ts';

/** Raised by one whenever an event of a campaign changes its shape, with a step from the old one. */
const CAMPAIGN_SCHEMA = 1;

const KINDS: { readonly [kind in CampaignEvent['kind']]: true } = {
  begun: true,
  renamed: true,
  memberJoined: true,
  memberLeft: true,
  ownerChanged: true,
  shared: true,
  invited: true,
  matchRecorded: true,
  reset: true,
  tableOpened: true,
};

export const makeCampaignStored = (event: CampaignEvent): Stored => ({
  schema: CAMPAIGN_SCHEMA,
  event,
});

/** `unknownEvent` means that a newer release wrote it: the campaign waits for that release. */
export const readCampaignStored = ({
  schema,
  event,
}: Stored): Result<CampaignEvent, 'unknownEvent'> => {
  const kind =
    typeof event === 'object' && event !== null && 'kind' in event ? event.kind : undefined;
  const known =
    schema === CAMPAIGN_SCHEMA && typeof kind === 'string' && Object.hasOwn(KINDS, kind);
  return known ? success(event as CampaignEvent) : failure('unknownEvent');
};
