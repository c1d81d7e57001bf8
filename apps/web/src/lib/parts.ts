import { SmallNotice } from '../screens/notice.tsx';
import { lazily } from './lazy.tsx';

/** What classic does not need is fetched by those who play something else. */
export const Duet = lazily(async () => (await import('../duet/screen.tsx')).DuetScreen);
export const DuetRules = lazily(
  async () => (await import('../duet/rules.tsx')).DuetRules,
  SmallNotice,
);
export const DuetSettings = lazily(
  async () => (await import('../duet/settings.tsx')).DuetSettings,
  SmallNotice,
);
export const MissionSheet = lazily(
  async () => (await import('../duet/campaign-sheet.tsx')).CampaignSheet,
  SmallNotice,
);

export const Decrypto = lazily(async () => (await import('../decrypto/game.tsx')).DecryptoScreen);
export const DecryptoRules = lazily(
  async () => (await import('../decrypto/rules-text.tsx')).DecryptoRules,
  SmallNotice,
);
export const DecryptoSettings = lazily(
  async () => (await import('../decrypto/settings.tsx')).DecryptoSettings,
  SmallNotice,
);
