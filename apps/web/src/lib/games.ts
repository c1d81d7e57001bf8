import type { Settings } from '@remez/protocol/client';
import { m } from '../paraglide/messages.js';

export type GameName = Settings['game'];

/** What is called what in a game, for the screens that all games share. */
interface GameWords {
  readonly name: () => string;
  readonly about: () => string;
  readonly invitation: () => string;
  readonly modes: () => readonly {
    readonly value: string;
    readonly label: string;
    readonly about: string;
  }[];
  readonly team: (team: string, settings: Settings) => string;
  /** What someone is there; null where a team has only one seat. */
  readonly role: (seat: string) => string | null;
  /** Why somebody may not speak now. */
  readonly silence: () => string;
  readonly movingOn: () => string;
}

const classic: GameWords = {
  name: m.game_classic,
  about: m.game_classic_about,
  invitation: m.invite_text,
  modes: () => [
    { value: 'teams', label: m.mode_teams(), about: m.mode_teams_about() },
    { value: 'coop', label: m.mode_coop(), about: m.mode_coop_about() },
    { value: 'trio', label: m.mode_trio(), about: m.mode_trio_about() },
  ],
  team: (team, settings) => {
    if (settings.classic.mode === 'coop') return m.team_all();
    return team === 'red' ? m.team_red() : m.team_blue();
  },
  role: (seat) => (seat.endsWith('spymaster') ? m.role_spymaster() : m.role_operative()),
  silence: m.talk_silence,
  movingOn: m.move_on_about,
};

const duet: GameWords = {
  name: m.game_duet,
  about: m.game_duet_about,
  invitation: m.duet_invite_text,
  modes: () => [],
  team: (side) => (side === 'a' ? m.duet_side_a() : m.duet_side_b()),
  role: () => null,
  silence: m.duet_talk_silence,
  movingOn: m.move_on_about,
};

const decrypto: GameWords = {
  name: m.game_decrypto,
  about: m.game_decrypto_about,
  invitation: m.decrypto_invite_text,
  modes: () => [
    { value: 'teams', label: m.mode_teams(), about: m.decrypto_mode_teams_about() },
    { value: 'trio', label: m.mode_trio(), about: m.decrypto_mode_trio_about() },
  ],
  team: (team, { decrypto: { mode, teamNames } }) => {
    const side = team === 'white' ? 'white' : 'black';
    const picked = teamNames[side];
    if (picked !== null) return picked;
    if (mode === 'trio') return side === 'white' ? m.team_pair() : m.team_ear();
    return side === 'white' ? m.team_white() : m.team_black();
  },
  role: () => null,
  silence: m.decrypto_talk_silence,
  movingOn: m.decrypto_move_on_about,
};

const WORDS: { readonly [name in GameName]: GameWords } = { classic, duet, decrypto };
export const GAME_NAMES = Object.keys(WORDS) as readonly GameName[];

export const wordsOf = (game: GameName): GameWords => WORDS[game];

/** A seat by its role and team, as far as there is more than one of each. */
export const placeName = (
  { seat, team }: { readonly seat: string; readonly team: string },
  settings: Settings,
): string => {
  const words = WORDS[settings.game];
  const role = words.role(seat);
  const isOneTeam = settings.game === 'classic' && settings.classic.mode === 'coop';
  if (role === null) return words.team(team, settings);
  return isOneTeam ? role : `${role} · ${words.team(team, settings)}`;
};
