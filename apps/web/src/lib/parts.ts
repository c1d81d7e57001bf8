import { lazily } from '../ui/lazy.tsx';
import { SmallNotice } from '../ui/notice.tsx';

/** What classic does not need is fetched by those who play something else. */
export const Duet = lazily(async () => (await import('../games/duet/screen.tsx')).DuetScreen);
export const DuetRules = lazily(
  async () => (await import('../games/duet/rules.tsx')).DuetRules,
  SmallNotice,
);
export const DuetSettings = lazily(
  async () => (await import('../games/duet/settings.tsx')).DuetSettings,
  SmallNotice,
);
export const MissionSheet = lazily(
  async () => (await import('../games/duet/campaigns/sheet.tsx')).CampaignSheet,
  SmallNotice,
);

export const Decrypto = lazily(
  async () => (await import('../games/decrypto/screen.tsx')).DecryptoScreen,
);
export const DecryptoRules = lazily(
  async () => (await import('../games/decrypto/rules.tsx')).DecryptoRules,
  SmallNotice,
);
export const DecryptoSettings = lazily(
  async () => (await import('../games/decrypto/settings.tsx')).DecryptoSettings,
  SmallNotice,
);
