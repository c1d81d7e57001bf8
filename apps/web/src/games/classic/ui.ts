import { fetched } from '../../lib/fetched.ts';
import { listed } from '../../lib/listed.ts';
import { m } from '../../messages/index.js';
import type { GameUi } from '../../table/game-ui.ts';
import { atOnce, lazily } from '../../ui/lazy.tsx';
import { SmallNotice } from '../../ui/notice.tsx';
import { holder, PLACES } from './passing.ts';
import { Picture } from './picture.tsx';
import { Screen } from './screen.tsx';
import { Settings } from './settings.tsx';

const team: GameUi['team'] = (side, settings) => {
  if (settings.classic.mode === 'coop') return m.team_all();
  return side === 'red' ? m.team_red() : m.team_blue();
};

const isSpymaster = (seat: string): boolean => seat.endsWith('spymaster');

const role = (seat: string): string =>
  isSpymaster(seat) ? m.role_spymaster() : m.role_operative();

const roleAbout = (seat: string): string =>
  isSpymaster(seat) ? m.role_spymaster_about() : m.role_operative_about();

const missing: GameUi['missing'] = (side, seats, settings) => {
  const roles = listed(
    seats.map((seat) => (isSpymaster(seat) ? m.needs_spymaster() : m.needs_operative())),
  );
  if (settings.classic.mode === 'coop') return m.missing_together({ roles });
  return side === 'red' ? m.missing_red({ roles }) : m.missing_blue({ roles });
};

const Daily = lazily(async () => (await import('./daily/page.tsx')).DailyPage);

/** It comes with the page: it is what most people play first. */
export const classic: GameUi = {
  title: m.game_classic,
  about: m.game_classic_about,
  Picture,
  invitation: m.invite_text,
  modes: () => [
    { value: 'teams', label: m.mode_teams(), about: m.mode_teams_about() },
    { value: 'coop', label: m.mode_coop(), about: m.mode_coop_about() },
    { value: 'trio', label: m.mode_trio(), about: m.mode_trio_about() },
  ],
  solo: [
    {
      id: 'operative',
      label: m.solo_operative,
      settings: { mode: 'teams' },
      seat: 'red.operative',
      partners: ['red.spymaster'],
      others: ['blue.spymaster', 'blue.operative'],
    },
    {
      id: 'spymaster',
      label: m.solo_spymaster,
      settings: { mode: 'teams' },
      seat: 'red.spymaster',
      partners: ['red.operative'],
      others: ['blue.spymaster', 'blue.operative'],
    },
    /** C26 */
    {
      id: 'coop',
      label: m.solo_coop,
      settings: { mode: 'coop' },
      seat: 'red.operative',
      partners: ['red.spymaster'],
      others: [],
    },
  ],
  passing: { settings: { mode: 'teams' }, places: PLACES, holder },
  team,
  role,
  roleAbout,
  place: ({ seat, team: side }, settings) =>
    settings.classic.mode === 'coop' ? role(seat) : `${role(seat)} · ${team(side, settings)}`,
  missing,
  mark: (side) => (side === 'red' ? 'red' : 'blue'),
  /** C28 · three people, three places: whoever guesses does so for both. */
  together: ({ classic: { mode } }) => (mode === 'trio' ? ['red.operative', 'blue.operative'] : []),
  isForSharedScreen: (seat) => seat.endsWith('operative'),
  pack: m.pack_classic,
  silence: m.talk_silence,
  movingOn: m.move_on_about,
  joinRunning: m.join_running,
  Settings,
  Rules: lazily(async () => (await import('./rules.tsx')).Rules, SmallNotice).Part,
  rotation: m.again_roles_turn,
  lesson: fetched(async () => (await import('./first-game.ts')).lesson),
  theatre: fetched(async () => (await import('./theatre/index.ts')).theatre),
  screen: atOnce(Screen),
  pages: { daily: Daily.Part },
};
