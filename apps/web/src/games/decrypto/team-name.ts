import { m } from '../../messages/index.js';
import type { Game, Team } from './view.ts';

/** X1 · the name that a team picked; until then, its colour. X17 · a pair, and one who listens. */
export const teamName = ({ names, mode }: Pick<Game, 'names' | 'mode'>, team: Team): string => {
  const picked = names[team];
  if (picked !== null) return picked;
  if (mode === 'trio') return team === 'white' ? m.team_pair() : m.team_ear();
  return team === 'white' ? m.team_white() : m.team_black();
};
