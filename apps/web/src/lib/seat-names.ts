import type { TableView } from '@remez/protocol/client';
import { m } from '../paraglide/messages.js';

/** What a seat is called, by what its people do. */
const roleName = (seat: string): string => {
  if (seat === 'a') return m.duet_side_a();
  if (seat === 'b') return m.duet_side_b();
  return seat.endsWith('spymaster') ? m.role_spymaster() : m.role_operative();
};

/** What a team is called in the game that is being prepared. */
export const teamTitle = (team: string, { game, classic }: TableView['settings']): string => {
  if (game === 'duet') return roleName(team);
  if (classic.mode === 'coop') return m.team_all();
  return team === 'red' ? m.team_red() : m.team_blue();
};

/** A seat, and its team where there is more than one. */
export const seatTitle = (seat: string, settings: TableView['settings']): string => {
  const { game, classic } = settings;
  if (game === 'duet' || classic.mode === 'coop') return roleName(seat);
  const team = seat.startsWith('red') ? m.team_red() : m.team_blue();
  return `${roleName(seat)} · ${team}`;
};

/** Within its team; where the team is but one seat, it needs no name of its own. */
export const seatRole = (seat: string): string =>
  seat === 'a' || seat === 'b' ? m.duet_seats() : roleName(seat);
