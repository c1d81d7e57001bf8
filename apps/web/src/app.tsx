import { route } from './lib/route.ts';
import { m } from './paraglide/messages.js';
import { DeviceScreen } from './screens/device.tsx';
import { HomeScreen } from './screens/home.tsx';
import { PrivacyScreen } from './screens/privacy.tsx';
import { RulesScreen } from './screens/rules.tsx';
import { TableScreen } from './screens/table.tsx';
import { Boundary } from './ui/boundary.tsx';
import { FaultNotice, Trouble } from './ui/fault.tsx';
import { lazily } from './ui/lazy.tsx';
import { Notice } from './ui/notice.tsx';
import { Toast } from './ui/toast.tsx';

/** Fetched by whoever looks at them. */
const PrintScreen = lazily(
  async () => (await import('./games/decrypto/print-screen.tsx')).PrintScreen,
);
const Campaigns = lazily(
  async () => (await import('./games/duet/campaigns/list-screen.tsx')).CampaignsScreen,
);
const Campaign = lazily(
  async () => (await import('./games/duet/campaigns/screen.tsx')).CampaignScreen,
);

const Current = () => {
  const here = route.value;
  switch (here.at) {
    case 'home':
      return <HomeScreen />;
    case 'table':
      return <TableScreen key={here.table} table={here.table} watching={here.watching} />;
    case 'device':
      return <DeviceScreen link={here.link} />;
    case 'campaigns':
      return <Campaigns.Part />;
    case 'campaign':
      return (
        <Campaign.Part
          key={here.campaign}
          campaign={here.campaign}
          see={here.see}
          invite={here.invite}
        />
      );
    case 'rules':
      return <RulesScreen />;
    case 'privacy':
      return <PrivacyScreen />;
    case 'sheet':
      return <PrintScreen.Part />;
    case 'nowhere':
      return <Notice title={m.nowhere_title()} text={m.nowhere_text()} home />;
  }
};

export const App = () => (
  <>
    <Boundary Fallback={FaultNotice} retryWith={route.value}>
      <Current />
    </Boundary>
    <Toast>
      <Trouble />
    </Toast>
  </>
);
