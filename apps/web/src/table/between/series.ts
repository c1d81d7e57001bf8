import { m } from '../../messages/index.js';
import { useTable } from '../at-table.ts';
import { useGameUi } from '../game-ui.ts';
import { scoreText, winsIn } from '../moments/series.ts';

/** How the evening stands between two teams; undefined before one has won, and where there are no two. */
export const useSeries = (): string | undefined => {
  const { view } = useTable();
  const ui = useGameUi();
  const { settings, seats, finished } = view;
  const teams = [...new Set(seats.map(({ team }) => team))];
  const wins = winsIn(finished, settings.game);
  const [first, second] = teams
    .map((team) => ({ team, count: wins[team] ?? 0 }))
    .sort((one, other) => other.count - one.count);
  if (teams.length !== 2 || first === undefined || second === undefined) return undefined;
  if (first.count === 0) return undefined;
  const score = scoreText(first.count, second.count);
  return first.count === second.count
    ? m.series_tie({ score })
    : m.ending_series({ score, team: (ui.colour ?? ui.team)(first.team, settings) });
};
