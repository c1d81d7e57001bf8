import { fetched } from '../../lib/fetched.ts';
import { m } from '../../messages/index.js';
import type { GameUi } from '../../table/game-ui.ts';
import { lazily } from '../../ui/lazy.tsx';
import { SmallNotice } from '../../ui/notice.tsx';
import { Lobby } from './lobby.tsx';
import { holder, PLACES } from './passing.ts';
import { Picture } from './picture.tsx';
import { teamName } from './team-name.ts';

const team: GameUi['team'] = (side, { decrypto: { mode, teamNames } }) =>
  teamName({ names: teamNames, mode }, side === 'white' ? 'white' : 'black');

const NO_NAMES = { white: null, black: null };
const colour: GameUi['team'] = (side, { decrypto: { mode } }) =>
  teamName({ names: NO_NAMES, mode }, side === 'white' ? 'white' : 'black');

export const decrypto: GameUi = {
  title: m.game_decrypto,
  about: m.game_decrypto_about,
  Picture,
  invitation: m.decrypto_invite_text,
  modes: () => [
    { value: 'teams', label: m.mode_teams(), about: m.decrypto_mode_teams_about() },
    { value: 'trio', label: m.mode_trio(), about: m.decrypto_mode_trio_about() },
  ],
  /** X1, X6 · two against two; nobody else is kept waiting, so no sand runs. */
  solo: [
    {
      id: 'team',
      label: m.solo_decrypto,
      settings: { mode: 'teams', hourglass: null },
      seat: 'white',
      partners: ['white'],
      others: ['black', 'black'],
    },
  ],
  /** X6 · with one device they write one after the other, and no sand runs. */
  passing: { settings: { mode: 'teams', hourglass: null }, places: PLACES, holder },
  team,
  colour,
  role: () => null,
  place: ({ team: side }, settings) => team(side, settings),
  /** X4 · whose turn it is to transmit. */
  duty: (member, game) =>
    game.game === 'decrypto' && Object.values(game.encryptors).includes(member)
      ? m.duty_on_air()
      : null,
  mark: (side) => (side === 'white' ? 'white' : 'black'),
  pack: m.pack_decrypto,
  silence: m.decrypto_talk_silence,
  movingOn: m.decrypto_move_on_about,
  joinRunning: m.decrypto_join_running,
  /** X19 · nobody asks quietly there, and only the writers see a note. */
  refereeOfSentences: {
    name: m.decrypto_referee_on,
    on: m.decrypto_referee_on_about,
    off: m.decrypto_referee_off_about,
  },
  Lobby,
  timers: {
    write: m.decrypto_timer_write,
    answer: m.decrypto_timer_answer,
    decision: m.decrypto_timer_decision,
  },
  Settings: lazily(async () => (await import('./settings.tsx')).Settings, SmallNotice).Part,
  Rules: lazily(async () => (await import('./rules.tsx')).Rules, SmallNotice).Part,
  rotation: m.again_air_turns,
  lesson: fetched(async () => (await import('./first-game.ts')).lesson),
  theatre: fetched(async () => (await import('./theatre/index.ts')).theatre),
  screen: lazily(async () => (await import('./screen.tsx')).Screen),
  pages: { sheet: lazily(async () => (await import('./print-screen.tsx')).PrintScreen).Part },
};
