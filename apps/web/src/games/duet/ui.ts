import { fetched } from '../../lib/fetched.ts';
import { m } from '../../messages/index.js';
import type { GameUi } from '../../table/game-ui.ts';
import { lazily } from '../../ui/lazy.tsx';
import { quietly, SmallNotice } from '../../ui/notice.tsx';
import { againIn } from './campaigns/again.ts';
import { MyCampaigns, ToCampaigns } from './campaigns/links.tsx';
import { CampaignPages } from './campaigns/pages.tsx';
import { Picture } from './picture.tsx';

const sideName = (side: string): string => (side === 'a' ? m.duet_side_a() : m.duet_side_b());

export const duet: GameUi = {
  title: m.game_duet,
  about: m.game_duet_about,
  Picture,
  invitation: m.duet_invite_text,
  modes: () => [],
  /** D6 */
  solo: [
    {
      id: 'partner',
      label: m.solo_duet,
      settings: {},
      seat: 'a',
      partners: ['b'],
      others: [],
    },
  ],
  team: sideName,
  role: () => null,
  place: ({ team }) => sideName(team),
  /** Both sides are green: they play together. */
  mark: () => 'green',
  pack: m.pack_duet,
  silence: m.duet_talk_silence,
  movingOn: m.duet_move_on_about,
  /** Every seat knows a secret: newcomers are seated by the host. */
  joinRunning: m.duet_not_seated,
  Opening: lazily(async () => (await import('./campaigns/pick.tsx')).OpeningCampaign, SmallNotice)
    .Part,
  Home: MyCampaigns,
  Lobby: lazily(async () => (await import('./campaigns/panel.tsx')).CampaignPanel, quietly).Part,
  Menu: ToCampaigns,
  Settings: lazily(async () => (await import('./settings.tsx')).Settings, SmallNotice).Part,
  Rules: lazily(async () => (await import('./rules.tsx')).Rules, SmallNotice).Part,
  again: againIn,
  lesson: fetched(async () => (await import('./first-game.ts')).lesson),
  theatre: fetched(async () => (await import('./theatre/index.ts')).theatre),
  screen: lazily(async () => (await import('./screen.tsx')).Screen),
  pages: { campaign: CampaignPages },
};
