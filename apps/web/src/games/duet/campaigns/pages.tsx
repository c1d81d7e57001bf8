import { lazily } from '../../../ui/lazy.tsx';

const List = lazily(async () => (await import('./list-screen.tsx')).CampaignsScreen);
const One = lazily(async () => (await import('./screen.tsx')).CampaignScreen);

/** Everyone's campaigns, or one of them; links bring leave to look at it, or to join. */
export const CampaignPages = ({
  rest: campaign,
  query,
}: {
  readonly rest: string;
  readonly query: URLSearchParams;
}) =>
  campaign === '' ? (
    <List.Part />
  ) : (
    <One.Part
      key={campaign}
      campaign={campaign}
      see={query.get('see')}
      invite={query.get('join')}
    />
  );
