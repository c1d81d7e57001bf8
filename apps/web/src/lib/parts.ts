import { lazily } from './lazy.tsx';

/** What classic does not need is fetched by those who play something else. */
export const Duet = lazily(async () => (await import('../duet/screen.tsx')).DuetScreen);
export const DuetRules = lazily(async () => (await import('../duet/rules.tsx')).DuetRules);
export const MissionSheet = lazily(
  async () => (await import('../duet/campaign-sheet.tsx')).CampaignSheet,
);
export const DuetSettings = lazily(async () => (await import('../duet/settings.tsx')).DuetSettings);
