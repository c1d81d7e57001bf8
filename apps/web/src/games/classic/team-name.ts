import type { Team } from '@remez/protocol/client';
import { m } from '../../messages/index.js';

/** C26 · with one team, the other colour is the deck's. */
export const teamName = (team: Team, mode: string): string => {
  if (mode === 'coop') return team === 'red' ? m.team_us() : m.team_deck();
  return team === 'red' ? m.team_red() : m.team_blue();
};
